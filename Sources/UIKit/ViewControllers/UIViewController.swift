import DisplayProtocol
import Foundation

/// Manages a view: makes it, is told when it comes and goes, and may contain other controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// Raised when a controller's view enters a hierarchy that belongs to another parent.
    public static let hierarchyInconsistencyException = NSExceptionName("UIViewControllerHierarchyInconsistency")

    // The state that containment and appearance need, each in a type of its own.
    var links = ParentLinks<UIViewController>()
    var appearance = AppearanceMachine()
    var moving = MovingFlags()
    /// Whether this appearance's `viewIsAppearing` is still to come.
    var owesIsAppearing = false
    /// How many appearance callbacks are being delivered: the moving flags are only valid inside one (fact 1.29).
    var callbackDepth = 0
    /// How many `willMove` and `didMove` calls the framework itself has recorded and is making right now.
    var recordedMoves = 0

    /// What finding mistakes needs; behaviour does not depend on it.
    var checks = ContainmentRecord()

    var storedView: UIView?
    let givenNibName: String?
    let givenNibBundle: Bundle?
    var storedNavigationItem: UINavigationItem?

    nonisolated let traceIdentifier = TraceRecorder.makeIdentifier()

    /// Makes a controller whose view comes from a nib at the first use of `view`.
    ///
    /// - Parameters:
    ///   - nibName: The nib's name without extension; nil lets the class's name decide (fact 9.10).
    ///   - bundle: Where the nib lies; nil means the main bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNibName = nibNameOrNil
        givenNibBundle = nibBundleOrNil
        super.init()
    }

    /// The nib that the controller was told to load its view from; nil where its class's name decides (fact 9.10).
    open var nibName: String? { givenNibName }
    /// Where the nib lies; nil means the main bundle.
    open var nibBundle: Bundle? { givenNibBundle }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        givenNibName = nil
        givenNibBundle = nil
        super.init()
    }

    deinit {
        let name = String(describing: Self.self)
        let id = traceIdentifier
        if Thread.isMainThread {
            MainActor.assumeIsolated { TraceRecorder.shared.record("deinit", class: name, id: id, title: nil) }
        }
    }

    // MARK: What the screen shows of it

    /// What containers show for this controller, in a bar for example.
    open var title: String? {
        didSet { storedNavigationItem?.title = title }
    }

    /// What a navigation bar shows for this controller; made at its first use, with the controller's title.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        storedNavigationItem = item
        return item
    }

    /// The size that the controller would like its view to have in a container, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// A child's preferred size changed; the base implementation does not pass it on (fact 7.08).
    open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

    // MARK: Status bar

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides the status bar's style in this controller's place; nil asks this controller (fact 8.01).
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden; nil asks this controller.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Says that the answers about the status bar changed; they take effect only now (fact 8.02).
    open func setNeedsStatusBarAppearanceUpdate() {
        viewIfLoaded?.window?.updateStatusBar()
    }

    // MARK: Loading; see UIViewController+Loading.swift

    /// Makes the view. An override assigns `view` and does not call super.
    open func loadView() { loadDefaultView() }

    /// The view was loaded; it has not its final size yet (fact 12.01).
    open func viewDidLoad() {}

    // MARK: Appearance; see UIViewController+Appearance.swift

    /// The view is about to enter the window; it is not in it yet (fact 2.04).
    open func viewWillAppear(_ animated: Bool) { ContainmentChecks.shared.noteCallback("viewWillAppear", self) }
    /// The view is in the window with its final size and traits; its subviews are not laid out yet (2.05, 2.07).
    open func viewIsAppearing(_ animated: Bool) { ContainmentChecks.shared.noteCallback("viewIsAppearing", self) }
    open func viewDidAppear(_ animated: Bool) { ContainmentChecks.shared.noteCallback("viewDidAppear", self) }
    open func viewWillDisappear(_ animated: Bool) { ContainmentChecks.shared.noteCallback("viewWillDisappear", self) }
    open func viewDidDisappear(_ animated: Bool) { ContainmentChecks.shared.noteCallback("viewDidDisappear", self) }

    /// Whether UIKit passes appearance callbacks on to the children; false leaves it to this container.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Layout

    /// Before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// After the view laid out its own subviews; those deeper down may still be waiting (fact 12.02).
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// Updates the view's constraints; an override calls super (fact 12.04).
    open func updateViewConstraints() { viewIfLoaded?.updateConstraintsNow() }

    /// Insets that the controller adds to its view's safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { viewIfLoaded?.safeAreaMayHaveChanged() }
    }

    // MARK: Containment; see UIViewController+Containment.swift

    /// Makes a controller a child: it is sent `willMove(toParent:)`; the container sends `didMove(toParent:)` itself
    /// once the child's view is in place (fact 1.01).
    open func addChild(_ childController: UIViewController) { link(childController) }

    /// Ends being a child: `didMove(toParent: nil)` is sent here, `willMove(toParent: nil)` is the container's to send
    /// before (facts 1.05, 1.06).
    open func removeFromParent() { unlinkFromParent() }

    /// The controller is about to join a container, or to leave it (nil). An override calls super.
    open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }

    /// The controller joined a container, or left it (nil). An override calls super.
    open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }

    /// Tells a child that its appearance begins to change, for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        ContainmentChecks.shared.willBegin(self, appearing: isAppearing)
        beginTransition(appearing: isAppearing, animated: animated)
    }

    /// Tells a child that its appearance has changed. Without an open transition UIKit logs "Unbalanced calls…".
    open func endAppearanceTransition() {
        ContainmentChecks.shared.willEnd(self)
        endTransition()
    }

    /// Changes from one child's view to another's, animated; see `UIViewController+Transition.swift`.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    // MARK: Responder chain

    /// The superview of the controller's view (fact 11.02).
    open override var next: UIResponder? { storedView?.superview }

    /// Light or dark for the controller, its view and its children; unspecified follows the place in the hierarchy.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.traitsMayHaveChanged() } }
    }

    /// Traits of the view's place in the hierarchy; of the screen while there is none.
    open override var traitCollection: UITraitCollection {
        let inherited =
            storedView?.superview?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
        guard overrideUserInterfaceStyle != .unspecified else { return inherited }
        return inherited.replacing(userInterfaceStyle: overrideUserInterfaceStyle)
    }
}
