import Dispatch
import Foundation
import QuartzCore

// Apple's `Timer.scheduledTimer(withTimeInterval:repeats:block:)` and its kin are Foundation's on Linux, in real time and kept
// for ever. The translator makes calls of them into calls of these.

extension Timer {
    /// Calls a block after some seconds of media time, once or again and again, on the run loop of this thread.
    @preconcurrency @discardableResult public class func scheduledTimer(
        __withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = MediaTimer(after: interval, interval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }
}

extension TimerMaking where Self: Timer {
    /// A timer on the media clock that calls a block; it is scheduled when it is added to a run loop.
    ///
    /// - Parameter interval: Seconds until the first call, and between calls.
    @preconcurrency public init(
        __timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self = MediaTimer(after: interval, interval: interval, repeats: repeats, block: block) as! Self
    }

    /// A timer on the media clock that calls a block from a date on; it is scheduled when it is added to a run loop.
    ///
    /// - Parameter interval: Seconds between calls.
    @preconcurrency public init(
        __fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        let delay = TimedCalls.mediaTime(after: date.timeIntervalSinceNow) - CACurrentMediaTime()
        self = MediaTimer(after: delay, interval: interval, repeats: repeats, block: block) as! Self
    }
}

/// Dispatch's own calls with a work item have no defaulted parameters that ours could do without.
extension DispatchQueue {
    /// Performs a work item after a point of time, unless it is cancelled until then.
    public func asyncAfter(__deadline deadline: DispatchTime, execute item: DispatchWorkItem) {
        guard isMain else { return asyncAfter(deadline: deadline, execute: item) }
        nonisolated(unsafe) let item = item
        asyncAfter(deadline: deadline) { item.perform() }
    }

    /// Performs a work item after a time of day, unless it is cancelled until then.
    public func asyncAfter(__wallDeadline wallDeadline: DispatchWallTime, execute item: DispatchWorkItem) {
        guard isMain else { return asyncAfter(wallDeadline: wallDeadline, execute: item) }
        nonisolated(unsafe) let item = item
        asyncAfter(wallDeadline: wallDeadline) { item.perform() }
    }

    /// Runs a block after a point of time.
    @preconcurrency public func asyncAfter(
        __deadline deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(deadline: deadline, execute: work)
    }

    /// Runs a block after a time of day.
    @preconcurrency public func asyncAfter(
        __wallDeadline wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(wallDeadline: wallDeadline, execute: work)
    }
}
