import Foundation
import QuartzCore

/// The view at the top of a view hierarchy, which stands on a screen.
open class UIWindow: UIView {
    /// The height of a window in the stack of windows; windows of higher levels are in front.
    public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
        /// The height as a number.
        public let rawValue: CGFloat
        /// Makes a level of a height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level of a height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of usual windows, 0, which a window begins with.
        public static let normal = Level(0)
        /// The level for windows in front of all others, 2000; alerts of UIKit's own stay in their presenter's window.
        public static let alert = Level(2000)
        /// The level of windows that stand in front of the usual ones, 1000; the status bar itself is drawn above all
        /// windows.
        public static let statusBar = Level(1000)
    }

    /// The screen that shows the window: always `UIScreen.main`.
    open var screen: UIScreen { .main }
    /// The window's height among the others; among windows of one level, the one that was first shown later is in
    /// front.
    open var windowLevel = Level.normal { didSet { UIApplication.shared.arrangeWindows() } }

    /// Whether the window is in the list of those on the screen.
    private var isShown = false

    /// A window is its own.
    override weak var storedWindow: UIWindow? {
        get { self }
        set {}
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a hidden window from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Makes a window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Makes a window as large as a scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        setUp()
        self.windowScene = windowScene
    }

    /// The scene that shows the window; the scene's traits reach the window. Nil stands for the screen, with its
    /// traits.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { setNeedsTraitUpdate() } }
    }

    private func setUp() {
        layer.isHidden = true
        backgroundColor = nil
    }

    /// Whether the window is hidden, as it is at first; showing it loads the root controller's view and starts that
    /// controller's appearance.
    open override var isHidden: Bool {
        get { !isShown }
        set {
            guard newValue == isShown else { return }
            // Choice (2.32, 16.16): the root's controller disappears with the window and appears with it.
            AppearanceQueue.shared.move { if newValue { hide() } else { show() } }
        }
    }

    private func show() {
        // Choice (10.09): all of this at once; only viewDidAppear waits for the commit.
        // The root's view is not loaded before (fact 10.03), and its controller hears of the appearance before the
        // window shows it.
        UIApplication.shared.show(self)
        updateTraits(wholeSubtree: true)
        installRootView()
        UIViewController.subtree(of: self, willBeVisible: true)
        isShown = true
        layer.isHidden = false
        safeAreaMayHaveChanged()
        updateWishes()
    }

    private func hide() {
        endEditingInside()
        UIViewController.subtree(of: self, willBeVisible: false)
        isShown = false
        layer.isHidden = true
        UIApplication.shared.hide(self)
        UIApplication.shared.decidingWindow?.updateWishes()
    }

    /// The controller whose view fills the window.
    ///
    /// Replacing it on the screen takes the old view out first (fact 10.05). A controller is the root of one window: the
    /// one that shows it last takes it from the others.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            // Choice (10.06, 16.7): the old one goes at once and the new one comes; roots get no move callbacks.
            if isShown, let old = oldValue, let live = old.presentation.live, live.phase != .waiting {
                ContainmentChecks.shared.noteReplacedRoot(old, presenting: live.presented)
            }
            // Its view may be somewhere else by now.
            if let old = oldValue?.viewIfLoaded, old.superview === self { old.removeFromSuperview() }
            if isShown {
                installRootView()
                updateWishes()
            }
        }
    }

    private func installRootView() {
        guard let controller = rootViewController, !controller.isCovered(in: self), let view = controller.view,
            view.superview !== self
        else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = bounds
        insertSubview(view, at: 0)
        guard view.superview === self else { return }
        for window in UIApplication.shared.windows where window !== self && window.rootViewController === controller {
            window.rootViewController = nil
        }
    }

    /// Whether the window is the application's key window.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Makes the window the key window, to which keys and motion go, without showing it.
    open func makeKey() {
        UIApplication.shared.keyWindow = self
    }

    /// Shows the window and makes it the key window; the place among windows of its level stays the same.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Gives an event's touches to the recognizers and views of the window, and keys and motion to the first responder.
    /// An override sees all events of the window, and calls `super` for those that are to be handled.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent { return presses.dispatch() }
        if let motion = event as? MotionEvent { return motion.send(in: self) }
        TouchArbiter.shared.dispatch(event, in: self)
    }

    /// Called when the window has become the key window. An override may call `super`, which does nothing; apps do not
    /// call it.
    open func becomeKey() {}
    /// Called when the window has stopped being the key window, before the new one is told. An override may call
    /// `super`, which does nothing; apps do not call it.
    open func resignKey() {}

    /// The screen got another size or look; the traits are up to date. A window that filled it goes on filling it.
    func screenDidChange(from oldSize: CGSize) {
        if bounds.size == oldSize, oldSize != screen.bounds.size { frame = screen.bounds }
        safeAreaMayHaveChanged()
        updateStatusBar()
    }

    /// Asks the controllers how the status bar should look (facts 8.01, 8.02).
    func updateStatusBar() {
        if decidesForScreen { UIApplication.shared.statusBar.update(from: wishingController) }
    }

    /// Whether the app made the window; false for the keyboard's.
    var belongsToApp: Bool { true }

    /// Whether the window takes part in the interface's turns as the app's windows do.
    var turnsWithInterface: Bool { true }

    /// Whether the window's root controller is the one that the screen belongs to.
    var decidesForScreen: Bool { UIApplication.shared.decidingWindow === self }

    /// Another controller may be the one that the screen belongs to: asks it for all that it may decide.
    func updateWishes() {
        guard decidesForScreen else { return }
        InterfaceRotation.shared.setNeedsUpdate()
        UIApplication.shared.wishes.updateAll(from: wishingController)
    }

    /// The next responder: the window's scene, then the application (fact 11.03).
    // Choice (15.5): the scene is in the chain, and no private views below the window.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    private lazy var ownUndoManager = UndoManager()
    /// The record of changes for everything in the window that has none of its own.
    open override var undoManager: UndoManager? { ownUndoManager }

    override var surroundingTraits: UITraitCollection? { windowScene?.traitCollection ?? screen.traitCollection }

    override var isHiddenInNibs: Bool { true }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeWindow(self)
    }
}
