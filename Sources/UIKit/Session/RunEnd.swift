import QuartzCore

/// The end of a run, when what is missing by now is judged to be missing.
@MainActor package enum RunEnd {
    /// How long a run that was short is waited for: blocks in the main queue may be about to bring what is missing.
    private static let grace = 2.0

    /// Waits a moment for callbacks that are missing, if any are, and judges them.
    static func judge() {
        let end = CACurrentMediaTime() + grace
        while ContainmentChecks.shared.isAwaitingDidMove, CACurrentMediaTime() < end - 1e-9 {
            VirtualTime.advance(by: min(0.1, end - CACurrentMediaTime()), passRealTime: true)
        }
        _ = VirtualTime.runUntilIdle(limit: grace)
        judgeNow()
    }

    /// Judges what is missing, for a test that asks for the mistakes so far.
    package static func judgeNow() { ContainmentChecks.shared.judgeEnd() }
}
