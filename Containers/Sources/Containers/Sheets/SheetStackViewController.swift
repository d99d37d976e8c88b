import UIKit

/// A container with a stack of sheets over its content. Each rests at one of its detents.
///
/// A finger draws the sheet in front from detent to detent, and off below the lowest. Where it touches a scroll view, that
/// scrolls, unless the sheet is not at its largest, or the scroll view is at its top and the finger moves down. Sheets behind the
/// one in front peek out above it, as cards do. Content and sheets are children while they are in the stack.
@MainActor open class SheetStackViewController: ContainerViewController {
    /// The receiver of what people do with sheets.
    public weak var sheetDelegate: (any SheetStackViewControllerDelegate)?

    /// The widest that sheets become, in points; wider containers have them in the middle.
    public var maximumSheetWidth: CGFloat = 640 { didSet { replaceChildren() } }
    /// The radius of the sheets' upper corners, in points.
    public var cornerRadius: CGFloat = 14
    /// Whether a handle is seen at the top of sheets with more than one detent.
    public var showsGrabber = true { didSet { replaceChildren() } }
    /// The largest detent at which the content is neither dimmed nor out of reach; nil where it is at all.
    public var largestUndimmedDetent: SheetDetent? { didSet { replaceChildren() } }
    /// Whether a finger draws the sheet in front.
    public var isDragEnabled = true { didSet { drag.recognizer.isEnabled = isDragEnabled } }

    /// A sheet's detents, and which it rests at.
    struct Rest {
        var detents: [SheetDetent]
        var selected: SheetDetent
    }

    var rests: [ObjectIdentifier: Rest] = [:]
    /// The top of the sheet that a finger holds, in the content view's coordinates.
    var heldTop: CGFloat?
    let shade = UIControl()
    lazy var drag = SheetDrag(self)
    private var content: UIViewController?

    /// Makes a container with its content.
    public convenience init(content: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setContent(content)
    }

    // MARK: The stack

    /// The controller below the sheets.
    public final var contentViewController: UIViewController? { content }

    /// The sheets, the one in front last.
    public final var sheetViewControllers: [UIViewController] { shownViewControllers.filter { $0 !== content } }

    /// The sheet in front.
    public final var topSheet: UIViewController? { sheetViewControllers.last }

    /// Shows another content below the sheets, or none.
    public final func setContent(
        _ content: UIViewController?, using transition: ContainerTransition? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        let sheets = sheetViewControllers.filter { $0 !== content }
        self.content = content
        show((content.map { [$0] } ?? []) + sheets, using: transition, completion: completion)
    }

