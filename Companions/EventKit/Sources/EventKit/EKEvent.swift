import Foundation

/// An event of a calendar.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// When the event begins.
    open var startDate: Date! { didSet { isChanged = true } }
    /// When the event ends.
    open var endDate: Date! { didSet { isChanged = true } }
    /// Whether the event takes whole days.
    open var isAllDay = false { didSet { isChanged = true } }
    /// Whether the event leaves the person time.
    open var availability = EKEventAvailability.busy { didSet { isChanged = true } }
    /// The place.
    open var structuredLocation: EKStructuredLocation? { didSet { location = structuredLocation?.title ?? location } }
    /// When an occurrence began before it was moved.
    open internal(set) var occurrenceDate: Date!
    /// The occurrences that were taken away, by when they began.
    var exceptions: Set<Date> = []
    /// The event that this one is an occurrence of.
    var origin: EKEvent?

    /// Makes an event that is in no store yet.
    public convenience init(eventStore: EKEventStore) { self.init(identifier: UUID().uuidString) }

    override init(identifier: String) { super.init(identifier: identifier) }

    /// What the event is known by; nil before it is saved.
    open var eventIdentifier: String! { isKept || origin != nil ? calendarItemIdentifier : nil }
    /// Whether the event takes place.
    open var status: EKEventStatus { .none }
    /// Whether an occurrence was changed apart from the others; none is here.
    open var isDetached: Bool { false }

    /// Compares the beginnings of two events.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }

    /// The event as it takes place at another time.
    func occurrence(at start: Date) -> EKEvent {
        let copy = EKEvent(identifier: calendarItemIdentifier)
        (copy.calendar, copy.title, copy.location, copy.notes) = (calendar, title, location, notes)
        (copy.url, copy.timeZone, copy.alarms, copy.recurrenceRules) = (url, timeZone, alarms, recurrenceRules)
        (copy.isAllDay, copy.availability) = (isAllDay, availability)
        copy.startDate = start
        copy.endDate = start.addingTimeInterval(endDate.timeIntervalSince(startDate))
        (copy.occurrenceDate, copy.origin, copy.isKept, copy.isChanged) = (start, self, true, false)
        return copy
    }

    /// The event as often as it takes place between two times.
    func occurrences(from start: Date, to end: Date) -> [EKEvent] {
        let length = endDate.timeIntervalSince(startDate)
        let starts = recurrenceRules?.first?.dates(from: startDate, upTo: end) ?? [startDate]
        return starts.filter {
            $0 < end && $0.addingTimeInterval(length) >= start && !exceptions.contains($0)
        }.map { $0 == startDate ? self : occurrence(at: $0) }
    }
}
