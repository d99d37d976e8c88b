import Foundation

/// The app's own object at the turns of a scene's life: connection, front and background, end, and restoration.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called at launch when the scene connects, before it comes to the front. A delegate whose configuration names no
    /// storyboard makes the scene's window here, keeps it and shows it; with a storyboard the window is there already.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene is disconnected, which only the end of the app does; the app's delegate is told of the end
    /// afterwards.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene has become active, at launch and after each return to the front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene stops being active; `activationState` is still `foregroundActive`.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the scene comes to the front, at launch and out of the background, before it becomes active.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene has gone to the background; windows stay as they are.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called when the app's state is preserved, and returns the activity to go on with when the scene connects again;
    /// nil remembers nothing.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called when the scene has connected and is not yet active, if there is an activity to go on with.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Remembers nothing.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// A delegate of a scene with a window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, __WindowOwner {
    /// Called when a person has chosen an item of the icon's menu while the app ran, before the scene becomes active. A
    /// launch by an item is told in the connection's options instead. The delegate says whether it did what was asked.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called when the scene has been turned or has another size, with its coordinates, orientation and traits from before.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    /// Does nothing of what was asked.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    /// The delegate's window; nil outside where the delegate has none to give.
    public var window: UIWindow?? { .some(ownWindow) }
}