    /// Puts a sheet before the others.
    ///
    /// - Parameters:
    ///   - controller: A controller that is not in the stack.
    ///   - detents: The heights at which it rests, in any order, at least one.
    ///   - selected: The height at which it comes in; nil for the first of the detents.
    public final func pushSheet(
        _ controller: UIViewController, detents: [SheetDetent] = [.medium, .large], selected: SheetDetent? = nil,
        animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            !shownViewControllers.contains(controller),
            "\(controller) is in the stack; pop it before it is pushed anew")
        forgetRests()
        setRest(detents, selected, of: controller)
        show(shownViewControllers + [controller], using: animated ? rise : nil, completion: completion)
    }

    /// Takes the sheet in front away; nil where there is none.
    @discardableResult public final func popSheet(
        animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) -> UIViewController? {
        guard let topSheet else { return nil }
        show(shownViewControllers.filter { $0 !== topSheet }, using: animated ? rise : nil, completion: completion)
        return topSheet
    }

    /// Takes away the sheets before one in the stack; those before the content where it is nil.
    public final func pop(
        to controller: UIViewController?, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        let sheets = sheetViewControllers
        let index = controller.flatMap { sheets.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        precondition(
            controller == nil || controller === content || index > 0,
            "a pop ends at a sheet of the stack, or at its content")
        let leaving = sheets[index...]
        show(
            shownViewControllers.filter { !leaving.contains($0) }, using: animated ? rise : nil, completion: completion)
    }

    // MARK: Detents

    /// The heights at which a sheet of the stack rests; none for another controller.
    public final func detents(of sheet: UIViewController) -> [SheetDetent] {
        rest(of: sheet)?.detents ?? []
    }

    /// The height at which a sheet of the stack rests; nil for another controller.
    public final func selectedDetent(of sheet: UIViewController) -> SheetDetent? {
        rest(of: sheet)?.selected
    }

    private func rest(of sheet: UIViewController) -> Rest? {
        sheetViewControllers.contains(sheet) ? rests[ObjectIdentifier(sheet)] : nil
    }

    /// Gives a sheet of the stack other heights; the one that it has stays where it is among them.
    public final func setDetents(
        _ detents: [SheetDetent], selected: SheetDetent? = nil, of sheet: UIViewController, animated: Bool = true
    ) {
        precondition(sheetViewControllers.contains(sheet), "detents are set for a sheet of the stack; push it first")
        let current = selectedDetent(of: sheet).flatMap { detents.contains($0) ? $0 : nil }
        setRest(detents, selected ?? current, of: sheet)
        rearrange(animated: animated)
    }

    /// Lets a sheet of the stack rest at another of its detents.
    public final func selectDetent(_ detent: SheetDetent, of sheet: UIViewController, animated: Bool = true) {
        precondition(detents(of: sheet).contains(detent), "a detent that is selected is one of the sheet's detents")
        rests[ObjectIdentifier(sheet)]?.selected = detent
        rearrange(animated: animated)
    }

    private func setRest(_ detents: [SheetDetent], _ selected: SheetDetent?, of sheet: UIViewController) {
        precondition(!detents.isEmpty, "a sheet has at least one detent")
        precondition(
            selected.map { detents.contains($0) } ?? true, "a detent that is selected is one of the sheet's detents")
        rests[ObjectIdentifier(sheet)] = Rest(detents: detents, selected: selected ?? detents[0])
    }

    // MARK: The base's questions

    /// The content, which decides about the status bar: sheets stay below it.
    open override var primaryViewController: UIViewController? { content ?? shownViewControllers.last }
    open override var focusViewController: UIViewController? { topSheet ?? content }

    open override func frames(for controllers: [UIViewController], in bounds: CGRect) -> [CGRect] {
        controllers.map { controller in
            guard let rest = rests[ObjectIdentifier(controller)], controller !== content else { return bounds }
            return sheetFrame(controller, rest, in: bounds)
        }
    }

    open override func prepareHost(_ host: UIView, for controller: UIViewController) {
        super.prepareHost(host, for: controller)
        guard controller !== content else { return }
        host.layer.cornerRadius = cornerRadius
        host.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        host.layer.borderWidth = 0.5
        host.clipsToBounds = true
        host.accessibilityViewIsModal = false
    }

    open override func didPlace(_ controllers: [UIViewController]) {
        super.didPlace(controllers)
        arrangeStack(controllers)
    }

    open override func didChange(from old: [UIViewController], to new: [UIViewController]) {
        if isViewLoaded { arrangeStack(placedViewControllers) }
        super.didChange(from: old, to: new)
    }

    open override func didCancelChange(from old: [UIViewController], to new: [UIViewController]) {
        if isViewLoaded { arrangeStack(placedViewControllers) }
        super.didCancelChange(from: old, to: new)
    }

    /// Forgets the detents of sheets that are gone for good.
    private func forgetRests() {
        let kept = Set((shownViewControllers + records.map(\.controller)).map(ObjectIdentifier.init))
        rests = rests.filter { kept.contains($0.key) }
    }

    override func didLose(_ controller: UIViewController) {
        if controller === content { content = nil }
    }

    // MARK: Loading

    open override func viewDidLoad() {
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.35)
        shade.alpha = 0
        shade.accessibilityLabel = "Close"
        shade.accessibilityIdentifier = "Containers.shade"
        shade.addTarget(self, action: #selector(didTapShade), for: .touchUpInside)
        super.viewDidLoad()
        contentView.clipsToBounds = true
        contentView.addGestureRecognizer(drag.recognizer)
        drag.recognizer.isEnabled = isDragEnabled
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        replaceChildren()
    }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if isViewLoaded { arrangeStack(placedViewControllers) }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        rearrange(animated: true)
    }

    // MARK: Keys and assistive technology

    @objc private func didTapShade() { popByHand() }

    open override var canBecomeFirstResponder: Bool { true }

    open override var keyCommands: [UIKeyCommand]? {
        guard topSheet != nil else { return super.keyCommands }
        return (super.keyCommands ?? []) + [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(didTapShade))
        ]
    }

    open override func accessibilityPerformEscape() -> Bool { popByHand() || super.accessibilityPerformEscape() }

    // MARK: Restoration

    private static let detentsKey = "Containers.detents"

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let places = sheetViewControllers.map { sheet -> NSNumber in
            let place = selectedDetent(of: sheet).flatMap { detents(of: sheet).firstIndex(of: $0) }
            return NSNumber(value: place ?? 0)
        }
        coder.encode(places as NSArray, forKey: Self.detentsKey)
    }

    /// Lets the sheets that the app has pushed again rest where they did.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let places = coder.decodeObject(forKey: Self.detentsKey) as? [NSNumber] ?? []
        for (sheet, place) in zip(sheetViewControllers, places) {
            let detents = detents(of: sheet)
            guard detents.indices.contains(place.intValue) else { continue }
            rests[ObjectIdentifier(sheet)]?.selected = detents[place.intValue]
        }
        replaceChildren()
    }
}

/// The receiver of what people do with sheets; all methods may be left out.
@MainActor public protocol SheetStackViewControllerDelegate: AnyObject {
    /// Whether a person may take the sheet in front away.
    func sheetStack(_ container: SheetStackViewController, shouldPop sheet: UIViewController) -> Bool
    /// Called when a person has taken a sheet away; it may still be on its way.
    func sheetStack(_ container: SheetStackViewController, didPop sheet: UIViewController)
    /// Called when a person has drawn a sheet to another of its detents.
    func sheetStack(
        _ container: SheetStackViewController, didSelect detent: SheetDetent, of sheet: UIViewController)
}

extension SheetStackViewControllerDelegate {
    public func sheetStack(_ container: SheetStackViewController, shouldPop sheet: UIViewController) -> Bool { true }
    public func sheetStack(_ container: SheetStackViewController, didPop sheet: UIViewController) {}
    public func sheetStack(
        _ container: SheetStackViewController, didSelect detent: SheetDetent, of sheet: UIViewController
    ) {}
}
