import Foundation

/// A set of the ways in which notifications reach a person. Deprecated in iOS 10 in favour of UserNotifications.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the app's icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// A text.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// What an app wants of notifications, and what it was allowed. Deprecated in iOS 10 in favour of UserNotifications.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIUserNotificationSettings") }

    /// The ways in which notifications reach the person.
    public let types: UIUserNotificationType
    /// The categories of notifications, which say what actions they offer.
    public let categories: Set<UIUserNotificationCategory>?

    /// Makes settings of ways and categories.
    public init(types typesForSettings: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        types = typesForSettings
        self.categories = categories
        super.init()
    }
}
