import DisplayProtocol
import Foundation
import QuartzCore

/// The app's main loop: Foundation's run loop, a frame whenever something changed, and the display's
/// messages.
///
/// Messages are taken up between turns of the run loop, never inside a callback of it: the main queue is not drained
/// within its own blocks, and an app's blocks have to run while time passes.
@MainActor final class AppLoop {
    static let shared = AppLoop()

    private(set) var isRunning = false
    private var messages: [any HandledMessage] = []
    private var pacer = FramePacer()

    func enqueue(_ message: any HandledMessage) { messages.append(message) }

    func run() -> Never {
        isRunning = true
        FramePipeline.shared.present = { FramePresenter.shared.present() }
        if let client = DisplayClient.current {
            if client.wantsFrames { LiveTyping.share(with: client) }
            client.start()
        }
        // The run loop must not return at once for want of sources.
        let keepAlive = Timer(timeInterval: 1e9, repeats: true) { _ in }
        RunLoop.main.add(keepAlive, forMode: .common)
        CallSite.asPass { () -> Never in
            while true { turn() }
        }
    }

    private func turn() {
        if wantsFrame, secondsToFrame <= 0 { runFrame() }
        if let message = messages.first {
            messages.removeFirst()
            message.handle()
        } else {
            waitForWork()
        }
    }

    // MARK: Frames

    /// Whether a frame would do anything.
    private var wantsFrame: Bool {
        FramePipeline.shared.isNeeded || LiveTouches.shared.hasMoves || isAnimating
    }

    /// Whether time goes by itself and something on the screen goes with it.
    private var isAnimating: Bool {
        !MediaClock.shared.isVirtual && !MediaClock.shared.isPaused && FramePipeline.shared.isMoving
    }

    private var secondsToFrame: Double {
        // Where time stands still, frames take none.
        MediaClock.shared.isVirtual ? 0 : pacer.next - ProcessInfo.processInfo.systemUptime
    }

    private func runFrame() {
        guard !MediaClock.shared.isVirtual else { return FramePipeline.shared.runFrame() }
        let due = pacer.begin(at: ProcessInfo.processInfo.systemUptime)
        LiveTouches.shared.deliverMoves()
        FramePipeline.shared.runFrame(dueAt: MediaClock.shared.time(atUptime: due))
    }

    /// How long a wait is, in seconds, before which preferences are written: an app may be killed at any time, and finds what it
    /// has set at its next start.
    private static let rest = 0.1

    /// Sleeps until something happens, or until the next frame or timer where the clock is real.
    private func waitForWork() {
        var seconds = Double.infinity
        if wantsFrame { seconds = max(0, secondsToFrame) }
        if let due = TimedCalls.shared.nextTime, let left = MediaClock.shared.seconds(until: due) {
            seconds = min(seconds, left)
        }
        if !MediaClock.shared.isVirtual, seconds > Self.rest { UserDefaults.standard.synchronize() }
        let limit = seconds.isFinite ? Date(timeIntervalSinceNow: seconds) : Date.distantFuture
        _ = RunLoop.main.run(mode: .default, before: limit)
        TimedCalls.shared.runDue()
    }
}
