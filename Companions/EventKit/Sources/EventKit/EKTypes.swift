import Foundation

/// What a calendar holds.
public enum EKEntityType: UInt, Sendable {
    /// Events.
    case event
    /// Reminders.
    case reminder
}

/// What calendars hold.
public struct EKEntityMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Events.
    public static let event = EKEntityMask(rawValue: 1)
    /// Reminders.
    public static let reminder = EKEntityMask(rawValue: 2)
}

/// What the person allows an app.
public enum EKAuthorizationStatus: Int, Sendable {
    /// The person was not asked yet.
    case notDetermined
    /// The person may not allow it.
    case restricted
    /// The person does not allow it.
    case denied
    /// The person allows all.
    case fullAccess
    /// The person allows adding events.
    case writeOnly

    /// The name of full access before iOS 17.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// How far a change of a recurring event reaches.
public enum EKSpan: Int, Sendable {
    /// This occurrence.
    case thisEvent
    /// This one and those that follow.
    case futureEvents
}

/// Whether an event leaves the person time.
public enum EKEventAvailability: Int, Sendable {
    /// Nobody knows.
    case notSupported = -1
    /// It does not.
    case busy
    /// It does.
    case free
    /// It may not.
    case tentative
    /// The person is away.
    case unavailable
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    /// Nobody knows.
    case none
    /// It does.
    case confirmed
    /// It may.
    case tentative
    /// It does not.
    case canceled
}

/// Where calendars come from.
public enum EKCalendarType: Int, Sendable {
    /// The device.
    case local
    /// A CalDAV server.
    case calDAV
    /// An Exchange server.
    case exchange
    /// A subscription.
    case subscription
    /// Contacts' birthdays.
    case birthday
}

/// Where sources come from.
public enum EKSourceType: Int, Sendable {
    /// The device.
    case local
    /// An Exchange server.
    case exchange
    /// A CalDAV server.
    case calDAV
    /// MobileMe.
    case mobileMe
    /// Subscriptions.
    case subscribed
    /// Contacts' birthdays.
    case birthdays
}

/// How important a reminder is.
public enum EKReminderPriority: UInt, Sendable {
    /// Nobody said.
    case none = 0
    /// Very.
    case high = 1
    /// As most.
    case medium = 5
    /// Little.
    case low = 9
}

/// How often something recurs.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// After days.
    case daily
    /// After weeks.
    case weekly
    /// After months.
    case monthly
    /// After years.
    case yearly
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
    /// Sunday.
    case sunday = 1
    /// Monday.
    case monday
    /// Tuesday.
    case tuesday
    /// Wednesday.
    case wednesday
    /// Thursday.
    case thursday
    /// Friday.
    case friday
    /// Saturday.
    case saturday
}

extension NSNotification.Name {
    /// Calendars, events or reminders have changed.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
