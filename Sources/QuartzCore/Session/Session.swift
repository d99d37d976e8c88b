/// The state of one run: everything that an app, or the next test, begins without.
///
/// A part of the state is made when it is first asked for, and goes with its session. So whatever lives in a part cannot
/// outlast a test, and nobody keeps a list of what has to be put back.
@MainActor package final class Session {
    package private(set) static var current = Session()

    /// What Core Animation asks for at every change of a layer.
    let transactions = TransactionState()

    private var parts: [ObjectIdentifier: any SessionState] = [:]
    /// In the order in which they were made.
    private var order: [any SessionState] = []

    private init() {}

    private static var lastNumber = 0

    /// A number that nothing else has, in this session or another: whoever outlives a session takes back nobody else's
    /// requests.
    package static func uniqueNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// The session's part of a type.
    package func part<Part: SessionState>(_ type: Part.Type) -> Part {
        if let part = parts[ObjectIdentifier(type)] { return unsafeDowncast(part, to: type) }
        let part = Part()
        parts[ObjectIdentifier(type)] = part
        order.append(part)
        return part
    }

    /// Ends the session, the parts that were made last first, and begins another that has none yet.
    package static func begin() {
        let ended = current
        while let part = ended.order.popLast() { part.sessionWillEnd() }
        current = Session()
        // What the parts held goes now, and finds the next session there.
        withExtendedLifetime(ended) {}
    }
}
