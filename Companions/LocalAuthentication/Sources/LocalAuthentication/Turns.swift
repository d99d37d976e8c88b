import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// Makes a call in a turn of the run loop of its own.
func soon(_ call: @escaping @MainActor @Sendable () -> Void) { MediaCalls.schedule(at: CACurrentMediaTime(), call) }

/// Does something on the main thread, where the device's sensor is, and waits for it. Any thread may ask.
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
