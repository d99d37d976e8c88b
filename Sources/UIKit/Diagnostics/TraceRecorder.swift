import DisplayProtocol
import Foundation
import QuartzCore
import Synchronization

/// Tells the display, and tests, what controllers are told, in order.
///
/// The framework records at the call, whether or not an override calls super.
@MainActor package final class TraceRecorder: SessionPart {
    private var sequence = 0
    /// The observers of events, in the order in which they came. A test's recording may begin before its first session.
    private static var observers: [(id: Int, call: (TraceEvent) -> Void)] = []
    private nonisolated static let identifiers = IdentifierSource()

    nonisolated static func makeIdentifier() -> Int { identifiers.next() }

    package init() {}

    func record(
        _ event: String, class className: String, id: Int, title: String?, fields: [String: JSONValue] = [:]
    ) {
        let display = DisplayClient.current
        guard display != nil || !Self.observers.isEmpty else { return }
        sequence += 1
        let event = TraceEvent(
            seq: sequence, time: CACurrentMediaTime(), class: className, id: id, title: title, event: event,
            fields: fields)
        for observer in Self.observers { observer.call(event) }
        display?.send(event)
    }

    /// Records the end of an object, of which only its class and number are left; other threads' objects are not traced.
    nonisolated static func recordDeinit(_ className: String, _ id: Int) {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { shared.record("deinit", class: className, id: id, title: nil) }
    }

    /// Shows somebody every event from now on, until `removeObserver`.
    package func addObserver(_ call: @escaping (TraceEvent) -> Void) -> Int {
        let id = Session.uniqueNumber()
        Self.observers.append((id, call))
        return id
    }

    package func removeObserver(_ id: Int) { Self.observers.removeAll { $0.id == id } }
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
