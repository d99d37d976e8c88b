import QuartzCore
import UIKit

/// The app that a test runs in: one screen, no windows, and time that stands still.
@preconcurrency @MainActor public enum TestEnvironment {
    /// Starts afresh: an iPhone 15, no windows, no animations, nothing queued, and the clock at 0.
    ///
    /// A new `TestScreen` does it, so only tests without one call it, in `setUp()`.
    public static func reset() {
        TestScreen.current?.retire()
        TestScreen.current = nil
        TestFinger.reset()
        Session.startAfresh()
        MediaClock.shared.becomeVirtual()
        RunLoopTime.shared.install()
        if UIScreen.main.device != UIScreen.defaultConfiguration {
            UIScreen.main.adopt(UIScreen.defaultConfiguration)
        }
    }

    /// Runs what is due and lets animations end, in no time at all.
    ///
    /// - Parameter limit: How many seconds of media time may pass.
    /// - Returns: What was still running when the limit was reached; empty when the app became idle.
    @discardableResult public static func runUntilIdle(limit: TimeInterval = 10) -> [String] {
        VirtualTime.runUntilIdle(limit: limit) ?? []
    }

    /// Lets seconds of media time pass, frame by frame.
    public static func advance(by seconds: TimeInterval) {
        VirtualTime.advance(by: seconds, passRealTime: false)
    }

    /// Runs one frame: constraints, layout, drawing, and what waits for the commit.
    public static func commit() {
        FramePipeline.shared.runFrame()
    }
}
