import Foundation

/// The lasting side of a scene: its role and configuration, and the values that are preserved for it.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's text, as the Info.plist has it.
        public let rawValue: String
        /// Makes a role from its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The role of scenes that show the app's windows, the only one that is ever connected.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The role of the session's scene.
    public let role: Role
    /// The configuration that the session's scene is made by.
    public internal(set) var configuration: UISceneConfiguration
    /// A text that tells the session from others while the app runs; each launch makes a new one.
    public let persistentIdentifier = UUID().uuidString
    /// The scene of the session; nil before it is made.
    public internal(set) weak var scene: UIScene?
    /// The values of property lists that the app wants preserved with the session.
    public var userInfo: [String: Any]?
    /// The activity that was preserved when the scene was last on the screen; nil where there is none.
    public var stateRestorationActivity: NSUserActivity?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
        super.init()
    }
}
