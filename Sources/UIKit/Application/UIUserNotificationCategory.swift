import Foundation

/// The number of actions that there is room for. Deprecated in iOS 10 in favour of UserNotifications.
public enum UIUserNotificationActionContext: UInt, Sendable { case `default`, minimal }

/// A kind of notification, with the actions that it offers. Deprecated in iOS 10 in favour of UserNotifications.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIUserNotificationCategory") }

    var storedIdentifier: String?
    var storedActions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    public override init() { super.init() }

    /// The name by which notifications choose the category.
    open var identifier: String? { storedIdentifier }
    /// The actions for an amount of room; nil where none were set.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
        storedActions[context]
    }
}
