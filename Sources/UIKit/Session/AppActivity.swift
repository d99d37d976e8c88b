import DisplayProtocol
import Foundation

/// The app's way to the front, to the background and out (facts 10.13, 10.14).
///
/// An app that lives by scenes hears of it through their delegates and not through its own, up to the end, which is told
/// to both; the application's notifications are posted either way (fact 10.10).
@MainActor package enum AppActivity {
    /// Sends the app to the background, as another app in front would.
    package static func moveToBackground() {
        let application = UIApplication.shared
        guard application.applicationState != .background else { return }
        // Before the delegates hear of it: there an app ends what is current.
        NSUserActivity.saveCurrent()
        if application.applicationState == .active { resignActive(application) }
        // Choice (2.31): windows stay as they are, so no controller disappears.
        application.applicationState = .background
        tell(
            application, { $0.applicationDidEnterBackground($1) }, .background, { $0.sceneDidEnterBackground($1) },
            UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
    }

    /// Brings the app back to the front.
    package static func moveToForeground() {
        let application = UIApplication.shared
        guard application.applicationState == .background else { return }
        enterForeground(application)
        becomeActive(application)
    }

    /// Sends the app where a person wants it, and tells the display where it is then.
    static func move(toBackground: Bool) {
        if toBackground {
            HandInputs.cancel()
            moveToBackground()
        } else {
            moveToForeground()
        }
        let isInBackground = UIApplication.shared.applicationState == .background
        DisplayClient.current?.send(AppMessage.Activity(isInBackground: isInBackground))
    }

    /// Ends the app from where it is: nobody promises a scene the background first (fact 10.14).
    static func terminate() {
        let application = UIApplication.shared
        if application.applicationState == .active { resignActive(application) }
        for scene in application.connectedScenes {
            scene.activationState = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
            NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        }
        application.connectedScenes = []
        // The end is the application's own, with scenes too: fact 10.10 takes only the way to the front and back from it.
        application.delegate?.applicationWillTerminate(application)
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
        UserDefaults.standard.synchronize()
    }

    /// Tells the app, and every controller that is alive, that memory is short. Views stay loaded (fact 9.07).
    package static func warnOfMemory() {
        let application = UIApplication.shared
        application.delegate?.applicationDidReceiveMemoryWarning(application)
        // Controllers do not listen to the notification (fact 9.08).
        for controller in LiveControllers.shared.all { controller.didReceiveMemoryWarning() }
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: application)
    }

    // MARK: Steps

    static func enterForeground(_ application: UIApplication) {
        application.applicationState = .inactive
        tell(
            application, { $0.applicationWillEnterForeground($1) }, .foregroundInactive,
            { $0.sceneWillEnterForeground($1) }, UIScene.willEnterForegroundNotification,
            UIApplication.willEnterForegroundNotification)
    }

    static func becomeActive(_ application: UIApplication) {
        application.applicationState = .active
        tell(
            application, { $0.applicationDidBecomeActive($1) }, .foregroundActive, { $0.sceneDidBecomeActive($1) },
            UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
    }

    static func resignActive(_ application: UIApplication) {
        // The callback still sees the state that it ends.
        tell(
            application, { $0.applicationWillResignActive($1) }, nil, { $0.sceneWillResignActive($1) },
            UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
        application.applicationState = .inactive
        for scene in application.connectedScenes { scene.activationState = .foregroundInactive }
    }

    /// One turn of the app's life: the scenes are told if there are any, else the app delegate; then all who listen.
    private static func tell(
        _ application: UIApplication, _ tellDelegate: (any UIApplicationDelegate, UIApplication) -> Void,
        _ sceneState: UIScene.ActivationState?, _ tellScene: (any UISceneDelegate, UIScene) -> Void,
        _ sceneNotification: Notification.Name, _ notification: Notification.Name
    ) {
        if application.connectedScenes.isEmpty, let delegate = application.delegate {
            tellDelegate(delegate, application)
        }
        for scene in application.connectedScenes {
            if let sceneState { scene.activationState = sceneState }
            if let delegate = scene.delegate { tellScene(delegate, scene) }
            NotificationCenter.default.post(name: sceneNotification, object: scene)
        }
        NotificationCenter.default.post(name: notification, object: application)
    }
}
