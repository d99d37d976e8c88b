import Foundation

/// What brings a notification.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// Whether the notification comes again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// When the notification comes next, after a date; nil for never.
    func next(after date: Date) -> Date? { nil }

    /// The same trigger.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
