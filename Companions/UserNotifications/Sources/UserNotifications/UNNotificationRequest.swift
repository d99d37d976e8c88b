import Foundation

/// A notification that is wanted: what it says and when it comes.
public final class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// The request's name; a later one of the same name takes its place.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it comes; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// Makes a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
    }

    /// The same request.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
