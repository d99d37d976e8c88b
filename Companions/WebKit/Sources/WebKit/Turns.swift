import QuartzCore
@_spi(Framework) import UIKit

/// Calls on the main actor in a turn of the run loop of their own.
@MainActor enum Turns {
    static func next(_ call: @escaping @MainActor @Sendable () -> Void) {
        MediaCalls.schedule(at: CACurrentMediaTime(), call)
    }
}
