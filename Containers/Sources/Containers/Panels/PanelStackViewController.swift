import UIKit

/// A container that shows controllers side by side, in a column or a row, with dividers that a finger drags.
///
/// Panels share the space equally or by what they prefer, until somebody drags a divider; then by the lengths that they have.
/// A panel can be collapsed, by code or by pushing a divider over it: then it is no child, and hears that it has disappeared,
/// but keeps its place, from which its divider pulls it out again. Where `allowsReordering` is set, a long press lifts a panel.
@MainActor open class PanelStackViewController: ContainerViewController {
    /// A rule by which panels share the space before anybody has dragged a divider.
    public enum Sizing: CaseIterable, Sendable {
        /// All get the same.
        case equal
        /// Panels with a `preferredContentSize` get its length; the others share the rest.
        case preferred
    }

    // MARK: Arrangement

    /// The way on which panels follow each other: a column, or a row, which runs as texts do.
    public var axis = NSLayoutConstraint.Axis.vertical { didSet { arrange() } }
    /// How panels share the space.
    public var sizing = Sizing.equal { didSet { arrange() } }
    /// The least that a panel gets, in points, as long as there is enough for all; see `minimumLength(of:)`.
    public var minimumLength: CGFloat = 88 { didSet { arrange() } }
    /// The thickness of dividers, in points.
    public var dividerThickness: CGFloat = 12 { didSet { arrange() } }
    /// How panels come and go; those that stay glide to their new places. Nil changes at once.
    public var transition: ContainerTransition? = .crossFade.lasting(0.3)

    // MARK: By hand

    /// Whether a finger drags dividers, and assistive technology moves them.
    public var allowsResizing = true { didSet { arrange() } }
    /// Whether a divider that is pushed over a panel collapses it.
    public var allowsCollapsing = true { didSet { arrange() } }
    /// Whether a long press lifts a panel, so that it can be put elsewhere.
    public var allowsReordering = false { didSet { arrange() } }
    /// Called when a person has dragged a divider, or has collapsed, brought back or moved a panel.
    public var didArrangeByHand: (() -> Void)?

    var list: [UIViewController] = []
    var collapsed: Set<ObjectIdentifier> = []
    /// The parts of the space that panels have got by hand or by code; empty while `sizing` decides.
    var weights: [ObjectIdentifier: CGFloat] = [:]
    var dividers: [PanelDividerView] = []
    var dividerDrag: PanelDividerDrag?
    lazy var lift = PanelLift(self)

    /// Makes a container with its panels.
    public convenience init(viewControllers: [UIViewController], axis: NSLayoutConstraint.Axis = .vertical) {
        self.init(nibName: nil, bundle: nil)
        self.axis = axis
        self.viewControllers = viewControllers
    }

    // MARK: The list

    /// The panels in their order, the collapsed ones too.
    public final var viewControllers: [UIViewController] {
        get { list }
        set { setViewControllers(newValue) }
    }

