import Foundation

/// Says why an app's launch has ended without a visible window.
@MainActor enum MissingWindow {
    static func report(_ application: UIApplication) {
        guard !application.windows.contains(where: { !$0.isHidden }) else { return }
        let (reason, advice) = reason(application)
        DiagnosticsChannel.shared.report(
            "application.no-window", "The launch has ended without a visible window: \(reason)", advice: advice)
    }

    private static func reason(_ application: UIApplication) -> (String, advice: String) {
        guard let delegate = application.delegate else {
            return ("there is no app delegate.", "Mark the delegate's class with @main.")
        }
        let name = objectiveCClassName(delegate)
        if let scene = application.connectedScenes.first { return reason(scene) }
        if SceneManifest.namesConfigurations(delegate) || hasSceneDelegate(delegate) {
            return (
                "the Info.plist has no UIApplicationSceneManifest, so that no scene connects and the scene delegate is "
                    + "never used.",
                "Add UIApplicationSceneManifest to the Info.plist, or make the window in the app delegate."
            )
        }
        if delegate.ownWindow != nil {
            return ("the window of \(name) is hidden.", "Call makeKeyAndVisible() at the end of the launch.")
        }
        return (
            "the Info.plist names neither scenes (UIApplicationSceneManifest) nor a main storyboard "
                + "(UIMainStoryboardFile), and \(name) has shown no window.",
            "Add one of the two keys, or make a window in application(_:didFinishLaunchingWithOptions:), keep it and call "
                + "makeKeyAndVisible()."
        )
    }

    private static func reason(_ scene: UIScene) -> (String, advice: String) {
        let configuration = scene.session.configuration
        guard let delegate = scene.delegate else {
            if configuration.storyboard != nil {
                return ("the scene's storyboard has no initial view controller.", "Choose one in Interface Builder.")
            }
            return (
                "the scene that has connected has neither a delegate nor a storyboard.",
                "Name UISceneDelegateClassName or UISceneStoryboardFile under UISceneConfigurations in the Info.plist."
            )
        }
        let name = objectiveCClassName(delegate)
        if (delegate as? any UIWindowSceneDelegate)?.ownWindow == nil {
            return (
                "\(name) keeps no window.",
                "Make one with UIWindow(windowScene:) in scene(_:willConnectTo:options:) and keep it in 'window'."
            )
        }
        return ("the window of \(name) is hidden.", "Call makeKeyAndVisible() in scene(_:willConnectTo:options:).")
    }

    /// Whether the app has a class of the name that Xcode gives to scene delegates.
    private static func hasSceneDelegate(_ delegate: AnyObject) -> Bool {
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        return NSClassFromString("\(module).SceneDelegate") is any UISceneDelegate.Type
    }
}
