import Foundation

/// A notification that has come.
public final class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When it came.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }

    /// The same notification.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
