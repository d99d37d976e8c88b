/// The listeners to findings of the whole process, which outlast its sessions.
@MainActor package enum DiagnosticsAudience {
    /// Sees mistakes as values.
    package static var onFinding: ((DiagnosticsChannel.Finding) -> Void)?

    /// How many listeners tell people of mistakes themselves; while there are any, the console keeps silent.
    package static var reporters = 0

    /// The limits on the console, which are the same in every test.
    static var printedLimits: Set<String> = []
}
