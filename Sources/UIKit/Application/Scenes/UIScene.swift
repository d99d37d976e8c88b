import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Where a scene is in its life.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What a scene was asked to open when it connected; nothing on a machine without other apps.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext> = []
        public let userActivities: Set<NSUserActivity> = []
        public let sourceApplication: String? = nil
    }

    private let storedSession: UISceneSession
    /// What makes the scene the same over time.
    open var session: UISceneSession { storedSession }
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    open var title: String! = ""

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        storedSession = session
        super.init()
        session.scene = self
    }

    /// The application (fact 11.03).
    open override var next: UIResponder? { UIApplication.shared }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
}

/// A scene that shows windows on a screen.
open class UIWindowScene: UIScene {
    /// The screen that shows the scene.
    open var screen: UIScreen { .main }

    /// The scene's windows that were shown, back to front.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var coordinateSpace: any UICoordinateSpace { windows.first ?? UIWindow(frame: screen.bounds) }
    var traitState = TraitState()
    /// The traits of the screen, with those that the scene replaces.
    open var traitCollection: UITraitCollection { traitState.current ?? ownTraits }
    /// The traits changed; called after the change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var interfaceOrientation: UIInterfaceOrientation {
        screen.interfaceOrientation
    }

    /// Where the scene is on the screen.
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Turns the scene to one of some orientations, until the device is turned the next time.
    ///
    /// The handler gets an error when the root controller supports none of them.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        turn(geometryPreferences, errorHandler)
    }
}

/// What makes a scene the same over time.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    public internal(set) var configuration: UISceneConfiguration
    public let persistentIdentifier = UUID().uuidString
    public internal(set) weak var scene: UIScene?
    /// What the app wants remembered with the session: values of property lists.
    public var userInfo: [String: Any]?
    /// What the person did when the scene was last on the screen.
    public var stateRestorationActivity: NSUserActivity?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
        super.init()
    }
}

/// Which classes make up a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISceneConfiguration") }

    public private(set) var name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    /// Where the scene's window gets its root controller from, before the delegate is told to connect (fact 10.15).
    open var storyboard: UIStoryboard?

    /// Makes a configuration; the one of that name in the Info.plist fills it in.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        fill(from: SceneManifest.configurations(for: sessionRole))
    }

    private func fill(from entries: [[String: Any]]) {
        let entry = entries.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
        guard let entry else { return }
        if name == nil { name = entry["UISceneConfigurationName"] as? String }
        delegateClass = find("UISceneDelegateClassName", in: entry)
        sceneClass = find("UISceneClassName", in: entry)
        if let storyboard = entry["UISceneStoryboardFile"] as? String, !storyboard.isEmpty {
            self.storyboard = UIStoryboard(name: storyboard, bundle: AppInfo.bundle)
        }
    }

    private func find(_ key: String, in entry: [String: Any]) -> AnyClass? {
        guard let className = entry[key] as? String, !className.isEmpty else { return nil }
        if let found = NSClassFromString(className) { return found }
        if className == "UIWindowScene" { return UIWindowScene.self }
        DiagnosticsChannel.shared.report(
            "application.unknown-scene-class",
            "Info.plist configuration \"\(name ?? "(no name)")\" for \(role.rawValue) contained \(key) key, but could not load class with name \"\(className)\".",
            advice: "Check the name in the scene manifest; it begins with the module's.")
        return nil
    }
}

/// The scenes that the Info.plist declares.
@MainActor enum SceneManifest {
    private static var manifest: [String: Any]? {
        AppInfo.source("UIApplicationSceneManifest") as? [String: Any]
    }

    static var isPresent: Bool { manifest != nil }

    /// Whether the app lives by scenes. The manifest says so by being there, since the delegate may name the configurations;
    /// where neither does, a main storyboard is opened as if there were no manifest.
    static func isUsed(by delegate: AnyObject?) -> Bool {
        guard isPresent else { return false }
        guard configurations(for: .windowApplication).isEmpty, MainStoryboard.name != nil else { return true }
        return namesConfigurations(delegate)
    }

    /// Whether the app's delegate says what a scene is made of.
    static func namesConfigurations(_ delegate: AnyObject?) -> Bool {
        ImplementedMethods.has(delegate, "application", ["configurationForConnecting"])
    }

    static func configurations(for role: UISceneSession.Role) -> [[String: Any]] {
        let all = manifest?["UISceneConfigurations"] as? [String: Any]
        return all?[role.rawValue] as? [[String: Any]] ?? []
    }
}
