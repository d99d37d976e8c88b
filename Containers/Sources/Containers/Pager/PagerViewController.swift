import UIKit

/// The source of a pager's controllers. It may go on for ever.
@MainActor public protocol PagerViewControllerDataSource: AnyObject {
    /// The controller before another; nil where the pages begin.
    func pager(_ pager: PagerViewController, before controller: UIViewController) -> UIViewController?
    /// The controller after another; nil where the pages end.
    func pager(_ pager: PagerViewController, after controller: UIViewController) -> UIViewController?
}

/// A container that a finger leafs through, one page at a time, for as long as its data source has pages.
///
/// A page is asked for when a finger moves towards it, and is a child only while something of it is to be seen; so appearance
/// callbacks come for the pages that a person sees, and once.
@MainActor open class PagerViewController: ContainerViewController {
    /// The way on which pages follow each other.
    public enum Axis: Sendable { case horizontal, vertical }

    /// The source of the pages beside the current one.
    public weak var dataSource: (any PagerViewControllerDataSource)?
    /// Called when a person has leafed to a page.
    public var didLeaf: ((UIViewController) -> Void)?
    /// The way on which pages follow each other.
    public var axis = Axis.horizontal
    /// How pages follow each other; nil slides along the axis.
    public var transition: ContainerTransition?
    /// Whether a finger leafs.
    public var isSwipeEnabled = true { didSet { swipe.recognizer.isEnabled = isSwipeEnabled } }

    private lazy var swipe = SwipeDriver(self)

    /// The page that is shown, or will be.
    public final var currentPage: UIViewController? { shownViewControllers.first }

    /// Shows a page; later ones come from the data source.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - isBackward: Whether an animated change goes as to an earlier page.
    public final func showPage(
        _ page: UIViewController, backward isBackward: Bool = false, animated: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        show([page], using: animated ? pageTransition.backward(isBackward) : nil, completion: completion)
    }

    /// Leafs to the next page, or the one before; answers whether there is one.
    @discardableResult public final func leaf(backward isBackward: Bool = false, animated: Bool = true) -> Bool {
        guard let page = neighbour(isBackward: isBackward) else { return false }
        showPage(page, backward: isBackward, animated: animated)
        return true
    }

    private var pageTransition: ContainerTransition {
        transition ?? .slide(axis == .horizontal ? .leading : .up)
    }

    private func neighbour(isBackward: Bool) -> UIViewController? {
        guard let currentPage else { return nil }
        return isBackward
            ? dataSource?.pager(self, before: currentPage) : dataSource?.pager(self, after: currentPage)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.clipsToBounds = true
        contentView.addGestureRecognizer(swipe.recognizer)
        swipe.recognizer.isEnabled = isSwipeEnabled
        swipe.offer = { [weak self] in self?.offer(at: $0) }
        swipe.didEnd = { [weak self] isFinished in
            guard let self, isFinished, let currentPage else { return }
            didLeaf?(currentPage)
        }
    }

    /// The page towards which a finger moves. It is asked for once, though the recognizer asks before it begins and then again.
    private var offered: (page: UIViewController, current: UIViewController, isBackward: Bool)?

    private func offer(at velocity: CGPoint) -> SwipeDriver.Offer? {
        let isAlong = axis == .horizontal ? abs(velocity.x) > abs(velocity.y) : abs(velocity.y) > abs(velocity.x)
        guard isAlong, let currentPage else { return nil }
        let sign: CGFloat = axis == .horizontal && isRightToLeft ? -1 : 1
        let isBackward = (axis == .horizontal ? velocity.x * sign : velocity.y) > 0
        var page = neighbour(isBackward: isBackward, from: currentPage)
        if page === currentPage { page = nil }
        guard let page else { return nil }
        let size = contentView.bounds.size
        let direction: CGFloat = isBackward ? 1 : -1
        let way =
            axis == .horizontal
            ? CGVector(dx: size.width * sign * direction, dy: 0) : CGVector(dx: 0, dy: size.height * direction)
        return SwipeDriver.Offer(
            controllers: [page], transition: pageTransition.backward(isBackward), way: way)
    }

    private func neighbour(isBackward: Bool, from current: UIViewController) -> UIViewController? {
        if let offered, offered.current === current, offered.isBackward == isBackward { return offered.page }
        offered = neighbour(isBackward: isBackward).map { ($0, current, isBackward) }
        return offered?.page
    }

    open override func didChange(from old: [UIViewController], to new: [UIViewController]) {
        offered = nil
        super.didChange(from: old, to: new)
    }

    open override func didCancelChange(from old: [UIViewController], to new: [UIViewController]) {
        offered = nil
        super.didCancelChange(from: old, to: new)
    }

    // MARK: Accessibility and keys

    /// Says the title of the page that has come.
    open override func announceChange(from old: [UIViewController], to new: [UIViewController]) {
        guard !old.isEmpty, let title = currentPage?.title else { return super.announceChange(from: old, to: new) }
        UIAccessibility.post(notification: .pageScrolled, argument: title)
    }

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        switch direction {
        case .next: return leaf()
        case .previous: return leaf(backward: true)
        case .left where axis == .horizontal: return leaf(backward: isRightToLeft)
        case .right where axis == .horizontal: return leaf(backward: !isRightToLeft)
        case .up where axis == .vertical: return leaf()
        case .down where axis == .vertical: return leaf(backward: true)
        default: return super.accessibilityScroll(direction)
        }
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override var keyCommands: [UIKeyCommand]? {
        let isTurned = isRightToLeft && axis == .horizontal
        let next = axis == .vertical ? UIKeyCommand.inputDownArrow : UIKeyCommand.inputRightArrow
        let previous = axis == .vertical ? UIKeyCommand.inputUpArrow : UIKeyCommand.inputLeftArrow
        return (super.keyCommands ?? []) + [
            UIKeyCommand(input: isTurned ? previous : next, modifierFlags: [], action: #selector(leafOn)),
            UIKeyCommand(input: isTurned ? next : previous, modifierFlags: [], action: #selector(leafBack)),
        ]
    }

    @objc private func leafOn() { leaf() }
    @objc private func leafBack() { leaf(backward: true) }
}
