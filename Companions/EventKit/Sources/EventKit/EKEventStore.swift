import Foundation
@_spi(Framework) import UIKit

/// What is called with whether the person allows access.
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
/// What is called with events, and sets what its second argument points to, to end the calls.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The way to the person's calendars and reminders, from any thread.
open class EKEventStore: NSObject, @unchecked Sendable {
    private var pending: [@MainActor () -> Void] = []

    /// Makes a way to the calendars.
    public override init() { super.init() }

    // MARK: Permission

    /// What the person allows the app.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        onMain { EventBook.shared.status[entityType] ?? .notDetermined }
    }

    /// Asks the person, once, for all access, as before iOS 17. The handler is called on the main thread.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { ask(entityType, completion) }

    /// Asks the person, once, for all access to events. The handler is called on the main thread.
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        ask(.event, completion)
    }

    /// Asks the person, once, for all access to reminders. The handler is called on the main thread.
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        ask(.reminder, completion)
    }

    /// Asks the person, once, whether the app may add events. The handler is called on the main thread.
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        nonisolated(unsafe) let handler = completion
        let keys = ["NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsFullAccessUsageDescription"]
        onMain { EventBook.shared.ask(for: .event, writing: true, keys: keys) { handler($0, $1) } }
    }

    private func ask(_ type: EKEntityType, _ completion: @escaping (Bool, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completion
        let name = type == .event ? "Calendars" : "Reminders"
        let keys = ["NS\(name)FullAccessUsageDescription", "NS\(name)UsageDescription"]
        onMain { EventBook.shared.ask(for: type, keys: keys) { handler($0, $1) } }
    }

    /// Asks the person, once, for all access, as before iOS 17.
    open func requestAccess(to entityType: EKEntityType, isolation: isolated (any Actor)? = #isolation) async throws
        -> Bool
    {
        try await wait { ask(entityType, $0) }
    }

    /// Asks the person, once, for all access to events.
    open func requestFullAccessToEvents(isolation: isolated (any Actor)? = #isolation) async throws -> Bool {
        try await wait { ask(.event, $0) }
    }

    /// Asks the person, once, for all access to reminders.
    open func requestFullAccessToReminders(isolation: isolated (any Actor)? = #isolation) async throws -> Bool {
        try await wait { ask(.reminder, $0) }
    }

    /// Asks the person, once, whether the app may add events.
    open func requestWriteOnlyAccessToEvents(isolation: isolated (any Actor)? = #isolation) async throws -> Bool {
        try await wait { requestWriteOnlyAccessToEvents(completion: $0) }
    }

    private func wait(
        isolation: isolated (any Actor)? = #isolation,
        _ begin: (@escaping (Bool, (any Error)?) -> Void) -> Void
    ) async throws -> Bool {
        try await TaskWait<Bool>.value { wait in
            begin { wait.resume(with: $1.map(Result.failure) ?? .success($0)) }
        }
    }

    // MARK: Calendars

    /// What the store is known by.
    public let eventStoreIdentifier = "matryoshka"
    /// Where calendars come from.
    open var sources: [EKSource] { onMain { [EventBook.shared.source] } }
    /// Where calendars come from, by its identifier.
    open func source(withIdentifier identifier: String) -> EKSource? {
        sources.first { $0.sourceIdentifier == identifier }
    }

    /// The calendars of a type; none without access.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        onMain {
            guard EventBook.shared.isAllowed(entityType) else { return [] }
            return EventBook.shared.calendars.filter { $0.type(of: entityType) }
        }
    }

    /// A calendar by its identifier; nil without one.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        onMain { EventBook.shared.calendars.first { $0.calendarIdentifier == identifier } }
    }

    /// The calendar that new events go to; nil without access.
    open var defaultCalendarForNewEvents: EKCalendar? {
        onMain {
            guard EventBook.shared.isAllowed(.event, toRead: false) else { return nil }
            return EventBook.shared.calendars.first { $0.type(of: .event) }
        }
    }

    /// The list that new reminders go to; nil without access.
    open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }

    /// Saves a calendar.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        guard calendar.source != nil else { throw EKError(.calendarHasNoSource) }
        perform(commit) { EventBook.shared.add(calendar) }
    }

    /// Removes a calendar and all that is in it.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        perform(commit) { EventBook.shared.remove(calendar) }
    }

    // MARK: Events

    /// Saves an event.
    ///
    /// - Throws: `EKError` where something is missing, or the person does not allow it.
    open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

    /// Saves an event, at once or with `commit()`.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try check(.event, toRead: false)
        guard event.calendar != nil else { throw EKError(.noCalendar) }
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        perform(commit) {
            let kept = event.origin ?? event
            if let origin = event.origin { origin.take(event) }
            if !EventBook.shared.events.contains(where: { $0 === kept }) { EventBook.shared.events.append(kept) }
            kept.wasSaved()
            event.wasSaved()
        }
    }

    /// Removes an event, or an occurrence of it.
    open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

    /// Removes an event, or an occurrence of it, at once or with `commit()`.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try check(.event)
        perform(commit) {
            let kept = event.origin ?? event
            if span == .thisEvent, kept.hasRecurrenceRules, let start = event.startDate {
                kept.exceptions.insert(start)
            } else if let origin = event.origin, let start = event.startDate {
                origin.recurrenceRules?.first?.recurrenceEnd = EKRecurrenceEnd(end: start.addingTimeInterval(-1))
            } else {
                EventBook.shared.events.removeAll { $0 === kept }
                kept.isKept = false
            }
        }
    }

    /// An event by its identifier; nil without one.
    open func event(withIdentifier identifier: String) -> EKEvent? {
        onMain {
            EventBook.shared.isAllowed(.event)
                ? EventBook.shared.events.first { $0.eventIdentifier == identifier } : nil
        }
    }

    /// An event or reminder by its identifier; nil without one.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        onMain {
            let all: [EKCalendarItem] = EventBook.shared.events + EventBook.shared.reminders
            return all.first { $0.calendarItemIdentifier == identifier }
        }
    }

    /// Finds the events between two times; nil calendars stand for all.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> UIKit.NSPredicate {
        EventPredicate(.events(startDate, endDate), calendars)
    }

    /// The events that a predicate of the store finds, as often as they take place; no order is promised.
    open func events(matching predicate: UIKit.NSPredicate) -> [EKEvent] {
        guard let predicate = predicate as? EventPredicate, case .events(let start, let end) = predicate.kind else {
            NSException(name: .invalidArgumentException, reason: "predicate was not created with EKEventStore").raise()
            return []
        }
        let all = onMain { EventBook.shared.isAllowed(.event) ? EventBook.shared.events : [] }
        return all.filter(predicate.isIn).flatMap { $0.occurrences(from: start, to: end) }
            .sorted { $0.startDate < $1.startDate }
    }

    /// Calls with one event after the other.
    open func enumerateEvents(matching predicate: UIKit.NSPredicate, using block: EKEventSearchCallback) {
        var stop = ObjCBool(false)
        for event in events(matching: predicate) {
            block(event, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Reminders

    /// Saves a reminder, at once or with `commit()`.
    open func save(_ reminder: EKReminder, commit: Bool) throws {
        try check(.reminder)
        guard reminder.calendar != nil else { throw EKError(.noCalendar) }
        perform(commit) {
            if !EventBook.shared.reminders.contains(where: { $0 === reminder }) {
                EventBook.shared.reminders.append(reminder)
            }
            reminder.wasSaved()
        }
    }

    /// Removes a reminder, at once or with `commit()`.
    open func remove(_ reminder: EKReminder, commit: Bool) throws {
        try check(.reminder)
        perform(commit) {
            EventBook.shared.reminders.removeAll { $0 === reminder }
            reminder.isKept = false
        }
    }

    /// Finds all reminders; nil calendars stand for all.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> UIKit.NSPredicate {
        EventPredicate(.reminders { _ in true }, calendars)
    }

    /// Finds the reminders that are to be done between two times; nil stands for any.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> UIKit.NSPredicate {
        EventPredicate(
            .reminders { reminder in
                guard !reminder.isCompleted else { return false }
                guard startDate != nil || endDate != nil else { return true }
                let due = reminder.dueDateComponents.flatMap { Calendar.current.date(from: $0) }
                return due.map { $0 >= startDate ?? .distantPast && $0 <= endDate ?? .distantFuture } ?? false
            }, calendars)
    }

    /// Finds the reminders that were done between two times; nil stands for any.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> UIKit.NSPredicate {
        EventPredicate(
            .reminders { reminder in
                reminder.completionDate.map { $0 >= startDate ?? .distantPast && $0 <= endDate ?? .distantFuture }
                    ?? false
            }, calendars)
    }

    /// Finds reminders, and calls on the main thread in a turn of its own; with nil without access.
    ///
    /// - Returns: What the request can be given up by.
    @discardableResult open func fetchReminders(
        matching predicate: UIKit.NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        nonisolated(unsafe) let handler = completion
        guard let predicate = predicate as? EventPredicate, case .reminders(let fits) = predicate.kind else {
            NSException(name: .invalidArgumentException, reason: "predicate was not created with EKEventStore").raise()
            return NSNull()
        }
        nonisolated(unsafe) let wanted = (predicate, fits)
        return onMain {
            soon {
                guard EventBook.shared.isAllowed(.reminder) else { return handler(nil) }
                handler(EventBook.shared.reminders.filter { wanted.0.isIn($0) && wanted.1($0) })
            }
        }
    }

    /// Gives a request for reminders up.
    open func cancelFetchRequest(_ fetchIdentifier: Any) { MediaCalls.cancel(fetchIdentifier as? MediaCalls.Ticket) }

    // MARK: Changes together

    /// Makes all changes that wait.
    open func commit() throws {
        let changes = pending
        pending = []
        guard !changes.isEmpty else { return }
        onMain {
            for change in changes { change() }
            EventBook.shared.tell()
        }
    }

    /// Forgets all changes that wait.
    open func reset() { pending = [] }

    /// Does nothing that has to be waited for: there is no server.
    open func refreshSourcesIfNecessary() {}

    private func check(_ type: EKEntityType, toRead: Bool = true) throws {
        guard onMain({ EventBook.shared.isAllowed(type, toRead: toRead) }) else {
            throw EKError(.eventStoreNotAuthorized)
        }
    }

    private func perform(_ commits: Bool, _ change: @escaping @MainActor () -> Void) {
        guard commits else { return pending.append(change) }
        onMain {
            change()
            EventBook.shared.tell()
        }
    }
}

