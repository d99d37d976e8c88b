import UIKitTesting
import XCTest

@testable import EventKit
@_spi(Framework) @_spi(Testing) import UIKit

@preconcurrency @MainActor final class EventStoreTests: XCTestCase {
    private var screen: TestScreen!
    private var store: EKEventStore!
    private let start = Date(timeIntervalSince1970: 1_700_000_000)
    private let day: TimeInterval = 86_400

    override func setUp() async throws {
        __introduce(__EventKit.self)
        screen = TestScreen()
        AppProperties.replace(with: [
            "CFBundleName": "Agenda", "NSCalendarsUsageDescription": "To plan.",
            "NSRemindersFullAccessUsageDescription": "To remember.",
        ])
        screen.show(UIViewController())
        store = EKEventStore()
    }

    private func allow() { screen.simulate("events", ["events": "fullAccess", "reminders": "fullAccess"]) }

    private func event(_ title: String, _ offset: TimeInterval = 0) -> EKEvent {
        let event = EKEvent(eventStore: store)
        event.title = title
        (event.startDate, event.endDate) = (start + offset, start + offset + 3600)
        event.calendar = store.defaultCalendarForNewEvents
        return event
    }

    private func events(days: Double, in calendars: [EKCalendar]? = nil) -> [EKEvent] {
        store.events(
            matching: store.predicateForEvents(withStart: start, end: start + days * day, calendars: calendars))
    }

    func testThePersonIsAsked() {
        var answers: [Bool] = []
        XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .notDetermined)
        XCTAssertNil(store.defaultCalendarForNewEvents)
        store.requestAccess(to: .event) { isAllowed, _ in answers.append(isAllowed) }
        screen.runUntilIdle()
        screen.expectVisible("“Agenda” Would Like to Access Your Calendar")
        screen.tap("OK")
        XCTAssertEqual(answers, [true])
        XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .authorized)
        XCTAssertEqual(EKEventStore.authorizationStatus(for: .reminder), .notDetermined)
        XCTAssertEqual(store.defaultCalendarForNewEvents?.title, "Calendar")
    }

    func testWhatIsSimulatedAnswersTheQuestion() {
        var answers: [Bool] = []
        store.requestAccess(to: .event) { isAllowed, _ in answers.append(isAllowed) }
        screen.runUntilIdle()
        screen.simulate("events", ["events": "writeOnly"])
        XCTAssertEqual(answers, [false])
        XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .writeOnly)
    }

    func testEventsAreSavedFoundAndRemoved() throws {
        allow()
        nonisolated(unsafe) var changes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: .EKEventStoreChanged, object: nil, queue: nil
        ) { _ in changes += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        let lunch = event("Lunch")
        XCTAssertNil(lunch.eventIdentifier)
        try store.save(lunch, span: .thisEvent)
        XCTAssertEqual(store.event(withIdentifier: lunch.eventIdentifier)?.title, "Lunch")
        XCTAssertEqual(events(days: 1).map(\.title), ["Lunch"])
        try store.remove(lunch, span: .thisEvent)
        XCTAssertEqual(events(days: 1).count, 0)
        XCTAssertEqual(changes, 2)
    }

    func testWhatIsMissingIsSaid() {
        allow()
        let lunch = event("Lunch")
        lunch.endDate = start - 60
        XCTAssertThrowsError(try store.save(lunch, span: .thisEvent)) {
            XCTAssertEqual(($0 as? EKError)?.code, .datesInverted)
        }
        lunch.calendar = nil
        XCTAssertThrowsError(try store.save(lunch, span: .thisEvent)) {
            XCTAssertEqual(($0 as? EKError)?.code, .noCalendar)
        }
        screen.simulate("events", ["events": "denied"])
        XCTAssertThrowsError(try store.save(lunch, span: .thisEvent)) {
            XCTAssertEqual(($0 as? EKError)?.code, .eventStoreNotAuthorized)
        }
        XCTAssertEqual(store.calendars(for: .event).count, 0)
    }

    func testRecurrences() throws {
        allow()
        let run = event("Run")
        run.addRecurrenceRule(
            EKRecurrenceRule(recurrenceWith: .daily, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)))
        try store.save(run, span: .futureEvents)
        XCTAssertEqual(events(days: 30).map { $0.startDate.timeIntervalSince(start) / day }, [0, 2, 4])
        try store.remove(events(days: 30)[1], span: .thisEvent)
        XCTAssertEqual(events(days: 30).map { $0.startDate.timeIntervalSince(start) / day }, [0, 4])
        try store.remove(events(days: 30)[1], span: .futureEvents)
        XCTAssertEqual(events(days: 30).map { $0.startDate.timeIntervalSince(start) / day }, [0])
    }

    func testDaysOfTheWeek() {
        // A Tuesday.
        let rule = EKRecurrenceRule(
            recurrenceWith: .weekly, interval: 1,
            daysOfTheWeek: [EKRecurrenceDayOfWeek(.tuesday), EKRecurrenceDayOfWeek(.friday)], daysOfTheMonth: nil,
            monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: nil)
        let dates = rule.dates(from: start, upTo: start + 11 * day)
        XCTAssertEqual(dates.map { ($0.timeIntervalSince(start) / day).rounded() }, [0, 3, 7, 10])
    }

    func testChangesTogether() throws {
        allow()
        try store.save(event("Lunch"), span: .thisEvent, commit: false)
        XCTAssertEqual(events(days: 1).count, 0)
        try store.commit()
        XCTAssertEqual(events(days: 1).count, 1)
        try store.save(event("Dinner"), span: .thisEvent, commit: false)
        store.reset()
        try store.commit()
        XCTAssertEqual(events(days: 1).count, 1)
    }

    func testCalendars() throws {
        allow()
        let work = EKCalendar(for: .event, eventStore: store)
        work.title = "Work"
        XCTAssertThrowsError(try store.saveCalendar(work, commit: true))
        work.source = store.sources.first
        try store.saveCalendar(work, commit: true)
        XCTAssertEqual(store.calendars(for: .event).map(\.title), ["Calendar", "Work"])
        let meeting = event("Meeting")
        meeting.calendar = work
        try store.save(meeting, span: .thisEvent)
        try store.save(event("Lunch"), span: .thisEvent)
        XCTAssertEqual(events(days: 1, in: [work]).map(\.title), ["Meeting"])
        try store.removeCalendar(work, commit: true)
        XCTAssertEqual(events(days: 1).map(\.title), ["Lunch"])
    }

    func testReminders() throws {
        allow()
        let (milk, bread) = (EKReminder(eventStore: store), EKReminder(eventStore: store))
        (milk.title, bread.title) = ("Milk", "Bread")
        for reminder in [milk, bread] {
            reminder.calendar = store.defaultCalendarForNewReminders()
            try store.save(reminder, commit: true)
        }
        bread.isCompleted = true
        XCTAssertNotNil(bread.completionDate)
        var found: [String] = []
        let open = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
        store.fetchReminders(matching: open) { found = ($0 ?? []).map(\.title) }
        XCTAssertEqual(found, [])
        screen.runUntilIdle()
        XCTAssertEqual(found, ["Milk"])
        store.fetchReminders(matching: store.predicateForReminders(in: nil)) { found = ($0 ?? []).map(\.title) }
        screen.runUntilIdle()
        XCTAssertEqual(found, ["Milk", "Bread"])
    }
}
