@_exported import Foundation
@_spi(Framework) import UIKit

/// What EventKit brings into UIKit's registers.
public enum __EventKit: __Companion {
    /// Lets flows and tests say what the person allows.
    @MainActor public static func introduce() {
        Simulations.add("events") { (person: SimulatedAccess) in
            try EventBook.shared.take(person)
            return 0
        }
    }
}

/// What a flow, a test or the page says that the person allows: `{"events": "fullAccess", "reminders": "denied"}`.
struct SimulatedAccess: Codable, Sendable {
    var events: String?
    var reminders: String?
}

/// Why what was said of events has no effect.
struct EventsProblem: Error, CustomStringConvertible {
    var description: String
}

/// The person's calendars, for frameworks beside this one that need no permission.
@_spi(Framework) @MainActor public enum PersonsCalendars {
    /// Those of events.
    public static var all: [EKCalendar] { EventBook.shared.calendars.filter { $0.type(of: .event) } }

    /// Does what the person asks for: saves or removes an event.
    public static func change(_ work: () throws -> Void) rethrows { try EventBook.shared.permitted(work) }
}
