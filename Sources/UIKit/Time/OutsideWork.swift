import Foundation
@_spi(Framework) import QuartzCore

/// Work of a process beside the app that the app is about to hear of, such as that on a web page.
///
/// Where time is virtual, the app does not count as idle meanwhile: whoever waits for it lets real time pass.
@_spi(Framework) @MainActor public final class OutsideWork {
    /// Until when the work is waited for, as system uptime.
    fileprivate let end: Double

    /// Begins a piece of work.
    ///
    /// - Parameter patience: The most seconds of real time that are waited for it.
    public init(patience: TimeInterval) {
        end = ProcessInfo.processInfo.systemUptime + patience
        OutsideWorks.shared.works.append(self)
    }

    /// Ends the work; ended again, it has no effect.
    public func finish() { OutsideWorks.shared.works.removeAll { $0 === self } }
}

/// The work outside that a session waits for.
@MainActor final class OutsideWorks: SessionPart {
    fileprivate var works: [OutsideWork] = []

    init() {}

    /// Waits a moment for what comes from outside; false where nothing is expected.
    func wait() -> Bool {
        let now = ProcessInfo.processInfo.systemUptime
        works.removeAll { $0.end <= now }
        guard !works.isEmpty else { return false }
        RunLoopTime.shared.suspended {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        return true
    }
}
