/// What is needed to end a span.
public final class OSSignpostIntervalState: Sendable {
    let identifier: OSSignpostID

    init(_ identifier: OSSignpostID) { self.identifier = identifier }

    /// Makes the state of a span that was begun elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}
