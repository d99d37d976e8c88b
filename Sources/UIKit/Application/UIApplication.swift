import Foundation
import QuartzCore

/// The app: its windows, its delegate, and where actions start their way.
open class UIApplication: UIResponder {
    /// A key of the options at launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// Whether the app is in front.
    public enum State: Int, Sendable { case active, inactive, background }

    private static var instance: UIApplication?

    /// The app's one application object.
    public static var shared: UIApplication {
        if let instance { return instance }
        let application = UIApplication()
        instance = application
        return application
    }

    open weak var delegate: (any UIApplicationDelegate)?
    /// Keeps the delegate, which `delegate` does not.
    var ownedDelegate: (any UIApplicationDelegate)?
    /// Keeps the top-level objects of the main nib.
    var mainNibObjects: [Any] = []
    open internal(set) var applicationState = State.inactive
    /// The parts of the interface that are connected: one, in an app that lives by scenes.
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

    /// How the status bar looks. Setting it counts only with `UIViewControllerBasedStatusBarAppearance` NO.
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBar.style }
        set { statusBar.set(style: newValue) }
    }

    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        statusBar.set(isHidden: hidden, animation: animation)
    }

    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        statusBar.set(style: statusBarStyle, animation: animated ? .fade : .none)
    }

    /// Which way up the interface is.
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
        for window in windows { window.isHidden = true }
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

    /// Options for opening an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Has an address opened by an app that knows it and not by a browser: there is no such app here.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The address of the app's page in the device's settings, which a display does not have: it is not opened.
    public static let openSettingsURLString = "app-settings:"

    /// Whether somebody outside the app opens such addresses.
    open func canOpenURL(_ url: URL) -> Bool { ExternalAddresses.areOpened(url) }

    /// Has an address opened outside the app, which a display that people look at does.
    ///
    /// - Parameter completion: Called on the main queue with whether it was opened; without such a display it is not.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = ExternalAddresses.open(url, options)
        guard let completion else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpened) } }
    }

    /// Has an address opened outside the app, and says whether it was.
    @discardableResult open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool { ExternalAddresses.open(url, options) }

    // MARK: Notifications

    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}
