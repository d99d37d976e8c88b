import Foundation
import OpenCombine
import UIKit

extension RunLoop {
    /// A point of time of a run loop's. That of the main loop moves with media time.
    public typealias SchedulerTimeType = __DateTime

    /// How a run loop does what is scheduled on it: there is nothing to choose.
    public struct SchedulerOptions {}
}

extension RunLoop: @retroactive Scheduler {
    private var isMain: Bool { self === RunLoop.main }

    /// The point of time that it is.
    public var now: SchedulerTimeType { isMain ? .onMain : SchedulerTimeType(Date()) }

    /// The least by which a call may be late: nothing.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Does something as soon as it can.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if isMain { return MainTime.perform(action) }
        nonisolated(unsafe) let action = action
        perform { action() }
    }

    /// Does something at a point of time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if isMain { return MainTime.perform(at: date.mediaTime, action) }
        nonisolated(unsafe) let action = action
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .default)
    }

    /// Does something at a point of time and then again and again, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if isMain { return MainTime.repeat(from: date.mediaTime, every: interval.timeInterval, action) }
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
