// Before 6.2, Swift cannot say that a function stays on its caller's actor; sleeps take real time there.
#if compiler(>=6.2)
    import Foundation
    import QuartzCore
    import Synchronization

    /// Sleeping tasks wake at media times, in step with animations.
    ///
    /// These are less general than the concurrency library's own, so calls that name neither a clock nor a tolerance prefer them.
    extension Task where Success == Never, Failure == Never {
        /// Suspends the task for some time of the clock that animations follow.
        ///
        /// - Throws: `CancellationError` as soon as the task is cancelled.
        nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
            let parts = duration.components
            try await Sleep().wait(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
        }

        /// Suspends the task for nanoseconds of the clock that animations follow.
        ///
        /// - Throws: `CancellationError` as soon as the task is cancelled.
        nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
            try await Sleep().wait(Double(duration) / 1e9)
        }
    }

    /// One sleep, which ends once: at its time, or when its task is cancelled.
    private final class Sleep: Sendable {
        private enum State {
            case new
            case asleep(CheckedContinuation<Void, any Error>, TimedCalls.Ticket)
            /// It had slept if it has yet to reach its actor.
            case over(hadSlept: Bool)
        }

        private let state = Mutex(State.new)

        /// Wakes on the caller's actor: a way round by another thread would take real time.
        func wait(_ seconds: Double, isolation: isolated (any Actor)? = #isolation) async throws {
            let due = CACurrentMediaTime() + max(0, seconds)
            defer { arrive() }
            try await withTaskCancellationHandler {
                // A closure is isolated by what it captures.
                _ = isolation
                try await withCheckedThrowingContinuation { continuation in
                    let isCancelled = state.withLock { state in
                        guard case .new = state else { return true }
                        // Should it come due at once, `end` waits for the lock.
                        let ticket = TimedCalls.shared.schedule(at: due, dropped: { self.end(CancellationError()) }) {
                            self.end(nil)
                        }
                        state = .asleep(continuation, ticket)
                        return false
                    }
                    if isCancelled { continuation.resume(throwing: CancellationError()) }
                }
            } onCancel: {
                end(CancellationError())
            }
        }

        private func arrive() {
            let hadSlept = state.withLock { state in
                if case .over(hadSlept: true) = state { true } else { false }
            }
            if hadSlept { WakingTasks.count.subtract(1, ordering: .sequentiallyConsistent) }
        }

        private func end(_ error: (any Error)?) {
            let sleeper = state.withLock { state -> (CheckedContinuation<Void, any Error>, TimedCalls.Ticket)? in
                switch state {
                case .new: state = .over(hadSlept: false)
                case .asleep(let continuation, let ticket):
                    state = .over(hadSlept: true)
                    return (continuation, ticket)
                case .over: break
                }
                return nil
            }
            guard let (continuation, ticket) = sleeper else { return }
            WakingTasks.count.add(1, ordering: .sequentiallyConsistent)
            TimedCalls.shared.cancel(ticket)
            if let error { continuation.resume(throwing: error) } else { continuation.resume() }
        }
    }
#endif
