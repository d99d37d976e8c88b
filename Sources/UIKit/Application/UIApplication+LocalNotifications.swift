import Foundation

/// What the app asked of notifications by the methods of before iOS 10.
@MainActor private final class NotificationWishes: SessionPart {
    var settings = UIUserNotificationSettings(types: [], categories: nil)
}

/// Notifications of the app's own, by the methods of before iOS 10.
extension UIApplication {
    /// Asks for the ways in which notifications reach the person; all are allowed. The delegate hears of it on the main
    /// queue.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        NotificationWishes.shared.settings = notificationSettings
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let application = UIApplication.shared
                application.delegate?.application(application, didRegister: NotificationWishes.shared.settings)
            }
        }
    }

    /// The ways in which notifications may reach the person: none before the app has asked.
    public var currentUserNotificationSettings: UIUserNotificationSettings? { NotificationWishes.shared.settings }

    /// The notifications that wait for their dates; setting them replaces those that are there.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { LocalNotifications.shared.scheduled }
        set {
            cancelAllLocalNotifications()
            newValue?.forEach(scheduleLocalNotification)
        }
    }

    /// Schedules a notification for its date.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        LocalNotifications.shared.schedule(notification)
    }
    /// Delivers a notification at once.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        LocalNotifications.shared.deliver(notification)
    }
    /// Takes a notification back that waits for its date.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        LocalNotifications.shared.cancel(notification)
    }
    /// Takes all notifications back that wait for their dates.
    public func cancelAllLocalNotifications() { LocalNotifications.shared.cancel(nil) }
}

/// Events of the system that no display sends.
extension UIApplication {
    /// Asks for the keys of a remote control, which no display has.
    public func beginReceivingRemoteControlEvents() {}
    /// Takes back the wish for the keys of a remote control.
    public func endReceivingRemoteControlEvents() {}
    /// Asks to be woken in the background after some seconds, which no system here does.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// Asks for a scene on the screen. The app has one scene; the handler gets an error for a wish for another.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let sceneSession, openSessions.contains(sceneSession) { return }
        errorHandler?(Self.sceneError("An app has one scene here."))
    }

    /// Asks to end a scene. The app's one scene stays; the handler gets an error.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(Self.sceneError("The app's one scene cannot be ended.")) }

    /// Asks for a new picture of a scene for the app switcher, which no display has.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    private static func sceneError(_ reason: String) -> NSError {
        NSError(domain: UISceneErrorDomain, code: 0, userInfo: [NSLocalizedDescriptionKey: reason])
    }
}

/// The domain of errors that have to do with scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"
