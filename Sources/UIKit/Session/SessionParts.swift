@_spi(Framework) import QuartzCore

/// The register of states that are there from a session's beginning, and not only when somebody asks for them.
///
/// It is for what listens: to a display's messages, to notifications. Any other `SessionState` needs no registering.
@_spi(Framework) @MainActor public enum SessionParts {
    private static var types: [any SessionState.Type] = []

    /// Adds a state to this session and all that follow. One that is there already is not added again.
    public static func add<Part: SessionState>(_ type: Part.Type) {
        guard !types.contains(where: { $0 == type }) else { return }
        types.append(type)
        if CATransaction.host != nil { makeAll() }
    }

    /// Makes the states of a session that has just begun.
    static func makeAll() {
        for type in types { _ = type.shared }
    }
}
