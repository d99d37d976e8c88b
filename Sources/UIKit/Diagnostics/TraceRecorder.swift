import DisplayProtocol
import Foundation
import QuartzCore
import Synchronization

/// The record of what controllers are told, in order.
///
/// The framework records at the call, whether or not an override calls super.
@MainActor final class TraceRecorder {
    static let shared = TraceRecorder()

    private(set) var events: [TraceEvent] = []
    /// Whether events are kept here too; the display gets them in any case.
    var keepsEvents = false
    /// Whoever wants to see events as they happen.
    var observers: [(id: Int, call: (TraceEvent) -> Void)] = []

    private var sequence = 0
    private var nextObserver = 0
    private nonisolated static let identifiers = IdentifierSource()

    nonisolated static func makeIdentifier() -> Int { identifiers.next() }

    func record(
        _ event: String, class className: String, id: Int, title: String?, fields: [String: JSONValue] = [:]
    ) {
        guard keepsEvents || !observers.isEmpty || DisplayClient.current != nil else { return }
        sequence += 1
        let event = TraceEvent(
            seq: sequence, time: CACurrentMediaTime(), class: className, id: id, title: title, event: event,
            fields: fields)
        if keepsEvents { events.append(event) }
        for observer in observers { observer.call(event) }
        DisplayClient.current?.send(.trace(event))
    }

    func addObserver(_ call: @escaping (TraceEvent) -> Void) -> Int {
        nextObserver += 1
        observers.append((nextObserver, call))
        return nextObserver
    }

    func removeObserver(_ id: Int) { observers.removeAll { $0.id == id } }

    /// Starts anew at the first event.
    func reset() {
        events = []
        sequence = 0
    }
}

/// Small numbers that tell traced objects apart, handed out where objects are made.
private final class IdentifierSource: Sendable {
    private let last = Mutex(0)

    func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
