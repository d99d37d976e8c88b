/// Whoever listens to findings as long as the process lives: a test run outlasts the sessions of its tests.
@MainActor package enum DiagnosticsAudience {
    /// Sees mistakes as values.
    package static var onFinding: ((DiagnosticsChannel.Finding) -> Void)?

    /// How many tests say themselves what is found: it is not to be read twice.
    package static var testsThatTell = 0

    /// The limits on the console, which are the same in every test.
    static var printedLimits: Set<String> = []
}
