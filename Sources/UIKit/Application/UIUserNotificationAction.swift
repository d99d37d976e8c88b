import Foundation

/// Whether an action opens the app. Deprecated in iOS 10 in favour of UserNotifications.
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }

/// What an action asks of the person: a tap, or a text. Deprecated in iOS 10 in favour of UserNotifications.
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default`, textInput }

/// An action that notifications offer. Deprecated in iOS 10 in favour of UserNotifications.
@preconcurrency @MainActor open class UIUserNotificationAction: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIUserNotificationAction") }

    struct Content {
        var identifier: String?
        var title: String?
        var behavior = UIUserNotificationActionBehavior.default
        var activationMode = UIUserNotificationActivationMode.foreground
        var isAuthenticationRequired = false
        var isDestructive = false
    }

    var content = Content()

    public override init() { super.init() }

    /// The name by which the app is told of the action.
    open var identifier: String? { content.identifier }
    /// The title of the action's button.
    open var title: String? { content.title }
    /// What the action asks of the person.
    open var behavior: UIUserNotificationActionBehavior { content.behavior }
    /// Whether the action opens the app.
    open var activationMode: UIUserNotificationActivationMode { content.activationMode }
    /// Whether the device has to be unlocked first.
    open var isAuthenticationRequired: Bool { content.isAuthenticationRequired }
    /// Whether the action loses something.
    open var isDestructive: Bool { content.isDestructive }
}
