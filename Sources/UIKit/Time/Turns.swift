import Foundation
import QuartzCore

// How the frameworks beside UIKit, whose objects may be used on any thread, come to the main actor.

/// Makes a call on the main actor in a turn of the run loop of its own, now or after some seconds of the media clock.
@_spi(Framework) @discardableResult public func soon(
    after delay: Double = 0, _ call: @escaping @MainActor @Sendable () -> Void
) -> MediaCalls.Ticket {
    MediaCalls.schedule(at: CACurrentMediaTime() + delay, call)
}

/// Does something on the main thread and waits for it. Any thread may ask.
@_spi(Framework) public func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
        // The isolation is that of the thread, which the compiler cannot see.
        nonisolated(unsafe) let work = unsafeBitCast(body, to: (() throws -> Result).self)
        if Thread.isMainThread { return try work() }
        nonisolated(unsafe) var result: Swift.Result<Result, any Error>?
        DispatchQueue.main.sync { result = Swift.Result { try work() } }
        return try result!.get()
    }
}
