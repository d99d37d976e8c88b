import Foundation

/// Which classes make up a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
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
