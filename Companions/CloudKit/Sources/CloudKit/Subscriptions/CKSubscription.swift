import Foundation

/// A wish to be told of changes by a push notification.
open class CKSubscription: NSObject, NSCopying, @unchecked Sendable {
    /// What tells a subscription from others.
    public typealias ID = String

    /// What changes a subscription is about.
    public enum SubscriptionType: Int, Sendable {
        case query = 1
        case recordZone, database
    }

    /// What the notification says.
    open class NotificationInfo: NSObject, NSCopying, @unchecked Sendable {
        /// The text.
        open var alertBody: String?
        /// The key of the text among the app's own.
        open var alertLocalizationKey: String?
        /// The names of the record's values in the text.
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        /// The title.
        open var title: String?
        /// The key of the title among the app's own.
        open var titleLocalizationKey: String?
        /// The names of the record's values in the title.
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        /// The second title.
        open var subtitle: String?
        /// The key of the second title among the app's own.
        open var subtitleLocalizationKey: String?
        /// The names of the record's values in the second title.
        open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
        /// The key of the button's title among the app's own.
        open var alertActionLocalizationKey: String?
        /// The picture that is shown while the app starts.
        open var alertLaunchImage: String?
        /// The name of the sound.
        open var soundName: String?
        /// The names of the record's values that come along.
        open var desiredKeys: [CKRecord.FieldKey]?
        /// Whether the app's number grows.
        open var shouldBadge = false
        /// Whether the app is told in the background.
        open var shouldSendContentAvailable = false
        /// Whether the app may change the notification before it is shown.
        open var shouldSendMutableContent = false
        /// The category of the notification.
        open var category: String?
        /// The name under which a newer notification takes the place of an older.
        open var collapseIDKey: String?

        /// Makes what says nothing.
        public override init() { super.init() }

        /// Makes what says a text.
        public convenience init(
            alertBody: String? = nil, alertLocalizationKey: String? = nil,
            alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil, titleLocalizationKey: String? = nil,
            titleLocalizationArgs: [CKRecord.FieldKey] = [], subtitle: String? = nil,
            subtitleLocalizationKey: String? = nil, subtitleLocalizationArgs: [CKRecord.FieldKey] = [],
            alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil, soundName: String? = nil,
            desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false,
            shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil
        ) {
            self.init()
            self.alertBody = alertBody
            self.alertLocalizationKey = alertLocalizationKey
            self.alertLocalizationArgs = alertLocalizationArgs
            self.title = title
            self.titleLocalizationKey = titleLocalizationKey
            self.titleLocalizationArgs = titleLocalizationArgs
            self.subtitle = subtitle
            self.subtitleLocalizationKey = subtitleLocalizationKey
            self.subtitleLocalizationArgs = subtitleLocalizationArgs
            self.alertActionLocalizationKey = alertActionLocalizationKey
            self.alertLaunchImage = alertLaunchImage
            self.soundName = soundName
            self.desiredKeys = desiredKeys
            self.shouldBadge = shouldBadge
            self.shouldSendContentAvailable = shouldSendContentAvailable
            self.shouldSendMutableContent = shouldSendMutableContent
            self.category = category
            self.collapseIDKey = collapseIDKey
        }

        /// What says the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            NotificationInfo(
                alertBody: alertBody, alertLocalizationKey: alertLocalizationKey,
                alertLocalizationArgs: alertLocalizationArgs ?? [], title: title,
                titleLocalizationKey: titleLocalizationKey, titleLocalizationArgs: titleLocalizationArgs ?? [],
                subtitle: subtitle, subtitleLocalizationKey: subtitleLocalizationKey,
                subtitleLocalizationArgs: subtitleLocalizationArgs ?? [],
                alertActionLocalizationKey: alertActionLocalizationKey, alertLaunchImage: alertLaunchImage,
                soundName: soundName, desiredKeys: desiredKeys ?? [], shouldBadge: shouldBadge,
                shouldSendContentAvailable: shouldSendContentAvailable,
                shouldSendMutableContent: shouldSendMutableContent, category: category, collapseIDKey: collapseIDKey)
        }
    }

    /// What tells the subscription from others.
    public let subscriptionID: ID
    /// What changes the subscription is about.
    public let subscriptionType: SubscriptionType
    /// What the notification says.
    open var notificationInfo: NotificationInfo?

    init(_ type: SubscriptionType, _ subscriptionID: ID) {
        subscriptionType = type
        self.subscriptionID = subscriptionID
        super.init()
    }

    /// A subscription with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKSubscription(subscriptionType, subscriptionID)
        copy.notificationInfo = notificationInfo?.copy() as? NotificationInfo
        return copy
    }
}
