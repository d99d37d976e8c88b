import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var launchImageName = ""
        var summaryArgument = ""
        var summaryArgumentCount = 0
        var targetContentIdentifier: String?
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var filterCriteria: String?
    }

    var values: Values

    init(_ values: Values) { self.values = values }

    /// Makes a content that says nothing.
    public override convenience init() { self.init(Values()) }

    /// The first line.
    open var title: String { values.title }
    /// The second line.
    open var subtitle: String { values.subtitle }
    /// The text.
    open var body: String { values.body }
    /// The number for the app's icon; nil leaves it, 0 takes it away.
    open var badge: NSNumber? { values.badge }
    /// The sound.
    open var sound: UNNotificationSound? { values.sound }
    /// The app's own values.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The name of the category that says which actions there are.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The name by which notifications are grouped.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The name of a picture to launch with.
    open var launchImageName: String { values.launchImageName }
    /// What a group's summary names.
    open var summaryArgument: String { values.summaryArgument }
    /// For how many things the notification stands in a group's summary.
    open var summaryArgumentCount: Int { values.summaryArgumentCount }
    /// The name of the scene that the notification is about.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// Files that belong to the notification.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// How much the notification may interrupt.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// How much the notification matters among others of the app, from 0 to 1.
    open var relevanceScore: Double { values.relevanceScore }
    /// What focus filters compare.
    open var filterCriteria: String? { values.filterCriteria }

    /// A content that says the same, and does not change.
    public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
    /// A content that says the same, and can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}
