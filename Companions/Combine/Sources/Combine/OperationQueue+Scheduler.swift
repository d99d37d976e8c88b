import Dispatch
import Foundation
import OpenCombine

extension OperationQueue {
    /// A point of time of an operation queue's. That of the main queue moves with media time.
    public typealias SchedulerTimeType = __DateTime

    /// How an operation queue does what is scheduled on it: there is nothing to choose.
    public struct SchedulerOptions {}
}

extension OperationQueue: @retroactive Scheduler {
    private var isMain: Bool { self === OperationQueue.main }

    /// The point of time that it is.
    public var now: SchedulerTimeType { isMain ? .onMain : SchedulerTimeType(Date()) }

    /// The least by which a call may be late: nothing.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Does something as soon as it can.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Does something at a point of time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if isMain { return MainTime.perform(at: date.mediaTime, action) }
        nonisolated(unsafe) let action = action
        let seconds = max(0, date.date.timeIntervalSinceNow)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.addOperation { action() } }
    }

    /// Does something at a point of time and then again and again, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if isMain { return MainTime.repeat(from: date.mediaTime, every: interval.timeInterval, action) }
        nonisolated(unsafe) let action = action
        let source = DispatchSource.makeTimerSource()
        source.setEventHandler { self.addOperation { action() } }
        source.schedule(deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval)
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
