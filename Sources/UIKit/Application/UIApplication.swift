import Foundation
import QuartzCore

/// The application object, which holds the windows, has the delegate and sends events and actions on their way.
open class UIApplication: UIResponder {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "UIApplication", classMethods: ["sharedApplication": { _, _ in shared }])
    }

    /// A key of the options that a delegate gets at launch; no app here is launched with options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Makes a key from its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key of the URL that the app was launched to open; no app here is launched by a URL.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// The nearness of the app to the person: active in front, inactive on the way there or back, or in the background.
    public enum State: Int, Sendable { case active, inactive, background }

    private static var instance: UIApplication?

    /// The app's one application object.
    public static var shared: UIApplication {
        if let instance { return instance }
        let application = UIApplication()
        instance = application
        return application
    }

    /// The delegate, which the property does not keep alive; the app's launch keeps the one that it makes.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The owning reference to the delegate that the launch made; `delegate` is weak.
    var ownedDelegate: (any UIApplicationDelegate)?
    /// The owning references to the top-level objects of the main nib.
    var mainNibObjects: [Any] = []
    /// The app's state, which is inactive until the launch has ended.
    open internal(set) var applicationState = State.inactive
    /// The scenes that are connected: one in an app that lives by scenes, and none in others or after the end.
    open internal(set) var connectedScenes: Set<UIScene> = []
    weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { InputViews.shared.setNeedsUpdate() } }
    }
    var statusBar: StatusBar { .shared }
    var wishes: ScreenWishes { .shared }

    /// The layer that holds the windows' layers, back to front. It clips nothing and has no size of its own.
    package let screenLayer = CALayer()

    public override init() {
        super.init()
        Self.instance = self
        // Where a test makes windows and no app runs, its loop has to commit all the same.
        _ = FramePipeline.shared
    }

    /// The size that the person chose for text.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    // MARK: Status bar and orientation

    /// Whether the status bar is hidden. Setting it counts only with `UIViewControllerBasedStatusBarAppearance` NO.
    open var isStatusBarHidden: Bool {
        get { statusBar.isHidden }
        set { statusBar.set(isHidden: newValue) }
    }

    /// The style of the status bar's text; setting it counts only with `UIViewControllerBasedStatusBarAppearance` NO.
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBar.style }
        set { statusBar.set(style: newValue) }
    }

    /// Hides or shows the status bar with an animation of 0.35 seconds, or at once for `none`; it counts only with
    /// `UIViewControllerBasedStatusBarAppearance` NO.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        statusBar.set(isHidden: hidden, animation: animation)
    }

    /// Changes the style of the status bar's text, faded over in 0.35 seconds if animated; it counts only with
    /// `UIViewControllerBasedStatusBarAppearance` NO.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        statusBar.set(style: statusBarStyle, animation: animated ? .fade : .none)
    }

    /// The status bar's rectangle in the screen's coordinates, in points; empty where no bar is shown.
    open var statusBarFrame: CGRect { statusBar.frame }

    /// The orientation of the interface, which all windows share.
    open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

    /// The orientations that the delegate, or else the Info.plist, allows for a window.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .ofInfoPlist
    }

    // MARK: Windows

    /// The windows that were shown, back to front; those that are hidden now are only listed while the app keeps them.
    open var windows: [UIWindow] { allWindows.filter(\.belongsToApp) }

    /// The app's windows and that of the keyboard, back to front.
    package var allWindows: [UIWindow] { listedWindows.compactMap(\.window) }

    private struct ListedWindow {
        weak var window: UIWindow?
        /// Keeps a window alive that is on the screen.
        var shown: UIWindow?
        @MainActor var level: UIWindow.Level { window?.windowLevel ?? .normal }
    }

    private var listedWindows: [ListedWindow] = []
    /// The window that keys and motion go to; nil where no window was made key. A change calls `resignKey()` of the old
    /// window and `becomeKey()` of the new one.
    open internal(set) weak var keyWindow: UIWindow? {
        didSet {
            guard keyWindow !== oldValue else { return }
            oldValue?.resignKey()
            keyWindow?.becomeKey()
            keyWindow?.updateWishes()
        }
    }

    /// A window comes on the screen, at the place among its level that it had, if it had one.
    func show(_ window: UIWindow) {
        listedWindows.removeAll { $0.window == nil }
        if let index = listedWindows.firstIndex(where: { $0.window === window }) {
            listedWindows[index].shown = window
        } else {
            listedWindows.append(ListedWindow(window: window, shown: window))
        }
        arrangeWindows()
    }

    /// A window leaves the screen, and lives on only if the app keeps it.
    func hide(_ window: UIWindow) {
        for index in listedWindows.indices where listedWindows[index].window === window {
            listedWindows[index].shown = nil
        }
        window.layer.removeFromSuperlayer()
    }

    func arrangeWindows() {
        listedWindows = listedWindows.enumerated()
            .sorted { ($0.element.level.rawValue, $0.offset) < ($1.element.level.rawValue, $1.offset) }
            .map(\.element)
        for case let window? in listedWindows.map(\.shown) { screenLayer.addSublayer(window.layer) }
    }

    /// Forgets what was shown, for a test that starts afresh: it runs in an app that is in front.
    func startAfresh() {
        removeAllWindows()
        connectedScenes = []
        applicationState = .active
    }

    /// Hides all windows and forgets them.
    package func removeAllWindows() {
        firstResponder = nil
        InputViews.shared.reset()
        for window in allWindows { window.isHidden = true }
        listedWindows = []
        keyWindow = nil
    }

    // MARK: Events and actions

    /// Gives an event to the windows whose touches changed, and keys and motion to the key window.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            if let keyWindow { keyWindow.sendEvent(presses) } else { presses.dispatch() }
            return
        }
        if event.type == .motion { keyWindow?.sendEvent(event) }
        for window in allWindows where event.changedTouches.contains(where: { $0.window === window }) {
            window.sendEvent(event)
        }
    }

    /// Sends an action to a target, or, without one, to the first responder on the way up from the sender that
    /// handles it (fact 11.08). Returns whether anybody did.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let start = firstResponder ?? (sender as? UIResponder)
        guard let receiver = (target ?? start?.target(forAction: action, withSender: sender)) as AnyObject? else {
            return false
        }
        MessageSending.send(action, to: receiver, arguments: [sender, event])
        return true
    }

    /// The delegate, if it is a responder of its own (fact 11.05).
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder else { return nil }
        return responder is UIView || responder is UIViewController || responder === self ? nil : responder
    }

    // MARK: Other apps

    /// A key of the options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Makes a key from its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key that has a URL opened only by an app that knows the URL, and not by a browser: there is no such app
        /// here.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The URL of the app's page in the device's settings, which a display does not have: the URL is not opened.
    public static let openSettingsURLString = "app-settings:"
    /// The URL of the app's notifications in the device's settings, which a display does not have: the URL is not opened.
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Whether the display opens URLs of this kind outside the app.
    open func canOpenURL(_ url: URL) -> Bool { ExternalAddresses.areOpened(url) }

    /// Asks the display to open a URL outside the app; a display that people look at does so.
    ///
    /// - Parameter completion: Called on the main queue with whether the URL was opened; without such a display it is
    /// not.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = ExternalAddresses.open(url, options)
        guard let completion else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpened) } }
    }

    /// Asks the display to open a URL outside the app, and returns whether the URL was opened.
    @discardableResult open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool { ExternalAddresses.open(url, options) }

    /// Opens a URL outside the app, and returns whether that was done: the older form of `open(_:options:)`.
    @discardableResult open func openURL(_ url: URL) -> Bool { ExternalAddresses.open(url, [:]) }

    // MARK: Notifications

    /// Posted with the application when the delegate's `didFinishLaunchingWithOptions` has returned.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted with the application when it has become active, at launch and after each return to the front; apps that
    /// live by scenes post it too.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted with the application before it stops being active; `applicationState` is still active.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted with the application when it has gone to the background.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted with the application when it leaves the background, and by an app that lives by scenes also at launch.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted with the application before it ends, after the delegate was told.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Posted with the application when memory is short, after the delegate and the controllers were told.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}
