import Dispatch
import Foundation
import QuartzCore

/// What the main queue is to do later happens at media times, in step with animations.
///
/// These have no defaulted parameters, so calls without a quality of service prefer them to Dispatch's own. Other queues keep
/// real time.
extension DispatchQueue {
    /// Runs a block after a point of time; the main queue's clock is the one that animations follow.
    @preconcurrency public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard isMain else {
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        }
        runOnMain(after: deadline.secondsFromNow, work)
    }

    /// Runs a block after a time of day; the main queue's clock is the one that animations follow.
    @preconcurrency public func asyncAfter(
        wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard isMain else {
            return asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, flags: [], execute: work)
        }
        runOnMain(after: wallDeadline.secondsFromNow, work)
    }

    /// Dispatch makes a new object of the main queue each time.
    var isMain: Bool { getSpecific(key: MainQueueMark.key) != nil }

    private func runOnMain(after seconds: Double, _ work: @escaping @Sendable () -> Void) {
        // One that is never due waits for ever.
        guard seconds < .infinity else { return }
        TimedCalls.shared.schedule(at: TimedCalls.mediaTime(after: seconds)) { work() }
    }
}

private enum MainQueueMark {
    static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}

extension DispatchTime {
    fileprivate var secondsFromNow: Double {
        guard self != .distantFuture else { return .infinity }
        let now = DispatchTime.now().uptimeNanoseconds
        return (Double(uptimeNanoseconds) - Double(now)) / 1e9
    }
}

extension DispatchWallTime {
    fileprivate var secondsFromNow: Double {
        guard self != .distantFuture else { return .infinity }
        let now = DispatchWallTime.now().rawValue
        // Times of day are kept as negative nanoseconds since 1970.
        return Double(Int64(bitPattern: now) &- Int64(bitPattern: rawValue)) / 1e9
    }
}
