import Foundation

/// Shows the topmost of a stack of controllers, with a bar above it that names it and leads back.
open class UINavigationController: UIViewController {
    /// The methods that apps name by selector.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UINavigationController", methods: navigationMethods)
    }

    /// Which way a transition goes.
    public enum Operation: Int, Sendable { case none, push, pop }

    /// How long bars take to come and go, in seconds.
    public static let hideShowBarDuration: CGFloat = 0.2

    /// Hears what is shown, and may animate it; not kept alive.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// From the root to the one on top. The view shows what the app sees here only after the next layout (fact 5.05).
    var stack: [UIViewController] = []
    /// The state of what is on view, which follows the stack.
    var showing = NavigationShowing()

    /// The bar's class; what a storyboard says of it comes before the bar is first asked for.
    var barClass: UINavigationBar.Type
    private(set) lazy var bar = makeBar()
    var isBarHidden = false
    var toolbarClass: UIToolbar.Type
    private(set) var storedToolbar: UIToolbar?
    var isBottomBarHidden = true
    /// The scroll view that the bars go with.
    weak var followed: UIScrollView?
    var isAdoptingScroll = false
    /// How many animations of coming and going bars are under way.
    var movingBars = 0

    /// Makes a controller with its first screen, which is sent `willMove(toParent:)` here (fact 5.01).
    public init(rootViewController: UIViewController) {
        (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
        push(rootViewController, animated: false)
    }

    /// Makes an empty controller with bars of an app's own classes; nil stands for UIKit's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a navigation controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
        super.init(coder: coder)
    }

    private func makeBar() -> UINavigationBar {
        let bar = unsafeDowncast(makeObject(barClass), to: UINavigationBar.self)
        bar.owner = self
        return bar
    }

    // MARK: The stack; see UINavigationController+Stack.swift

    /// The controllers from the root to the one on top; setting them is not animated.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack. Animated, it looks like a push, or like a pop if the new top was in the stack before
    /// (fact 5.22).
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Puts a controller on top. The transition begins with the next layout (fact 5.05).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Takes the topmost controller away; the result is that controller, or nil if only the root is left (fact 5.17).
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        pop(animated: animated)
    }

    /// Takes away what is above a controller; the result is those controllers from the lowest up.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }

    /// Takes away all but the root; the result is those controllers from the lowest up.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { pop(to: $0, animated: animated) }
    }

    /// The last controller of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that the user sees: one that is presented from here, or the topmost (fact 5.16).
    open var visibleViewController: UIViewController? { stack.last?.presentedViewController ?? stack.last }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Takes the topmost controller away as a finger moves in from the left edge; nil until the view is loaded.
    ///
    /// By default it leaves screens alone that show no way back; an app's own delegate may decide otherwise.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop?.recognizer }
    var interactivePop: InteractivePop?

    /// Leads back, as the back button does.
    open override func accessibilityPerformEscape() -> Bool {
        guard viewControllers.count > 1 else { return super.accessibilityPerformEscape() }
        popViewController(animated: true)
        return true
    }

    // MARK: State

    /// The stack, too.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeStack(with: coder)
    }

    // MARK: Bars; see UINavigationController+Bars.swift

    /// The bar at the top, which the controller fills: its items are not to be set by the app.
    open var navigationBar: UINavigationBar { bar }

    /// Whether the bar at the top is out of sight; setting it is not animated.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Takes the bar at the top away or brings it back, within `hideShowBarDuration` seconds when animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    /// The bar at the bottom with the topmost controller's `toolbarItems`; hidden unless the app shows it.
    open var toolbar: UIToolbar! {
        if let storedToolbar { return storedToolbar }
        let toolbar = unsafeDowncast(makeObject(toolbarClass), to: UIToolbar.self)
        toolbar.owner = self
        toolbar.items = stack.last?.storedToolbarItems
        storedToolbar = toolbar
        return toolbar
    }

    /// Whether the bar at the bottom is out of sight; setting it is not animated.
    open var isToolbarHidden: Bool {
        get { isBottomBarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Takes the bar at the bottom away or brings it back, within `hideShowBarDuration` seconds when animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

    /// Whether a tap in the content takes the bars away, and brings them back.
    open var hidesBarsOnTap = false { didSet { barHiding.update() } }
    /// Whether a swipe up over the content takes the bars away, and one down brings them back.
    open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
    /// Whether the bars go when the keyboard comes; a tap or swipe that `hidesBarsOnTap` or `hidesBarsOnSwipe` allows brings
    /// them back.
    open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }
    /// Whether the bars go where there is little height.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            wasCompact = nil
            storedView?.setNeedsLayout()
        }
    }
    /// Recognises the taps of `hidesBarsOnTap`.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    /// Recognises the swipes of `hidesBarsOnSwipe`.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    private(set) lazy var barHiding = BarHiding(self)
    /// Whether the toolbar went with the navigation bar and comes back with it.
    var hidesToolbarToo = false
    /// Whether there was little height at the last layout; nil before the first.
    var wasCompact: Bool?

    // MARK: View and appearance; see UINavigationController+Showing.swift

    open override func loadView() { loadNavigationView() }

    // A container of the system passes callbacks on inside its own (fact 2.15).
    override var forwardsInsideCallbacks: Bool { true }

    open override func viewWillAppear(_ animated: Bool) {
        // The top is in the view by the time that it is told.
        showTopWithoutTransition()
        super.viewWillAppear(animated)
        tellWillShow(showing.controller, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didAppearWithTop(animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didDisappearWithTop()
    }

    /// For containers of the app's own: here the stack decides what is shown (fact 4.13).
    open override func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        NavigationChecks.noteTransition(in: self)
        super.transition(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    // MARK: What the top decides

    /// The bar's style decides while it is shown (fact 8.04).
    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? stack.last : nil }
    open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }
    /// The topmost controller (fact 8.06).
    /// The coordinator of the transition under way, or of the one that the next layout begins.
    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        waitingCoordinator ?? super.transitionCoordinator
    }

    // Choice (8.06): the top controller.
    open override var childForStatusBarHidden: UIViewController? { stack.last }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }
    open override var childViewControllerForPointerLock: UIViewController? { stack.last }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Shows the secondary column on top of the stack.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        joinSecondary(secondaryViewController, of: splitViewController)
    }

    open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    {
        separateSecondary(of: splitViewController)
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeNavigationController(self)
    }

    @_spi(Framework) open override func takeNibChildren(_ children: [NibChild]) -> Bool {
        replaceStack(with: children.map(\.controller), animated: false)
        return true
    }

    @_spi(Framework) open override var shownChild: UIViewController? { topViewController }

    @_spi(Framework) open override var childrenInOrder: [UIViewController] { stack }

    @_spi(Framework) open override var readsAsOneGroup: Bool { true }

    override var contentAboveBar: UIViewController? { showing.next ?? showing.controller ?? stack.last }

    // A navigation controller without an item of its own goes by its root's.
    override var childForTabBarItem: UIViewController? { stack.first }

    override func tabWasTappedAgain() { popToRootViewController(animated: true) }

    override var definesContextByDefault: Bool { true }

    /// The children of a stack, the last one first (fact 9.36).
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops what is on top of the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard topViewController !== subsequentVC else { return }
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }
}
