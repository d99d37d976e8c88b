import Foundation

/// The recipe for a scene: its delegate's class and its storyboard.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISceneConfiguration") }

    /// The name of the configuration in the Info.plist; nil asks for the first one of the role, and takes over the name
    /// of what is found.
    public private(set) var name: String?
    /// The role of the scenes that the configuration is for.
    public let role: UISceneSession.Role
    /// The class of the scene, which has no effect: scenes are plain window scenes, and another class is reported.
    open var sceneClass: AnyClass?
    /// The class whose instance becomes the scene's delegate, made by `init()`; nil for a scene without a delegate.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller becomes the root of the scene's window, which is made before the
    /// delegate is told to connect (fact 10.15); nil makes no window.
    open var storyboard: UIStoryboard?

    /// Makes the configuration of the app's windows that the Info.plist names first.
    public override convenience init() { self.init(name: nil, sessionRole: .windowApplication) }

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