extension EKCalendarItem {
    func wasSaved() {
        (isKept, isChanged) = (true, false)
        lastModifiedDate = Date()
    }
}

extension EKEvent {
    /// Takes the changes of an occurrence over.
    func take(_ occurrence: EKEvent) {
        let moved = occurrence.startDate.timeIntervalSince(occurrence.occurrenceDate)
        let length = occurrence.endDate.timeIntervalSince(occurrence.startDate)
        (calendar, title, location, notes) =
            (occurrence.calendar, occurrence.title, occurrence.location, occurrence.notes)
        (url, alarms, isAllDay) = (occurrence.url, occurrence.alarms, occurrence.isAllDay)
        recurrenceRules = occurrence.recurrenceRules
        startDate = startDate.addingTimeInterval(moved)
        endDate = startDate.addingTimeInterval(length)
    }
}

/// A predicate that a store has made.
final class EventPredicate: UIKit.NSPredicate {
    enum Kind {
        case events(Date, Date)
        case reminders((EKReminder) -> Bool)
    }

    let kind: Kind
    private let calendars: [EKCalendar]?

    init(_ kind: Kind, _ calendars: [EKCalendar]?) {
        (self.kind, self.calendars) = (kind, calendars)
        super.init(value: true)
    }

    required init?(coder: NSCoder) { nil }

    func isIn(_ item: EKCalendarItem) -> Bool { calendars?.contains { $0 === item.calendar } ?? true }
}