    /// Shows panels in place of the ones before; those that are among both keep their lengths, and stay collapsed.
    public final func setViewControllers(
        _ controllers: [UIViewController], using transition: ContainerTransition? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
            "viewControllers names each controller once")
        list = controllers
        let kept = Set(controllers.map(ObjectIdentifier.init))
        collapsed.formIntersection(kept)
        weights = weights.filter { kept.contains($0.key) }
        showPanels(using: transition, completion: completion)
    }

    /// Puts a panel into the list, or moves it there.
    public final func insert(
        _ controller: UIViewController, at index: Int, using transition: ContainerTransition? = nil
    ) {
        var controllers = list.filter { $0 !== controller }
        controllers.insert(controller, at: min(index, controllers.count))
        setViewControllers(controllers, using: transition)
    }

    /// Takes the panel at an index out of the list.
    @discardableResult public final func removeViewController(
        at index: Int, using transition: ContainerTransition? = nil
    ) -> UIViewController {
        var controllers = list
        let removed = controllers.remove(at: index)
        setViewControllers(controllers, using: transition)
        return removed
    }

    /// Moves the panel at an index to another.
    public final func moveViewController(
        from index: Int, to newIndex: Int, using transition: ContainerTransition? = nil
    ) {
        var controllers = list
        controllers.insert(controllers.remove(at: index), at: newIndex)
        setViewControllers(controllers, using: transition)
    }

    // MARK: Collapsing

    /// Whether a panel is collapsed.
    public final func isCollapsed(_ controller: UIViewController) -> Bool {
        collapsed.contains(ObjectIdentifier(controller))
    }

    /// Collapses a panel of the list, or brings it back at the length that it had.
    public final func setCollapsed(
        _ isCollapsed: Bool, _ controller: UIViewController, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            list.contains(controller), "a panel that is collapsed is one of viewControllers; add it there first")
        if isCollapsed {
            collapsed.insert(ObjectIdentifier(controller))
        } else {
            collapsed.remove(ObjectIdentifier(controller))
        }
        showPanels(using: animated ? transition : nil, completion: completion)
    }

    // MARK: Lengths

    /// The length that a panel has when what was asked for is done, in points and without what lies beyond the safe area; 0
    /// where it is collapsed, and before the view is loaded.
    public final func length(of controller: UIViewController) -> CGFloat {
        let shown = shownViewControllers
        return zip(shown, lengths(of: shown)).first { $0.0 === controller }?.1 ?? 0
    }

    /// Gives a panel of the list a part of the space, from 0 to 1; the others keep their proportions.
    public final func setFraction(_ fraction: CGFloat, of controller: UIViewController, animated: Bool = false) {
        precondition(
            list.contains(controller), "a panel that gets a length is one of viewControllers; add it there first")
        keepLengths()
        let others = list.filter { $0 !== controller && !isCollapsed($0) }
            .reduce(0) { $0 + (weights[ObjectIdentifier($1)] ?? 1) }
        let fraction = min(max(fraction, 0.01), 0.99)
        weights[ObjectIdentifier(controller)] = max(others, 1) * fraction / (1 - fraction)
        arrange(animated: animated)
    }

    /// Lets `sizing` decide again.
    public final func resetLengths(animated: Bool = false) {
        weights = [:]
        arrange(animated: animated)
    }

    /// The least that a panel gets, in points. Called at every layout; the base answers `minimumLength`.
    open func minimumLength(of controller: UIViewController) -> CGFloat { minimumLength }

    // MARK: The base's questions

    open override var primaryViewController: UIViewController? { shownViewControllers.first }

    open override func frames(for controllers: [UIViewController], in bounds: CGRect) -> [CGRect] {
        arrangement(of: controllers, in: bounds).panels
    }

    open override func preferredContentSize(showing controllers: [UIViewController]) -> CGSize {
        let sizes = controllers.map(\.preferredContentSize)
        guard sizes.contains(where: { $0 != .zero }) else { return .zero }
        let gaps = dividerThickness * CGFloat(max(list.count - 1, 0))
        return axis == .horizontal
            ? CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
            : CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
    }

    /// Says that places have changed; the cursor of assistive technology stays where it is.
    open override func announceChange(from old: [UIViewController], to new: [UIViewController]) {
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    /// Panels may become shorter than what is in them.
    open override func prepareHost(_ host: UIView, for controller: UIViewController) {
        super.prepareHost(host, for: controller)
        host.clipsToBounds = true
    }

    open override func didPlace(_ controllers: [UIViewController]) {
        super.didPlace(controllers)
        placeDividers(controllers)
        lift.update()
    }

    open override func didChange(from old: [UIViewController], to new: [UIViewController]) {
        lift.update()
        super.didChange(from: old, to: new)
    }

    override func didLose(_ controller: UIViewController) {
        list.removeAll { $0 === controller }
        collapsed.remove(ObjectIdentifier(controller))
        weights[ObjectIdentifier(controller)] = nil
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        contentView.clipsToBounds = true
        contentView.addGestureRecognizer(lift.recognizer)
        arrange()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        arrange()
    }

    // MARK: Restoration

    private static let collapsedKey = "Containers.collapsed"
    private static let weightsKey = "Containers.weights"

    open override var restorableViewControllers: [UIViewController] { list }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(list.map { NSNumber(value: isCollapsed($0)) } as NSArray, forKey: Self.collapsedKey)
        let lengths = list.map { NSNumber(value: Double(weights[ObjectIdentifier($0)] ?? 0)) }
        coder.encode((weights.isEmpty ? [] : lengths) as NSArray, forKey: Self.weightsKey)
    }

    /// Gives the panels the state that as many had when it was kept; their order is the app's.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let states = coder.decodeObject(forKey: Self.collapsedKey) as? [NSNumber], states.count == list.count
        else { return }
        collapsed = Set(zip(list, states).filter { $0.1.boolValue }.map { ObjectIdentifier($0.0) })
        let lengths = (coder.decodeObject(forKey: Self.weightsKey) as? [NSNumber]) ?? []
        weights = [:]
        for (controller, length) in zip(list, lengths) where length.doubleValue > 0 {
            weights[ObjectIdentifier(controller)] = CGFloat(length.doubleValue)
        }
        showPanels(using: nil, completion: nil)
    }
}
