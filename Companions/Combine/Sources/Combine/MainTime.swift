import Dispatch
import QuartzCore
@_spi(Framework) import UIKit

/// The clock of schedulers on the main thread: media time, which animations and timers follow too.
enum MainTime {
    /// Seconds of media time.
    static var now: Double { CACurrentMediaTime() }

    /// Does something in a turn of the main loop of its own.
    static func perform(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async { action() }
    }

    /// Does something at a media time.
    static func perform(at time: Double, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        MediaCalls.schedule(at: time) { action() }
    }

    /// Does something at a media time and then again and again, until it is cancelled.
    static func `repeat`(from time: Double, every interval: Double, _ action: @escaping () -> Void) -> any Cancellable {
        let repetition = Repetition(interval: interval, action)
        repetition.schedule(at: time)
        return AnyCancellable { repetition.cancel() }
    }

    /// Calls at even distances.
    private final class Repetition: @unchecked Sendable {
        private let interval: Double
        private let lock = Lock()
        private var action: (() -> Void)?
        private var ticket: MediaCalls.Ticket?

        init(interval: Double, _ action: @escaping () -> Void) {
            // Without a length, time would never pass.
            self.interval = max(interval, 0.0001)
            self.action = action
        }

        func schedule(at time: Double) {
            lock.withLock {
                guard action != nil else { return }
                ticket = MediaCalls.schedule(at: time) {
                    let action = self.lock.withLock { self.action }
                    self.schedule(at: time + self.interval)
                    action?()
                }
            }
        }

        func cancel() {
            lock.withLock {
                MediaCalls.cancel(ticket)
                ticket = nil
                action = nil
            }
        }
    }
}
