import Foundation

/// What an app does at the turns of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    /// What the person does in the scene, to be gone on with when the scene connects again; nil remembers nothing.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// The scene is connected and not yet active, and there is something to go on with.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// A delegate of a scene with a window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, __WindowOwner {}

extension UIWindowSceneDelegate {
    /// The delegate's window; nil outside where the delegate has none to give.
    public var window: UIWindow?? { .some(ownWindow) }
}
