import Foundation

/// Manages a view: makes it, is told when it comes and goes, and may contain other controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// The methods that apps name by selector.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIViewController", methods: controllerMethods)
    }

    /// Raised when a controller's view enters a hierarchy that belongs to another parent.
    public static let hierarchyInconsistencyException = NSExceptionName("UIViewControllerHierarchyInconsistency")

    // The state that containment and appearance need, each in a type of its own.
    final var links = ParentLinks<UIViewController>()
    final var appearance = AppearanceMachine()
    final var moving = MovingFlags()
    final var delivery = AppearanceDelivery()
    /// The `willMove` and `didMove` calls that the framework has recorded and is making.
    final var sentMoves = SentCalls<SentMove>()

    /// The record for finding mistakes; behaviour does not depend on the record.
    final var checks = ContainmentRecord()

    final var storedView: UIView?
    /// How many loads of the view are under way, one inside the other.
    final var loadDepth = 0
    final var givenNibName: String?
    /// The storyboard scene that the controller was made from.
    final var scene: StoryboardScene?
    /// Whether the document's description of the controller came this far: a class may leave it aside and name a nib.
    final var isDecoded = false
    /// The view that lay beside the controller in a nib, until it is loaded.
    final var viewInNib: UIView?
    final var givenNibBundle: Bundle?
    final var storedNavigationItem: UINavigationItem?
    final var storedTabBarItem: UITabBarItem?
    final var traitState = TraitState()
    final var presentation = PresentationState()
    final var contentUnavailable = ContentUnavailableState()

    package nonisolated let traceIdentifier = TraceRecorder.makeIdentifier()

    /// Makes a controller whose view comes from a nib at the first use of `view`.
    ///
    /// - Parameters:
    ///   - nibName: The nib's name without extension; nil lets the class's name decide (fact 9.10).
    ///   - bundle: Where the nib lies; nil means the main bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (givenNibName, givenNibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
        LiveControllers.shared.add(self)
    }

    /// The nib that the controller was told to load its view from; nil where its class's name decides (fact 9.10).
    open var nibName: String? { givenNibName }
    /// The bundle with the nib; nil means the main bundle.
    open var nibBundle: Bundle? { givenNibBundle }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init()
        LiveControllers.shared.add(self)
        decode(from: coder)
    }

    deinit {
        TraceRecorder.recordDeinit(String(describing: Self.self), traceIdentifier)
    }

    /// Goes away if it was presented and a person may dismiss it.
    open override func accessibilityPerformEscape() -> Bool { dismissForEscape() }

    // MARK: Editing; see UIViewController+Editing.swift

    var storedIsEditing = false {
        willSet { __keyValueWillChange(self, "editing") }
        didSet { __keyValueDidChange(self, "editing") }
    }
    var storedEditButtonItem: UIBarButtonItem?

    /// Whether the content can be changed by the person.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// What a preview of the controller offers below it. Firm presses, which show previews, are felt by no screen here; an
    /// override need not call `super`, which returns nothing.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    /// Changes between showing and editing; an override calls super.
    open func setEditing(_ editing: Bool, animated: Bool) { adoptEditing(editing) }

    /// A bar's button that reads Edit or Done and changes between the two.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

    // MARK: What the screen shows of it

    /// The title that containers show for this controller, in a bar for example.
    open var title: String? {
        willSet { __keyValueWillChange(self, "title") }
        didSet { titleDidChange() }
    }

    /// The item for a navigation bar; made at its first use, with the controller's title.
    open var navigationItem: UINavigationItem {
        storedNavigationItem ?? makeNavigationItem()
    }

    /// The item for a tab bar; made at its first use, with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { setTabBarItem(newValue) }
    }

    /// The nearest tab bar controller that this controller is in, not by presentation (fact 1.33).
    open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

    // MARK: Size; see UIViewController+Size.swift

    /// The size that the controller would like its view to have in a container, in points.
    ///
    /// A value other than before is told to the parent at once (fact 7.07).
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            links.parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            presentation.home?.performer.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// A child's preferred size changed; the base implementation does not pass it on (fact 7.08).
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Auto Layout gave a child's view another size (fact 7.09).
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child is to have when this controller's view has another size, both in points.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        defaultSize(of: container, in: parentSize)
    }

    /// The view is about to have another size, in points. An override calls super, which tells the children (7.01, 7.02).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSizeTransition(to: size, with: coordinator)
    }

    /// Called by `viewWillTransition(to:with:)` when the interface is about to turn; the duration is in seconds. An
    /// override calls super, which does nothing. Deprecated in iOS 8.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called inside the animation of a turn of the interface; the duration is in seconds. An override calls super, which
    /// does nothing. Deprecated in iOS 8.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called when the interface has turned. An override calls super, which does nothing. Deprecated in iOS 8.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The traits are about to change. An override calls super, which tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTraitTransition(to: newCollection, with: coordinator)
    }

    /// The coordinator of the transition that this controller, or one that contains it, is in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestTransition }

    /// The transition that this controller was told of and that has not ended.
    weak var activeTransition: TransitionCoordinator?
    /// The `viewWillTransition` calls that the framework has recorded and is making, by their coordinators.
    var sentSizeTransitions = SentCalls<ObjectIdentifier>()

    /// The orientations that the interface may turn to while this controller is the window's root (fact 7.22).
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultOrientations }
    /// The orientation to turn to when the interface cannot stay as it is; the present one, unless overridden.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIScreen.main.interfaceOrientation
    }
    /// Whether the interface follows the device while this controller is the window's root. Deprecated in favour of
    /// `supportedInterfaceOrientations`.
    open var shouldAutorotate: Bool { true }

    /// Says that the supported orientations changed; the interface turns before the next frame if it has to.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { InterfaceRotation.shared.setNeedsUpdate() }

    // MARK: Size: what a child decides for the screen

    /// The style of the status bar while this controller decides it; the default style follows light and dark, unless
    /// overridden.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    // Choice (8.03): compact height, as since iOS 8.
    /// Whether the status bar is hidden; where there is little height it is, unless overridden.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// The animation with which the status bar comes and goes when the answer changes inside an animation block.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides the status bar's style in this controller's place; nil asks this controller (fact 8.01).
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden; nil asks this controller.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Says that the answers about the status bar changed; they take effect only now (fact 8.02).
    open func setNeedsStatusBarAppearanceUpdate() { setNeedsUpdate(of: .statusBar) }

    /// Whether the home indicator goes when it is not needed.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides whether the home indicator goes; nil asks this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Says that the answers about the home indicator changed; they take effect only now.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsUpdate(of: .homeIndicator) }

    /// The screen edges where the app's gestures come before the system's. It is asked for as on a device; the system has
    /// no gestures here, so nothing follows from it.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides about gestures at the screen's edges; nil asks this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Says that the answers about gestures at the screen's edges changed; the controllers are asked anew.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { setNeedsUpdate(of: .deferredEdges) }

    /// Whether the app wants a pointer to stay where it is. It is asked for as on a device; there is no pointer here that
    /// could be locked, so nothing follows from it.
    open var prefersPointerLocked: Bool { false }
    /// The child that decides whether the pointer is locked; nil asks this controller.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Says that the answers about the pointer changed; the controllers are asked anew.
    open func setNeedsUpdateOfPrefersPointerLocked() { setNeedsUpdate(of: .pointerLock) }

    // MARK: Loading; see UIViewController+Loading.swift

    /// The controller's view; the first use loads it (fact 9.01).
    open var view: UIView! {
        get {
            loadIfNeeded()
            return storedView
        }
        set { setView(newValue) }
    }

    /// Whether the view is loaded; asking does not load it.
    open var isViewLoaded: Bool { storedView != nil }
    /// The view, or nil while it is not loaded; asking does not load it.
    open var viewIfLoaded: UIView? { storedView }

    /// Loads the view if it is not loaded yet.
    open func loadViewIfNeeded() { loadIfNeeded() }

    /// Makes the view: from the controller's nib, or else a plain one as large as the screen (fact 9.05).
    ///
    /// Called at the first use of `view`; not to be called by apps. An override assigns `view` and does not call super.
    open func loadView() { loadDefaultView() }

    /// The view was loaded.
    ///
    /// Called once for each load, right after `loadView()`; the outlets are set, and the view has not its final size
    /// yet (fact 12.01). An override calls super, which does nothing for a plain controller.
    open func viewDidLoad() {}

    /// Memory is short.
    ///
    /// Called on every controller; the view stays loaded (fact 9.07). An override gives up what it can make anew, and
    /// calls super.
    open func didReceiveMemoryWarning() {}

    // MARK: What framework classes answer for themselves; `@_spi(Framework)` is for frameworks beside this one

    /// Reads the class's own attributes from an element of an Interface Builder document.
    ///
    /// Called once, by `init(coder:)` of `UIViewController`: there is no view yet, and no child; outlets and
    /// `awakeFromNib()` come later. An override calls super first, which reads what all controllers have, and then asks for
    /// each of its attributes: whatever nobody asks for is reported as without effect.
    @_spi(Framework) open func decode(_ nib: NibDecoder) { nib.decodeController(self) }

    /// Takes the controllers that a container begins with from an Interface Builder document.
    ///
    /// Called once, before the container is woken, if there are any. A container adds them as its children, tells itself
    /// apart which is which by the relationships, does not load a view and need not call super. Returns whether it takes
    /// controllers at all; false, as here, is reported as a limit.
    @_spi(Framework) open func takeNibChildren(_ children: [NibChild]) -> Bool { false }

    /// The child that a person looks at: the one that is selected, on top, or in the column for contents.
    ///
    /// Asked for where keys begin their way, and by the inspector; perhaps in every frame. A container answers without
    /// loading anything, also while a transition is under way; nil, as here, says that the controller itself is meant.
    @_spi(Framework) open var shownChild: UIViewController? { nil }

    /// The children in the order that has a meaning for the container: of a stack, of tabs, of columns or pages.
    ///
    /// Asked when the app's state is preserved and restored: children with one restoration identifier are told apart by it.
    /// A container need not list all of its children, and may list such as are not yet; the others follow as they were added.
    @_spi(Framework) open var childrenInOrder: [UIViewController] { links.children }

    /// Whether what is in the controller's view is read before what is beside it, as a column of a screen is.
    ///
    /// Asked when the elements for assistive technology are collected. An override need not call super.
    @_spi(Framework) open var readsAsOneGroup: Bool { false }

    /// Answers a key that nobody has taken and that stands for a decision: of an alert, of a form.
    ///
    /// Called on the controller that a person sees (`shownChild` of all containers, and what they present); super does nothing.
    @_spi(Framework) open func answer(_ key: DefaultKey) {}

    /// The keyboard came, went or changed its height. Called for every controller that is alive, whatever it shows.
    @_spi(Framework) open func keyboardDidMove() {}

    /// The child that decides how a bar below the controller looks; nil where the controller does so itself.
    var contentAboveBar: UIViewController? { nil }

    /// The child that lends its tab bar item to a container that has none of its own.
    var childForTabBarItem: UIViewController? { nil }

    /// The tab that the controller is shown by was tapped while it was shown.
    func tabWasTappedAgain() {}

    /// Whether presentations in the current context cover the controller's view where the app does not say.
    var definesContextByDefault: Bool { false }

    /// What presents the controller in the style `custom` where no transitioning delegate does; nil for the plain one.
    func makeOwnPresentationController(_ presenter: UIViewController?) -> UIPresentationController? { nil }

    /// The style of the controller in place of a popover where there is no room for one.
    var styleInsteadOfPopover: UIModalPresentationStyle { .pageSheet }

    /// What an exception says where a popover with the controller has no source.
    func textForMissingSource(of popover: UIPopoverPresentationController) -> String { popover.missingSourceText }

    // MARK: Storyboards; see Nibs/UIViewController+Segues.swift

    /// The storyboard that the controller was made from; nil for one made otherwise.
    open var storyboard: UIStoryboard? { scene?.storyboard }

    /// The name by which the app's state is kept; nil leaves the controller out, and all that is inside it.
    open var restorationIdentifier: String?

    /// The class that makes the controller anew when the app's state is restored.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Writes down what brings the controller back to where it is. An override calls super.
    ///
    /// The controllers and views that are encoded become references; a container encodes its children, which are then
    /// asked for their states, too.
    open func encodeRestorableState(with coder: NSCoder) { encodeOwnState(with: coder) }

    /// Takes up what was written down; all controllers are there, and the view is loaded. An override calls super.
    open func decodeRestorableState(with coder: NSCoder) { decodeOwnState(with: coder) }

    /// The app's state is restored.
    ///
    /// Called when all restored objects have their states. An override need not call super, which does nothing.
    open func applicationFinishedRestoringState() {}

    /// Called when the controller was made from a storyboard or nib and the outlets outside its view were set; the view
    /// is not loaded yet (facts 9.22, 9.23).
    open func awakeFromNib() {}

    /// Called by Interface Builder alone, which does not run apps; never here.
    open func prepareForInterfaceBuilder() {}

    /// Performs the segue of the controller's scene that has an identifier; without one it raises
    /// `NSInvalidArgumentException` (fact 9.33).
    open func performSegue(withIdentifier identifier: String, sender: Any?) { startSegue(identifier, sender) }

    /// Whether a segue that the user asks for is performed; not asked where code performs one (fact 9.32).
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Hands the destination of a segue what it needs.
    ///
    /// Called before the segue is performed, by a person or by code; the destination's view is not loaded yet (fact
    /// 9.31). An override need not call super, which does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether the controller is where an unwind segue leads; by default when it has the method.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// As `canPerformUnwindSegueAction(_:from:sender:)`, which is asked first; deprecated.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        responds(to: action)
    }

    /// Makes the segue that goes back to a controller in place of the document's; deprecated.
    ///
    /// Called for the target of an unwind segue and for the containers around it, unless the document names a class. An
    /// override returns a segue of its own, or what `super` returns, which is the document's way back.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController)
    }

    /// The children that are searched for the target of an unwind segue, in this order (fact 9.36).
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenBeside(source)
    }

    /// The child that is the source of an unwind segue, or contains it.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        child(containing: source)
    }

    /// Makes the container show the child that an unwind segue leads to, or leads through.
    ///
    /// Called from the outside in, for every container on the way; navigation and tab bar controllers do it. A container of
    /// an app's overrides it and need not call super, which does nothing.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Appearance; see UIViewController+Appearance.swift

    /// The view is about to enter the window.
    ///
    /// Called for each appearance, when the view is loaded and not in the window yet (fact 2.04). An override calls
    /// super, which in containers of UIKit's tells the children.
    ///
    /// - Parameter animated: Whether the appearance takes time.
    open func viewWillAppear(_ animated: Bool) { passOn("viewWillAppear") }
    /// The view is in the window with its final size and traits.
    ///
    /// Called once for each appearance, between `viewWillAppear(_:)` and `viewDidAppear(_:)`, before the view's
    /// subviews are laid out (facts 2.05, 2.07). An override calls super.
    open func viewIsAppearing(_ animated: Bool) { ContainmentChecks.shared.noteCallback("viewIsAppearing", self) }
    /// The view has appeared.
    ///
    /// Called for each appearance, after the commit or at the end of the animation. An override calls super, which in
    /// containers of UIKit's tells the children.
    open func viewDidAppear(_ animated: Bool) { passOn("viewDidAppear") }
    /// The view is about to leave the window.
    ///
    /// Called while the view is in the window; the editing in the view ends right after it. An override calls super,
    /// which in containers of UIKit's tells the children.
    open func viewWillDisappear(_ animated: Bool) { passOn("viewWillDisappear") }
    /// The view has left the window.
    ///
    /// Called for each disappearance, after the commit or at the end of the animation. An override calls super, which
    /// in containers of UIKit's tells the children.
    open func viewDidDisappear(_ animated: Bool) { passOn("viewDidDisappear") }

    /// Whether UIKit passes appearance callbacks on to the children; false leaves it to this container.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Whether the children hear of an appearance inside this controller's own callback, and not after it (fact 2.15).
    ///
    /// Read by the base implementations of the four callbacks: what an override does before `super` comes before the
    /// children's callbacks, and what it does after `super` comes after them. Whether children are told at all, and
    /// which, is the same either way.
    var forwardsInsideCallbacks: Bool { false }

    // MARK: Layout

    /// The view is about to lay out its subviews.
    ///
    /// Called in each layout pass of the view, whose size is right, before `layoutSubviews()`. An override need not
    /// call super, which does nothing.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its own subviews.
    ///
    /// Called in each layout pass of the view, after `layoutSubviews()`; views deeper down may still be waiting (fact
    /// 12.02). An override need not call super, which does nothing.
    open func viewDidLayoutSubviews() {}
    /// The view's safe area has other insets.
    ///
    /// Called after the view's own `safeAreaInsetsDidChange()`; layout follows by itself. An override need not call
    /// super, which does nothing.
    open func viewSafeAreaInsetsDidChange() {}
    /// The view's margins may have other values.
    ///
    /// Called after the view's own `layoutMarginsDidChange()`; layout follows by itself. An override need not call
    /// super, which does nothing.
    open func viewLayoutMarginsDidChange() {}

    /// What is shown over the view while it has no content; nil for nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable.configuration }
        set { setContentUnavailable(newValue) }
    }
    /// The state that the configuration is updated for: the controller's traits and what a person searches for.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        makeContentUnavailableState()
    }
    /// Asks for a call of `updateContentUnavailableConfiguration(using:)` in the next layout pass of the view.
    open func setNeedsUpdateContentUnavailableConfiguration() { contentUnavailableNeedsUpdate() }
    /// Sets `contentUnavailableConfiguration` as it suits a state.
    ///
    /// Called before the layout of the view, the first time that it is shown and after it was asked for. An override need
    /// not call super, which does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Updates the constraints of the view.
    ///
    /// Called before layout where the view's `updateConstraints()` is due, in its place (fact 12.04). An override sets
    /// up constraints and calls super, which calls the view's.
    open func updateViewConstraints() { storedView?.updateConstraintsNow() }

    /// Insets that the controller adds to its view's safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { storedView?.safeAreaMayHaveChanged() }
    }

    /// The insets that the container's bars cover, in points: part of the view's safe area.
    var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { storedView?.safeAreaMayHaveChanged() } }
    }

    // MARK: In a navigation controller; see ViewControllers/Navigation

    /// The nearest navigation controller that contains this one (fact 1.33).
    open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }

    /// Whether a tab bar goes while this controller is the topmost of a navigation controller (facts 5.29, 15.19).
    open var hidesBottomBarWhenPushed = false

    /// The items of the navigation controller's toolbar while this controller is the topmost.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    var storedToolbarItems: [UIBarButtonItem]?

    /// Replaces the items of the navigation controller's toolbar, animated if the controller is the topmost.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// The edges at which the view goes on under bars (fact 7.21).
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { barsNeedLayout() } }
    }
    /// Whether the view goes on under bars that nothing shines through, too; false by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barsNeedLayout() } }
    }

    /// The scroll view whose content goes under a bar at an edge: the one that was set, or else the view or the first of
    /// its subviews, if that is one.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scrollView(at: edge) }
    /// Sets the scroll view whose content goes under a bar at the top or bottom edge; nil leaves the edge to the
    /// search, and other edges are ignored.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        setScrollView(scrollView, at: edge)
    }
    /// Sets the scroll view whose content goes under the bars at the top and bottom edges; nil leaves both to the
    /// search.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setScrollView(scrollView, at: .all) }
    var barScrolling = BarScrolling()

    /// Whether a scroll view that is the controller's view, or the backmost in it, keeps clear of bars although its content
    /// does not scroll. Deprecated in favour of the scroll view's `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { scrollViewInsetsMayHaveChanged() } }
    }

    /// From the view's top edge to its safe area. Deprecated in favour of the view's `safeAreaLayoutGuide`.
    open var topLayoutGuide: any UILayoutSupport { barGuide(atTop: true) }
    /// From the view's safe area to its bottom edge. Deprecated in favour of the view's `safeAreaLayoutGuide`.
    open var bottomLayoutGuide: any UILayoutSupport { barGuide(atTop: false) }
    /// The two, by whether it is the one at the top.
    var barGuides: [Bool: ControllerLayoutGuide] = [:]

    /// Shows a controller in the way of the nearest container that has one, or else presents it (fact 5.50).
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

    // MARK: In a split view controller; see Split/SplitCollapse.swift

    /// The nearest split view controller around this one (fact 1.33).
    open var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }

    /// Takes the secondary column in, as there is room for one only (fact 5.47). Only navigation controllers do anything.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Gives the secondary column up, as there is room for two; nil has none to give (fact 5.48).
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// Shows a controller as the detail of what this one shows, in the way of the nearest container that has one, or else
    /// presents it (fact 5.50).
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }

    /// The nearest controller, from this one up along `parent`, whose class carries out an action (fact 5.50).
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestTarget(forAction: action, sender: sender)
    }

    /// For `show` and `showDetailViewController` true in classes that override them.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        showsByItself(action) || super.canPerformAction(action, withSender: sender)
    }

    // MARK: Containment; see UIViewController+Containment.swift

    /// The container of this controller; not the one that presents it (fact 1.17).
    open var parent: UIViewController? { links.parent }

    /// The controllers in this container, in the order in which they were added.
    open var children: [UIViewController] { links.children }

    /// Whether this appearance is the first after joining the parent; valid inside the appearance callbacks.
    open var isMovingToParent: Bool { isDeliveringMoveToParent }

    /// Whether this disappearance is for leaving the parent; valid inside the appearance callbacks.
    open var isMovingFromParent: Bool { isDeliveringMoveFromParent }

    // Choice (1.14): there is no way to say nil.
    /// Makes a controller a child: it is sent `willMove(toParent:)`; the container sends `didMove(toParent:)` itself
    /// once the child's view is in place (fact 1.01).
    open func addChild(_ childController: UIViewController) { link(childController) }

    /// Ends being a child: `didMove(toParent: nil)` is sent here, `willMove(toParent: nil)` is the container's to send
    /// before (facts 1.05, 1.06).
    open func removeFromParent() { unlinkFromParent() }

    /// The controller is about to join a container, or to leave it (nil).
    ///
    /// Called by `addChild(_:)` when joining, and by the container itself when leaving. An override calls super.
    open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }

    /// The controller joined a container (whose view the controller's view is in by then), or left it (nil).
    ///
    /// Called by the container itself when joining, and by `removeFromParent()` when leaving. An override calls super.
    open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }

    /// Tells a child that its appearance begins to change, for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        ContainmentChecks.shared.noteAppearanceInAnimator(self, "beginAppearanceTransition(_:animated:)")
        ContainmentChecks.shared.willBegin(self, appearing: isAppearing)
        beginTransition(appearing: isAppearing, animated: animated, isApps: true)
    }

    /// Tells a child that its appearance has changed. Without an open transition UIKit logs "Unbalanced calls…".
    open func endAppearanceTransition() {
        ContainmentChecks.shared.noteAppearanceInAnimator(self, "endAppearanceTransition()")
        ContainmentChecks.shared.willEnd(self)
        endTransition()
    }

    // Choice (15.20): `animations` may be nil.
    /// Changes from one child's view to another's, animated; see `UIViewController+Transition.swift`.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    // MARK: Presentation; see Presentation/UIViewController+Presentation.swift

    /// Presents a controller over this one, or over the one around it that is able to in the style (fact 6.11).
    ///
    /// The two know each other when this returns; callbacks come after the commit (facts 6.09, 6.10). The completion runs
    /// when the presented controller has appeared (fact 6.08).
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, with all on top of it, or else this controller (facts 6.14, 6.15).
    ///
    /// The completion runs when the presented controller has disappeared (fact 6.08).
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// The controller that this one, or the nearest that contains it, presents (fact 6.12).
    open var presentedViewController: UIViewController? { nearestLive?.presented }

    /// The controller that presents this one, or the outermost that contains it (fact 6.12).
    open var presentingViewController: UIViewController? { storedPresenting }

    /// How the controller's view covers what is below when it is presented; has to be set before that (fact 6.29).
    ///
    /// `.automatic`, the default, reads as the style that it stands for (fact 6.07).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style == .automatic ? automaticPresentationStyle : presentation.style }
        set { presentation.style = newValue }
    }

    /// The style that `.automatic` stands for.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// The way in which the controller comes in where it is pushed or presented, and goes again; nil, as it is at first,
    /// for the slide of navigation or `modalTransitionStyle`.
    open var preferredTransition: Transition?

    /// Called when a person has dismissed the controller by a gesture, after it has left the screen. An override calls
    /// `super`.
    func personDidDismiss() {}

    /// How the controller's view comes in when it is presented.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { presentation.transitionStyle }
        set { presentation.transitionStyle = newValue }
    }

    /// The delegate for a presentation of the app's own; not kept alive, and set before presenting (fact 6.29).
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation.transitioningDelegate }
        set { presentation.transitioningDelegate = newValue }
    }

    /// Whether presentations in the current context cover this controller's view (fact 6.06); by default only a navigation
    /// controller's (fact 5.31).
    open var definesPresentationContext: Bool {
        get { presentation.definesContext ?? definesContextByDefault }
        set { presentation.definesContext = newValue }
    }

    /// Whether what covers this controller's view as a context comes in by this controller's `modalTransitionStyle`.
    open var providesPresentationContextTransitionStyle: Bool {
        get { presentation.providesTransitionStyle }
        set { presentation.providesTransitionStyle = newValue }
    }

    /// Whether a controller that does not cover the screen decides about the status bar all the same (fact 8.07).
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { presentation.capturesStatusBar }
        set { presentation.capturesStatusBar = newValue }
    }

    /// Whether a person cannot dismiss the controller by a gesture (fact 6.27).
    open var isModalInPresentation = false

    /// The older name of `isModalInPresentation`; deprecated.
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    // Choice (6.23, 15.7): a child of a presented controller answers false, as of `isBeingDismissed`.
    /// Whether this appearance is for being presented: from `viewWillAppear(_:)` to `viewDidAppear(_:)` (fact 6.21).
    open var isBeingPresented: Bool { presentation.home?.phase == .presenting }

    /// Whether this disappearance is for being dismissed (facts 6.22, 6.23).
    open var isBeingDismissed: Bool { presentation.home?.phase == .dismissing }

    /// Whether the keyboard stays when a control that needs none becomes first responder; a form sheet keeps it.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The presentation controller of this controller, or of the nearest presented one around it.
    open var presentationController: UIPresentationController? { currentPresentationController }

    /// The presentation controller where it presents a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        currentPresentationController as? UISheetPresentationController
    }

    /// The presentation controller where it presents a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        currentPresentationController as? UIPopoverPresentationController
    }

    // MARK: Responder chain

    /// The presenter of a presented controller (fact 11.06), else the superview of the controller's view (fact 11.02).
    // Choice (11.06): the presenter.
    open override var next: UIResponder? {
        if let home = presentation.home, home.isLinked, let presenter = home.presenter { return presenter }
        return storedView?.storedSuperview
    }

    /// The key commands that were added; an override that adds its own calls super.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    private var addedKeyCommands: [UIKeyCommand] = []

    /// Adds a key command, which works while the controller is in the chain of the first responder (fact 11.12).
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a key command that was added; does nothing for another.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    /// Whether the controller handles actions that come from what it presents; true unless the app's Info.plist says
    /// otherwise.
    open var performsActionsWhilePresentingModally: Bool {
        AppInfo.value("UIViewControllerPerformsActionsWhilePresentingModally") as? Bool ?? true
    }

    override var passesActionsOn: Bool {
        presentation.live?.isLinked == true && !performsActionsWhilePresentingModally
    }

    // MARK: Focus; there is none, as on a phone that is touched

    /// The places in which the focus is looked for. Never asked here.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { storedView.map { [$0] } ?? [] }
    /// The view that gets the focus. Never asked here.
    open var preferredFocusedView: UIView? { nil }
    /// Asks for the focus to be looked for anew: there is none.
    open func setNeedsFocusUpdate() {}
    /// Looks for the focus: there is none.
    open func updateFocusIfNeeded() {}
    /// Whether the focus may move. Never asked here.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus has moved. Never called here; an override calls super.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Traits; see UIViewController+Traits.swift

    /// Light or dark for the controller, its view and its children; unspecified follows the place in the hierarchy.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { storedView?.updateTraits(wholeSubtree: false) } }
    }

    /// The traits of the view's place, out of date until the view is there: right from `viewIsAppearing(_:)` on (7.13).
    open var traitCollection: UITraitCollection {
        TraitTracking.noteRead(of: storedView)
        return traitState.current ?? predictedTraits
    }

    /// The controller's traits have other values.
    ///
    /// Called after the change, with the traits before, which are never nil here. An override calls super, which does
    /// nothing for a plain controller.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Gives the controller and its view the traits that wait for the next layout, and tells them.
    open func updateTraitsIfNeeded() { storedView?.updateTraitsIfNeeded() }

    /// Replaces traits for a child until it leaves; nil ends that (fact 7.10).
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        overrideTraits(collection, for: childViewController)
    }

    /// The traits that this controller replaces for a child; nil for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.links.parent === self ? childViewController.traitState.parentOverrides : nil
    }

    /// The margins that the root view has at least, in points: 16 at the sides, 20 on wide screens.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SystemMargins.rootSide(screenWidth: UIScreen.main.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the root view's margins are at least `systemMinimumLayoutMargins` (fact 7.20).
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsDidChange() } }
    }
}
