import Foundation

/// One instance of the app's interface; an app that lives by scenes has one.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The nearness of a scene to the person: unattached before it connects and after the end, active or inactive in
    /// front, or in the background.
    public enum ActivationState: Int, Sendable {
        /// The state before the connection and after the end.
        case unattached = -1
        /// The states of a connected scene, which are those of the app.
        case foregroundActive, foregroundInactive, background
    }

    /// The requests that come with a scene's connection; all are empty on a machine without other apps.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// The URLs to open: always none.
        public let urlContexts: Set<UIOpenURLContext> = []
        /// The activities to go on with: always none.
        public let userActivities: Set<NSUserActivity> = []
        /// The type of the activity that another device hands over: always nil.
        public let handoffUserActivityType: String? = nil
        /// The bundle identifier of the app that asked for the scene: always nil.
        public let sourceApplication: String? = nil
        /// The item of the icon's menu that the app was launched by; nil for another launch.
        public let shortcutItem: UIApplicationShortcutItem?

        init(shortcutItem: UIApplicationShortcutItem? = nil) {
            self.shortcutItem = shortcutItem
            super.init()
        }

        /// Makes the options of a usual launch.
        public override convenience init() { self.init(shortcutItem: nil) }
    }

    private let storedSession: UISceneSession
    /// The session that the scene belongs to.
    open var session: UISceneSession { storedSession }
    /// The scene's delegate, which the scene keeps alive; made of the configuration's delegate class at the connection.
    open var delegate: (any UISceneDelegate)?
    /// The scene's state, which follows that of the app.
    open internal(set) var activationState = ActivationState.unattached
    /// The scene's title for the app's own use; no system shows it here.
    open var title: String! = ""

    /// The line below the scene's title for the app's own use; no system shows it here.
    open var subtitle = ""
    /// The rules by which a system chooses among several scenes of an app; the one scene here gets everything.
    open var activationConditions = UISceneActivationConditions()

    /// Makes a scene that belongs to a session; UIKit makes the app's one scene, as a plain `UIWindowScene`.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        storedSession = session
        super.init()
        session.scene = self
    }

    /// The next responder: the application (fact 11.03).
    open override var next: UIResponder? { UIApplication.shared }

    /// Posted with the scene when it connects, after its delegate was told.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted with the scene when it has become active.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted with the scene before it stops being active.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted with the scene when it has gone to the background.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    /// Posted with the scene when it is disconnected, which only the end of the app does.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted with the scene when it comes to the front, at launch and out of the background.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
}
