import Foundation

/// What events and reminders have in common.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    /// What the item is known by.
    public let calendarItemIdentifier: String
    /// The calendar that the item is in.
    open var calendar: EKCalendar! { didSet { isChanged = true } }
    /// The title.
    open var title: String! = "" { didSet { isChanged = true } }
    /// The place, as a text.
    open var location: String? { didSet { isChanged = true } }
    /// The notes.
    open var notes: String? { didSet { isChanged = true } }
    /// An address in the web.
    open var url: URL? { didSet { isChanged = true } }
    /// The time zone.
    open var timeZone: TimeZone? { didSet { isChanged = true } }
    /// What reminds of the item; nil for nothing.
    open var alarms: [EKAlarm]? { didSet { isChanged = true } }
    /// How the item recurs; nil for not at all.
    open var recurrenceRules: [EKRecurrenceRule]? { didSet { isChanged = true } }
    /// When the item was made.
    public let creationDate: Date? = Date()
    /// When the item was saved last.
    open internal(set) var lastModifiedDate: Date?

    init(identifier: String) { calendarItemIdentifier = identifier }

    /// Whether there is anything to remind of the item.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether the item recurs.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// Whether the item has notes.
    open var hasNotes: Bool { notes?.isEmpty == false }
    /// Whether there are other people; there never are.
    open var hasAttendees: Bool { false }
    /// What servers know the item by.
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }

    /// Reminds of the item.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Reminds of the item no more.
    open func removeAlarm(_ alarm: EKAlarm) { alarms = alarms?.filter { $0 !== alarm } }
    /// Has the item recur.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    /// Has the item recur no more by a rule.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = recurrenceRules?.filter { $0 !== rule }
    }
}
