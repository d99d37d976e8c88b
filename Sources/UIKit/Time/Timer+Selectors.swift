import Foundation
import QuartzCore

/// What timers are made by, so that `Timer(…)` can give a timer on the media clock.
public protocol TimerMaking {}

extension Timer: TimerMaking {}

/// Timers that call a method, which Foundation on Linux leaves out.
extension TimerMaking where Self: Timer {
    /// A timer that is not scheduled yet; it keeps its target alive until it is invalidated.
    ///
    /// - Parameter timeInterval: Seconds between calls.
    @preconcurrency @MainActor public init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self = MediaTimer.calling(selector, of: target, every: timeInterval, userInfo, repeats) as! Self
    }
}

extension Timer {
    /// Calls a method of a target after some seconds, once or again and again, on the main run loop.
    @preconcurrency @MainActor @discardableResult public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = MediaTimer.calling(selector, of: target, every: timeInterval, userInfo, repeats)
        timer.schedule()
        return timer
    }
}

extension MediaTimer {
    @MainActor fileprivate static func calling(
        _ selector: Selector, of target: Any, every interval: TimeInterval, _ userInfo: Any?, _ repeats: Bool
    ) -> MediaTimer {
        nonisolated(unsafe) let target = target as AnyObject
        return MediaTimer(after: interval, interval: interval, repeats: repeats, userInfo: userInfo) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { _ = MessageSending.send(selector, to: target, arguments: [timer]) }
        }
    }
}
