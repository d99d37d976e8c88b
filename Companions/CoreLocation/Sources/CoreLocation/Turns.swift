import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// Calls on the main thread, each in a turn of the run loop of its own, at times of the media clock.
@MainActor enum Turns {
    /// Makes a call in the next turn of the run loop.
    @discardableResult static func next(_ call: @escaping @MainActor @Sendable () -> Void) -> MediaCalls.Ticket {
        at(CACurrentMediaTime(), call)
    }

    /// Makes a call at a time of the media clock, in seconds.
    @discardableResult static func at(
        _ time: Double, _ call: @escaping @MainActor @Sendable () -> Void
    ) -> MediaCalls.Ticket {
        MediaCalls.schedule(at: time, call)
    }
}

/// Does something on the main thread, where the location services live, and waits for it.
///
/// Location managers may be used on any thread, but for two at once.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
        // The isolation is that of the thread, which the compiler cannot see.
        nonisolated(unsafe) let work = unsafeBitCast(body, to: (() -> Result).self)
        if Thread.isMainThread { return work() }
        nonisolated(unsafe) var result: Result?
        DispatchQueue.main.sync { result = work() }
        return result!
    }
}
