import DisplayProtocol
import Foundation
import QuartzCore
import Synchronization

/// Tells the display what controllers are told, in order.
///
/// The framework records at the call, whether or not an override calls super.
@MainActor final class TraceRecorder {
    static let shared = TraceRecorder()

    private var sequence = 0
    private nonisolated static let identifiers = IdentifierSource()

    nonisolated static func makeIdentifier() -> Int { identifiers.next() }

    func record(
        _ event: String, class className: String, id: Int, title: String?, fields: [String: JSONValue] = [:]
    ) {
        guard let display = DisplayClient.current else { return }
        sequence += 1
        let event = TraceEvent(
            seq: sequence, time: CACurrentMediaTime(), class: className, id: id, title: title, event: event,
            fields: fields)
        display.send(.trace(event))
    }

    /// Starts anew at the first event.
    func reset() { sequence = 0 }
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
