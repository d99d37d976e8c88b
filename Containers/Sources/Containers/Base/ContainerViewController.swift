import UIKit

/// A controller that shows other controllers, and the base of custom containers.
///
/// A container says which controllers it shows with `show(_:using:completion:)`, where they go with `frames(for:in:)`, and how
/// they come and go with a `ContainerTransition`. Everything else is done here: the calls of containment in their order, the
/// callbacks of appearance once each, interrupted and reversed animations, sizes, the status bar, and accessibility.
///
/// Quick changes are taken together: while a change is animated, a wish for what was shown before turns it round, and of other
/// wishes only the last is carried out. A change that nobody sees is not animated.
///
/// Children are added and removed by `show(_:using:completion:)` alone. A child that another container takes over is given up.
@MainActor open class ContainerViewController: UIViewController {
    // MARK: State

    /// The receiver of reports.
    public weak var containerDelegate: (any ContainerViewControllerDelegate)?

    var records: [ContainedChild] = []
    var change: ContainerChange?
    /// The wish that waits for the running change, or for the view.
    var waiting: ContainerRequest?
    /// What a change leads to while children are told of it; nil while nobody is told anything.
    var toldGoal: [UIViewController]?
    var isTelling: Bool { toldGoal != nil }
    var phase = AppearancePhase.disappeared
    var isPhaseAnimated = false
    var laidOutBounds: CGRect?
    var streams = ContainerEventStreams()

    deinit { streams.finish() }

    /// The view that holds the children's views.
    ///
    /// In a nib it may be connected to a view of its own; otherwise it is made when the view is loaded, and fills it. A subclass
    /// that lays it out differently does so after `super.viewDidLoad()`, and overrides `fillsViewWithContent`.
    @IBOutlet public var contentView: UIView!

    /// Whether a content view that is not in a nib is resized with the container's view; an override may return false and
    /// constrain it.
    open var fillsViewWithContent: Bool { true }

    // MARK: Showing

    /// The controllers that are shown, or will be when everything asked for is done; in order.
    public final var shownViewControllers: [UIViewController] {
        waiting?.controllers ?? toldGoal ?? change?.goal ?? records.map(\.controller)
    }

    /// Whether a change is animated at the moment.
    public final var isChanging: Bool { change != nil }

    /// The reports of what happens from now on. Each call makes a stream, which ends with the container.
    public final var events: AsyncStream<ContainerEvent> { streams.add() }

    /// The child that decides about the status bar, the home indicator and the preferred content size.
    ///
    /// Called whenever the children have changed. The base answers the last one shown; an override need not call `super`.
    open var primaryViewController: UIViewController? { shownViewControllers.last }

    // MARK: Places

    /// The places of children, in the coordinates of `contentView`, and in the children's order.
    ///
    /// Called at every layout, before and after changes, and for sizes that the container will have. An override calculates and
    /// changes nothing. The base gives every child all of the bounds.
    open func frames(for controllers: [UIViewController], in bounds: CGRect) -> [CGRect] {
        controllers.map { _ in bounds }
    }

    /// The traits that a child gets in place of the container's; nil, as the base answers, for the container's own.
    open func overrideTraitCollection(for controller: UIViewController) -> UITraitCollection? { nil }

    /// The size that the container prefers, in points, for what its children prefer.
    ///
    /// Called when children change, or change what they prefer. The base answers what the primary child prefers.
    open func preferredContentSize(showing controllers: [UIViewController]) -> CGSize {
        primaryViewController?.preferredContentSize ?? .zero
    }

    /// The view in which a child's view will stand is given its look: round corners, a border, a handle.
    ///
    /// Called once when a controller is taken in, before it is placed. Transitions move the host and its transparency, so an
    /// override sets neither; what it adds to the host comes after the child's view is there, in `didPlace(_:)`. The base does
    /// nothing.
    open func prepareHost(_ host: UIView, for controller: UIViewController) {}

    /// What belongs to the children's places is placed: dividers, shades.
    ///
    /// Called after children were given their places, at layouts and changes, and inside the animation of an animated change, so
    /// that what an override moves is animated along. The base does nothing.
    ///
    /// - Parameter controllers: The children that stay or come in, in order.
    open func didPlace(_ controllers: [UIViewController]) {}

    /// A child was taken over by somebody else; a subclass that keeps a list of its own forgets it there.
    func didLose(_ controller: UIViewController) {}

    // MARK: Attention

    /// The child to which the focus of keyboards and of assistive technology goes.
    ///
    /// Called after changes. The base answers the primary child; an override need not call `super`.
    open var focusViewController: UIViewController? { primaryViewController }

    /// Assistive technology is told of a change.
    ///
    /// Called after a change on the screen that nothing else follows. The base says that the screen has changed, and moves the
    /// cursor to the child with the focus; an override may post another notification in its place.
    open func announceChange(from old: [UIViewController], to new: [UIViewController]) {
        UIAccessibility.post(notification: .screenChanged, argument: focusViewController?.viewIfLoaded)
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        focusViewController.map { [$0] } ?? super.preferredFocusEnvironments
    }

    // MARK: Reports

    /// Called before the first child is told anything of a change. An override calls `super`, which tells the delegate.
    open func willChange(from old: [UIViewController], to new: [UIViewController]) {
        streams.yield(.willChange(from: old, to: new))
        containerDelegate?.container(self, willChangeFrom: old, to: new)
    }

    /// Called when all children have heard that a change is over. An override calls `super`, which tells the delegate.
    open func didChange(from old: [UIViewController], to new: [UIViewController]) {
        streams.yield(.didChange(from: old, to: new))
        containerDelegate?.container(self, didChangeFrom: old, to: new)
    }

    /// Called when a change was turned round and has ended where it began. An override calls `super`, which tells the delegate.
    open func didCancelChange(from old: [UIViewController], to new: [UIViewController]) {
        streams.yield(.didCancel(from: old, to: new))
        containerDelegate?.container(self, didCancelChangeFrom: old, to: new)
    }

    // MARK: The controller's own life

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addContentView()
        carryOutWaiting()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        headContainer(in: true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        arriveContainer(in: true)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        headContainer(in: false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        arriveContainer(in: false)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutChildren()
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        completeChange()
        super.viewWillTransition(to: size, with: coordinator)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        size(forChild: container, in: parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        updatePreferredContentSize()
        if isViewLoaded { view.setNeedsLayout() }
    }

    open override var childForStatusBarStyle: UIViewController? { primaryViewController }
    open override var childForStatusBarHidden: UIViewController? { primaryViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { primaryViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { primaryViewController }

    // MARK: Restoration

    /// The children whose own state is kept with the container's, if they have a restoration identifier.
    open var restorableViewControllers: [UIViewController] { shownViewControllers }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for (index, child) in restorableViewControllers.enumerated() where child.restorationIdentifier != nil {
            coder.encode(child, forKey: "Containers.child.\(index)")
        }
    }
}
