import Foundation
import QuartzCore
import Synchronization

/// A timer on the media clock.
///
/// Foundation's timers on Linux keep their blocks for ever; this one lets go of its block when it is invalidated or done.
/// Foundation's own part serves as the sign that the timer was added to a run loop: it is due at once and starts this one.
final class MediaTimer: Timer {
    typealias Block = @Sendable (Timer) -> Void

    private var block: Block?
    private var information: Any?
    /// Seconds between calls; nil for a timer that fires once.
    private let interval: Double?
    /// The media time of the next call.
    private var due: Double
    private var ticket: TimedCalls.Ticket?
    private var leeway = 0.0
    /// What fires in the run loop of another thread, in real time.
    private var substitute: Timer?
    private var hasStarted = false

    private static let waiting = Atomic(0)

    /// Whether there are timers that may have been added to a run loop.
    static var awaitsRunLoop: Bool { waiting.load(ordering: .relaxed) > 0 }

    /// A timer that is not scheduled yet.
    ///
    /// - Parameters:
    ///   - delay: Seconds until the first call.
    ///   - interval: Seconds between calls, of which there is one alone without `repeats`.
    init(after delay: Double, interval: Double, repeats: Bool, userInfo: Any? = nil, block: @escaping Block) {
        self.block = block
        information = userInfo
        let shortest = 0.0001
        self.interval = repeats ? max(interval, shortest) : nil
        due = CACurrentMediaTime() + delay
        super.init(fire: .distantPast, interval: 0, repeats: false) { ($0 as? MediaTimer)?.start() }
        Self.waiting.add(1, ordering: .relaxed)
    }

    /// Schedules the timer as the run loop of this thread does.
    func schedule() {
        if Thread.isMainThread {
            start()
        } else {
            RunLoop.current.add(self, forMode: .default)
        }
    }

    private func start() {
        guard !hasStarted, block != nil else { return }
        endWaiting()
        nonisolated(unsafe) let timer = self
        if Thread.isMainThread {
            ticket = TimedCalls.shared.schedule(at: due) { timer.comeDue() }
        } else {
            let substitute = Timer(
                fire: Date(timeIntervalSinceNow: due - CACurrentMediaTime()), interval: interval ?? 0,
                repeats: interval != nil
            ) { _ in timer.fire() }
            self.substitute = substitute
            RunLoop.current.add(substitute, forMode: .default)
        }
    }

    private func endWaiting() {
        guard !hasStarted else { return }
        hasStarted = true
        Self.waiting.subtract(1, ordering: .relaxed)
    }

    private func comeDue() {
        ticket = nil
        if let interval {
            // Calls that were missed are not made up for.
            let late = max(0, CACurrentMediaTime() + TimedCalls.tolerance - due)
            due += ((late / interval).rounded(.down) + 1) * interval
            nonisolated(unsafe) let timer = self
            ticket = TimedCalls.shared.schedule(at: due) { timer.comeDue() }
        }
        fire()
    }

    override func fire() {
        guard let block else { return }
        block(self)
        if interval == nil { invalidate() }
    }

    override func invalidate() {
        endWaiting()
        TimedCalls.shared.cancel(ticket)
        ticket = nil
        substitute?.invalidate()
        substitute = nil
        block = nil
        information = nil
        super.invalidate()
    }

    override var isValid: Bool { block != nil }
    override var timeInterval: TimeInterval { interval ?? 0 }
    override var userInfo: Any? { information }

    override var tolerance: TimeInterval {
        get { leeway }
        set { leeway = newValue }
    }

    override var fireDate: Date {
        get { Date(timeIntervalSinceNow: due - CACurrentMediaTime()) }
        set {
            let seconds = newValue.timeIntervalSinceNow
            due = TimedCalls.mediaTime(after: seconds)
            substitute?.fireDate = newValue
            guard ticket != nil else { return }
            TimedCalls.shared.cancel(ticket)
            nonisolated(unsafe) let timer = self
            ticket = TimedCalls.shared.schedule(at: due) { timer.comeDue() }
        }
    }
}
