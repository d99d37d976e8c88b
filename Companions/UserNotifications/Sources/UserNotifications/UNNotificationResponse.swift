import Foundation
import UIKit

/// The identifier of the action of a person who opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action of a person who puts a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person does with a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action.
    public let actionIdentifier: String

    init(_ notification: UNNotification, _ actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }

    /// The scene in which the person is; nil where the app has none.
    @MainActor public var targetScene: UIScene? { UIApplication.shared.connectedScenes.first }

    /// The same response.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
