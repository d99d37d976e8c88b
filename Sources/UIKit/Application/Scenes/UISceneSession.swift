import Foundation

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
