import Foundation

/// What a push notification of iCloud's says.
open class CKNotification: NSObject, @unchecked Sendable {
    /// What a notification is about.
    public enum NotificationType: Int, Sendable {
        case query = 1
        case recordZone, readNotification, database
    }

    /// What tells a notification from others.
    open class ID: NSObject, @unchecked Sendable {
        override init() { super.init() }
    }

    /// What the notification is about.
    public let notificationType: NotificationType
    /// The container's name.
    public let containerIdentifier: String?
    /// The subscription that asked for it.
    public let subscriptionID: CKSubscription.ID?
    /// The text.
    public let alertBody: String?
    /// The app's number.
    public let badge: NSNumber?
    /// The name of the sound.
    public let soundName: String?
    /// What tells the notification from others; nil, since no server has made it.
    open var notificationID: ID? { nil }

    /// Reads what a push notification says; nil where it is not iCloud's.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        guard let payload = notificationDictionary["ck"] as? [AnyHashable: Any] else { return nil }
        let parts = ["qry": NotificationType.query, "fet": .recordZone, "met": .database]
        guard let part = parts.first(where: { payload[$0.key] != nil }) else { return nil }
        notificationType = part.value
        containerIdentifier = payload["cid"] as? String
        subscriptionID = (payload[part.key] as? [AnyHashable: Any])?["sid"] as? String
        let aps = notificationDictionary["aps"] as? [AnyHashable: Any]
        let alert = aps?["alert"]
        alertBody = alert as? String ?? (alert as? [AnyHashable: Any])?["body"] as? String
        badge = aps?["badge"] as? NSNumber ?? (aps?["badge"] as? Int).map { NSNumber(value: $0) }
        soundName = aps?["sound"] as? String
        super.init()
    }
}
