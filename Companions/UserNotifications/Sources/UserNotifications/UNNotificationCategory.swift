import Foundation

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app is told when they are put away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// They are shown in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Their title is shown where their content is hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// Their second line is shown where their content is hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    /// They are read aloud.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A kind of notifications and what a person can do with them.
public final class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    /// The category's name.
    public let identifier: String
    /// What a person can do.
    public let actions: [UNNotificationAction]
    /// The intents that fit.
    public let intentIdentifiers: [String]
    /// What is shown in the place of a hidden content.
    public let hiddenPreviewsBodyPlaceholder: String
    /// What a group says of those that are hidden.
    public let categorySummaryFormat: String
    /// How the notifications behave.
    public let options: UNNotificationCategoryOptions

    /// Makes a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
        (self.categorySummaryFormat, self.options) = (categorySummaryFormat, options)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }
    public override var hash: Int { identifier.hashValue }

    /// The same category.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
