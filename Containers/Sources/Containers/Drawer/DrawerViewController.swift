import UIKit

/// A container with a menu at its side, which is pulled over the content.
///
/// The drawer is pulled out at the edge from which texts run, follows the finger, and is closed with a touch beside it, by pushing
/// it back, or with Escape. It is a child while something of it is to be seen; the content stays one.
@MainActor open class DrawerViewController: ContainerViewController {
    /// The controller that fills the container.
    public private(set) final var contentViewController: UIViewController
    /// The controller at the side.
    public private(set) final var drawerViewController: UIViewController

    /// The widest that the drawer becomes, in points; something beside it always stays free.
    public var maximumWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Whether a finger pulls the drawer out and back.
    public var isSwipeEnabled = true { didSet { updateGestures() } }

    private let shade = UIControl()
    private lazy var opening = SwipeDriver(self, recognizer: UIScreenEdgePanGestureRecognizer())
    private lazy var closing = SwipeDriver(self)

    /// Makes a container with its content and its drawer, which is closed.
    public init(content: UIViewController, drawer: UIViewController) {
        (contentViewController, drawerViewController) = (content, drawer)
        super.init(nibName: nil, bundle: nil)
        show([content])
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("a DrawerViewController has a content and a drawer: make it with init(content:drawer:)")
    }

    /// Whether the drawer is out, or coming out.
    public final var isDrawerOpen: Bool { shownViewControllers.contains(drawerViewController) }

    /// Opens or closes the drawer; one that is on its way turns round where it is.
    public final func setDrawerOpen(_ isOpen: Bool, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        show(
            isOpen ? [contentViewController, drawerViewController] : [contentViewController],
            using: animated ? pull : nil, completion: completion)
    }

    /// Shows another content; an open drawer closes.
    ///
    /// - Parameter transition: How the content takes the place of the one before, and whether an open drawer glides away; nil
    ///   changes at once.
    public final func setContent(
        _ content: UIViewController, using transition: ContainerTransition? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        let closes = isDrawerOpen
        contentViewController = content
        guard closes, transition != nil else { return show([content], using: transition, completion: completion) }
        // The content changes under the drawer, which then goes.
        show([content, drawerViewController], using: nil)
        setDrawerOpen(false, animated: true, completion: completion)
    }

    // MARK: Places

    open override var primaryViewController: UIViewController? { contentViewController }
    open override var focusViewController: UIViewController? {
        isDrawerOpen ? drawerViewController : contentViewController
    }

    open override func frames(for controllers: [UIViewController], in bounds: CGRect) -> [CGRect] {
        controllers.map { controller in
            guard controller === drawerViewController else { return bounds }
            let width = max(0, min(maximumWidth, bounds.width - 56))
            return CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        }
    }

    /// The drawer comes from its edge, and the content darkens.
    private var pull: ContainerTransition {
        var transition = ContainerTransition(timing: UISpringTimingParameters(dampingRatio: 1)) { [shade] context in
            let sign = -context.trailingSign
            @MainActor func hide(_ host: UIView) {
                host.transform = CGAffineTransform(translationX: sign * host.bounds.width, y: 0)
            }
            if let host = context.leaving.first ?? context.entering.first, host.superview === context.contentView {
                host.superview?.bringSubviewToFront(shade)
                host.superview?.bringSubviewToFront(host)
            }
            let opens = !context.entering.isEmpty
            for host in context.entering { hide(host) }
            shade.alpha = opens ? 0 : 1
            context.animate {
                for host in context.entering { host.transform = .identity }
                for host in context.leaving { hide(host) }
                shade.alpha = opens ? 1 : 0
            }
        }
        transition.yieldsToReducedMotion = false
        return transition
    }

    // MARK: Loading

    open override func viewDidLoad() {
        super.viewDidLoad()
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        shade.accessibilityLabel = "Close"
        shade.alpha = 0
        shade.frame = contentView.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.addTarget(self, action: #selector(close), for: .touchUpInside)
        contentView.addSubview(shade)
        contentView.addGestureRecognizer(opening.recognizer)
        contentView.addGestureRecognizer(closing.recognizer)
        opening.offer = { [weak self] in self?.offer(opens: true, velocity: $0) }
        closing.offer = { [weak self] in self?.offer(opens: false, velocity: $0) }
        updateGestures()
        arrange()
    }

    private func updateGestures() {
        guard isViewLoaded else { return }
        (opening.recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = isRightToLeft ? .right : .left
        opening.recognizer.isEnabled = isSwipeEnabled
        closing.recognizer.isEnabled = isSwipeEnabled
    }

    private func offer(opens: Bool, velocity: CGPoint) -> SwipeDriver.Offer? {
        let sign: CGFloat = isRightToLeft ? -1 : 1
        guard opens != isDrawerOpen, abs(velocity.x) > abs(velocity.y), (velocity.x * sign > 0) == opens else {
            return nil
        }
        let width = frames(for: [drawerViewController], in: contentView.bounds)[0].width
        return SwipeDriver.Offer(
            controllers: opens ? [contentViewController, drawerViewController] : [contentViewController],
            transition: pull, way: CGVector(dx: width * sign * (opens ? 1 : -1), dy: 0))
    }

    @objc private func close() { setDrawerOpen(false, animated: true) }

    open override func didChange(from old: [UIViewController], to new: [UIViewController]) {
        arrange()
        super.didChange(from: old, to: new)
    }

    open override func didCancelChange(from old: [UIViewController], to new: [UIViewController]) {
        arrange()
        super.didCancelChange(from: old, to: new)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        updateGestures()
    }

    /// Brings shade and drawer into their order, and what is below them out of the reach of assistive technology.
    private func arrange() {
        guard isViewLoaded, !isChanging else { return }
        let host = drawerViewController.viewIfLoaded?.superview
        let isOpen = isDrawerOpen && host?.superview === contentView
        shade.alpha = isOpen ? 1 : 0
        contentView.bringSubviewToFront(shade)
        if isOpen, let host { contentView.bringSubviewToFront(host) }
        contentViewController.viewIfLoaded?.superview?.accessibilityElementsHidden = isOpen
    }

    // MARK: Keys

    open override var canBecomeFirstResponder: Bool { true }

    open override var keyCommands: [UIKeyCommand]? {
        guard isDrawerOpen else { return super.keyCommands }
        return (super.keyCommands ?? []) + [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close))
        ]
    }

    open override func accessibilityPerformEscape() -> Bool {
        guard isDrawerOpen else { return super.accessibilityPerformEscape() }
        setDrawerOpen(false, animated: true)
        return true
    }
}
