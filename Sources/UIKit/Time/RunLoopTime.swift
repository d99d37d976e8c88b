import CoreFoundation
import Foundation
import QuartzCore

/// Lets media time pass with real time while a test runs the main run loop itself, as XCTest's `wait(for:timeout:)` does.
///
/// Frames go by and timers fire meanwhile as on a device. Between waits, and while `VirtualTime` is at work, time stands still.
@MainActor package final class RunLoopTime {
    package static let shared = RunLoopTime()

    /// The most seconds that one turn of the loop passes: what the test computed meanwhile was not waited for.
    private static let longestStep = 0.25

    private var pulse: Timer?
    private var suspensions = 0
    /// Up to when real time was passed on to the media clock, as system uptime.
    private var passed = 0.0
    /// When the loop was left the last time, as system uptime.
    private var left = -1.0

    /// Begins to watch the main run loop, once; an app's own loop needs nobody to.
    package func install() {
        guard pulse == nil, !AppLoop.shared.isRunning else { return }
        let pulse = Timer(timeInterval: MediaClock.frameInterval, repeats: true) { _ in
            MainActor.assumeIsolated { RunLoopTime.shared.beat() }
        }
        self.pulse = pulse
        RunLoop.main.add(pulse, forMode: .common)
        // Core Foundation's names of these are hidden from Swift on Linux.
        let entry: CFOptionFlags = 1 << 0
        let exit: CFOptionFlags = 1 << 7
        let observer = CFRunLoopObserverCreateWithHandler(nil, entry | exit, true, 0) { _, activity in
            let isEntry = activity.rawValue == entry
            MainActor.assumeIsolated { RunLoopTime.shared.note(isEntry: isEntry) }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }

    /// Runs the run loop for the framework's own ends.
    func suspended<Result>(_ body: () -> Result) -> Result {
        suspensions += 1
        defer { suspensions -= 1 }
        return body()
    }

    private func note(isEntry: Bool) {
        guard suspensions == 0 else { return }
        let now = ProcessInfo.processInfo.systemUptime
        if !isEntry {
            left = now
        } else if now - left > 0.002 {
            // Those who wait enter the loop again and again; anything longer was not a wait.
            passed = now
        }
    }

    private func beat() {
        guard suspensions == 0 else { return }
        let now = ProcessInfo.processInfo.systemUptime
        let frames = ((now - passed) / MediaClock.frameInterval + 0.25).rounded(.down)
        guard frames >= 1, RunLoopCommits.mayBeat() else { return }
        passed += frames * MediaClock.frameInterval
        // Waits inside of what is called from here are nobody else's.
        suspended { VirtualTime.keepUp(by: min(frames * MediaClock.frameInterval, Self.longestStep)) }
    }
}
