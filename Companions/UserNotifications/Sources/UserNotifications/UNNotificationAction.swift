import Foundation

/// How an action behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device has to be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action takes something away.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The app comes to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// Something that a person can do with a notification.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    /// The action's name.
    public let identifier: String
    /// What its button says.
    public let title: String
    /// How it behaves.
    public let options: UNNotificationActionOptions
    /// The picture on its button.
    public let icon: UNNotificationActionIcon?

    /// Makes an action with a picture.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
    ) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }

    /// Makes an action.
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    /// The same action.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
