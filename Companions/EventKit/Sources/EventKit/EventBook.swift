import Foundation
@_spi(Framework) import UIKit

/// The calendars, events and reminders of a run, and what the person allows the app.
@MainActor final class EventBook: SessionState {
    let source = EKSource()
    private(set) var calendars: [EKCalendar] = []
    var events: [EKEvent] = []
    var reminders: [EKReminder] = []
    private(set) var status: [EKEntityType: EKAuthorizationStatus] = [:]
    private var questions: [EKEntityType: PermissionQuestion] = [:]

    init() {
        let colors: [(EKEntityType, String, UIColor)] = [
            (.event, "Calendar", .systemBlue), (.reminder, "Reminders", .systemOrange),
        ]
        calendars = colors.map { type, title, color in
            let calendar = EKCalendar(type)
            (calendar.title, calendar.cgColor, calendar.source) = (title, color.cgColor, source)
            return calendar
        }
    }

    func isAllowed(_ type: EKEntityType, toRead: Bool = true) -> Bool {
        let status = status[type] ?? .notDetermined
        return status == .fullAccess || !toRead && status == .writeOnly
    }

    func take(_ person: SimulatedAccess) throws {
        let names: [String: EKAuthorizationStatus] = [
            "notDetermined": .notDetermined, "restricted": .restricted, "denied": .denied, "fullAccess": .fullAccess,
            "writeOnly": .writeOnly,
        ]
        for (type, name) in [(EKEntityType.event, person.events), (.reminder, person.reminders)] {
            guard let name else { continue }
            guard let new = names[name] else {
                throw EventsProblem(description: "an access is one of \(names.keys.sorted().joined(separator: ", "))")
            }
            status[type] = new
            // The question is answered where it is on the screen.
            if new != .notDetermined { questions[type]?.settle(isAllowed(type, toRead: false)) }
        }
    }

    // MARK: Permission

    func ask(
        for type: EKEntityType, writing: Bool = false, keys: [String], _ answer: @escaping (Bool, (any Error)?) -> Void
    ) {
        guard status[type] ?? .notDetermined == .notDetermined else {
            nonisolated(unsafe) let answer = answer
            soon { answer(self.isAllowed(type, toRead: !writing), nil) }
            return
        }
        let what = type == .event ? "Calendar" : "Reminders"
        let purpose = PermissionQuestion.purpose(keys, for: "access to \(what)", code: "events.missing-purpose")
        guard let purpose else {
            nonisolated(unsafe) let answer = answer
            soon { answer(false, EKError(.eventStoreNotAuthorized)) }
            return
        }
        let question = questions[type] ?? PermissionQuestion()
        questions[type] = question
        question.ask("“\(AppProperties.appName)” Would Like to Access Your \(what)", purpose, yes: "OK") { isAllowed in
            if self.status[type] ?? .notDetermined == .notDetermined {
                self.status[type] = isAllowed ? (writing ? .writeOnly : .fullAccess) : .denied
            }
            answer(self.isAllowed(type, toRead: !writing), nil)
        }
    }

    /// Does something that the person asks for, and not the app.
    func permitted(_ work: () throws -> Void) rethrows {
        let before = status[.event]
        status[.event] = .fullAccess
        defer { status[.event] = before }
        try work()
    }

    // MARK: Changes

    func add(_ calendar: EKCalendar) {
        if !calendars.contains(where: { $0 === calendar }) { calendars.append(calendar) }
    }

    func remove(_ calendar: EKCalendar) {
        calendars.removeAll { $0 === calendar }
        events.removeAll { $0.calendar === calendar }
        reminders.removeAll { $0.calendar === calendar }
    }

    func tell() { NotificationCenter.default.post(name: .EKEventStoreChanged, object: nil) }
}
