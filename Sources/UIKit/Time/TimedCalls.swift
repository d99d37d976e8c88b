import Foundation
import QuartzCore
import Synchronization

/// Calls that the app wants at a time of the media clock: its timers, and what it puts off.
///
/// They share the clock with animations, so a virtual one lets both pass in step. `VirtualTime` and `AppLoop` make the calls.
/// Any thread may ask for one.
final class TimedCalls: Sendable {
    static let shared = TimedCalls()

    /// Seconds by which sums of frames may miss a time.
    static let tolerance = 1e-9

    typealias Action = @MainActor @Sendable () -> Void

    struct Ticket: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct Call {
        let number: Int
        let time: Double
        let action: Action
        let dropped: (@Sendable () -> Void)?
    }

    private struct State {
        var calls: [Call] = []
        var nextNumber = 0

        var next: Call? { calls.min { ($0.time, $0.number) < ($1.time, $1.number) } }
    }

    private let state = Mutex(State())
    /// Whether it was seen to that calls are made where there is no app but a test.
    private let watches = Atomic(false)

    /// When the next call is due, in seconds of media time.
    var nextTime: Double? { state.withLock { $0.next?.time } }

    var isDue: Bool { nextTime.map { $0 <= CACurrentMediaTime() + Self.tolerance } ?? false }

    /// Asks for a call on the main actor, in a turn of the loop of its own, at a media time.
    ///
    /// - Parameter dropped: What is called instead if a test starts afresh.
    @discardableResult func schedule(
        at time: Double, dropped: (@Sendable () -> Void)? = nil, _ action: @escaping Action
    ) -> Ticket {
        let number = state.withLock { state in
            state.nextNumber += 1
            state.calls.append(Call(number: state.nextNumber, time: time, action: action, dropped: dropped))
            return state.nextNumber
        }
        // The main loop may sleep until a later time.
        if !Thread.isMainThread { DispatchQueue.main.async {} }
        if watches.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged {
            DispatchQueue.main.async { RunLoopTime.shared.install() }
        }
        return Ticket(number: number)
    }

    func cancel(_ ticket: Ticket?) {
        guard let ticket else { return }
        // What a call holds is let go of outside the lock: a `deinit` may cancel others.
        let cancelled = state.withLock { state in
            let cancelled = state.calls.filter { $0.number == ticket.number }
            state.calls.removeAll { $0.number == ticket.number }
            return cancelled
        }
        withExtendedLifetime(cancelled) {}
    }

    /// Makes the calls that are due, but for those that they themselves ask for. What was done before is committed first.
    @MainActor func runDue() {
        if isDue { FramePipeline.shared.commitChanges() }
        let now = CACurrentMediaTime() + Self.tolerance
        let last = state.withLock { $0.nextNumber }
        // One call may cancel another, so each is looked up anew.
        while let call = takeNext(until: now, upTo: last) { call.action() }
    }

    private func takeNext(until time: Double, upTo last: Int) -> Call? {
        state.withLock { state in
            let due = state.calls.filter { $0.time <= time && $0.number <= last }
            guard let next = due.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) else { return nil }
            state.calls.removeAll { $0.number == next.number }
            return next
        }
    }

    func reset() {
        let calls = state.withLock { state in
            let calls = state.calls
            state.calls = []
            return calls
        }
        for call in calls { call.dropped?() }
    }
}

extension TimedCalls {
    /// The media time of a point of real time that was reckoned a moment ago, as `.now() + 0.1` is.
    ///
    /// With a virtual clock, what passed since is no time at all: it is rounded up to the milliseconds that were meant.
    static func mediaTime(after seconds: Double) -> Double {
        let now = CACurrentMediaTime()
        guard seconds > 0, seconds.isFinite else { return now }
        return now + (MediaClock.shared.isVirtual ? (seconds * 1000).rounded(.up) / 1000 : seconds)
    }
}
