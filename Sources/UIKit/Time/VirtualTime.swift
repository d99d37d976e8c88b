import DisplayProtocol
import Foundation
import QuartzCore

/// Lets the virtual clock pass: for flows, and for tests through UIKitTesting.
@MainActor package enum VirtualTime {
    /// Runs what is due and lets animations end.
    ///
    /// The app counts as idle when a few turns of the run loop in a row brought nothing new. Animations that repeat for
    /// ever are not waited for, nor are timers; those that are due while time passes fire.
    ///
    /// - Parameter limit: How many seconds of media time may pass.
    /// - Returns: What was still running when the limit was reached; nil when the app became idle.
    package static func runUntilIdle(limit: Double) -> [String]? {
        let end = CACurrentMediaTime() + limit
        var quietTurns = 0
        var framesWithoutTime = 0
        while quietTurns < 3 {
            let passes = FramePipeline.shared.passCount
            drainMainQueue()
            if FramePipeline.shared.isNeeded || FramePipeline.shared.passCount != passes {
                // Changes that ask for a frame in every frame pass no time, so frames have a limit of their own.
                framesWithoutTime += 1
                guard framesWithoutTime <= 1000 else { return restlessness }
                if FramePipeline.shared.isNeeded { FramePipeline.shared.runFrame() }
                quietTurns = 0
            } else if TimedCalls.shared.isDue {
                framesWithoutTime += 1
                guard framesWithoutTime <= 1000 else { return ["calls without a delay, again and again"] }
                TimedCalls.shared.runDue()
                quietTurns = 0
            } else if AnimationTimeline.shared.isSettling {
                guard CACurrentMediaTime() + 1e-9 < end else { return AnimationTimeline.shared.descriptions }
                step(MediaClock.frameInterval)
                framesWithoutTime = 0
                quietTurns = 0
            } else if OutsideWorks.shared.wait() {
                framesWithoutTime = 0
                quietTurns = 0
            } else {
                quietTurns += 1
            }
        }
        ContainmentChecks.shared.judge()
        return nil
    }

    /// What the main queue asks of the next frame, over and over.
    private static var restlessness: [String] {
        RunLoopCommits.holdingBack { drainMainQueue() }
        return FramePipeline.shared.restlessness
    }

    /// Lets time pass frame by frame.
    ///
    /// - Parameter passRealTime: Whether as much real time passes too, for dispatch timers and the network.
    package static func advance(by seconds: Double, passRealTime: Bool) {
        let start = CACurrentMediaTime()
        let realStart = ProcessInfo.processInfo.systemUptime
        drainMainQueue()
        pass(to: start)
        if FramePipeline.shared.isNeeded { FramePipeline.shared.runFrame() }
        while CACurrentMediaTime() < start + seconds - 1e-9 {
            step(min(MediaClock.frameInterval, start + seconds - CACurrentMediaTime()))
            if passRealTime {
                let due = realStart + CACurrentMediaTime() - start
                RunLoopTime.shared.suspended {
                    // The app's date may stand still, the uptime does not.
                    var left = due - ProcessInfo.processInfo.systemUptime
                    repeat {
                        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: left))
                        left = due - ProcessInfo.processInfo.systemUptime
                    } while left > 0
                }
            } else {
                drainMainQueue()
            }
            if FramePipeline.shared.isNeeded { FramePipeline.shared.runFrame() }
        }
    }

    /// Touches come at their own times: the clock passes them as a finger would.
    package static func deliver(_ touches: [DisplayMessage.Touch]) {
        var passed = 0.0
        for touch in touches {
            if touch.offset > passed {
                advance(by: touch.offset - passed, passRealTime: false)
                passed = touch.offset
            }
            TouchDelivery.shared.deliver(touch)
            drainMainQueue()
            FramePipeline.shared.runFrame()
        }
    }

    /// Presses keys one after the other, with a frame after each.
    ///
    /// - Returns: Why a key had no effect; nil when all were taken.
    package static func type(_ keys: [DisplayMessage.Key]) -> String? {
        for key in keys {
            if let problem = press(key) { return problem }
            drainMainQueue()
            FramePipeline.shared.runFrame()
        }
        return nil
    }

    private static func press(_ key: DisplayMessage.Key) -> String? {
        switch key {
        case .text(let text):
            for key in TypedKey.keys(of: text) where !key.press() { return Self.nobodyTypes }
        case .backspace: if !TypedKey.delete.press() { return Self.nobodyTypes }
        case .enter: if !TypedKey.enter.press() { return Self.nobodyTypes }
        case .hideKeyboard:
            guard let first = UIApplication.shared.firstResponder else { return "no keyboard is up" }
            if !first.resignFirstResponder() { return "\(plainClassName(first)) did not give way" }
        }
        return nil
    }

    private static let nobodyTypes = "nothing takes text: a text field has to be tapped first"

    /// Lets time pass, for somebody who runs the run loop and so the main queue.
    static func keepUp(by seconds: Double) {
        if MediaClock.shared.isVirtual {
            pass(to: CACurrentMediaTime() + seconds, drainsMainQueue: false)
        } else {
            TimedCalls.shared.runDue()
        }
        FramePipeline.shared.runFrame()
    }

    private static func step(_ seconds: Double) {
        pass(to: CACurrentMediaTime() + seconds)
        FramePipeline.shared.runFrame()
    }

    /// Moves the clock on and stops at the times of the app's timers, so that they read the time that they are due.
    private static func pass(to end: Double, drainsMainQueue: Bool = true) {
        var callsWithoutTime = 0
        while let due = TimedCalls.shared.nextTime, due <= end + TimedCalls.tolerance {
            if due > CACurrentMediaTime() { callsWithoutTime = 0 }
            // Calls that put themselves off by nothing pass no time; the rest is left to the next frame.
            callsWithoutTime += 1
            guard callsWithoutTime <= 1000 else { break }
            move(to: min(due, end))
            TimedCalls.shared.runDue()
            if drainsMainQueue { drainMainQueue() }
        }
        move(to: end)
    }

    /// Moves the clock on; what was done until then is committed at its time.
    private static func move(to time: Double) {
        FramePipeline.shared.commitChanges()
        MediaClock.shared.advance(to: time)
    }

    /// Runs the blocks and main-actor jobs that wait on the main queue, those that they add in turn, and due timers.
    ///
    /// Inside a block of the main queue itself (an `async` test is one) nothing else of the queue can run; the wait for it is
    /// given up then.
    static func drainMainQueue() {
        RunLoopTime.shared.suspended { turnRunLoop() }
    }

    private static func turnRunLoop() {
        for _ in 0..<3 {
            let marker = Marker()
            DispatchQueue.main.async { marker.isReached = true }
            var turns = 0
            while !marker.isReached, turns < 20 {
                _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
                turns += 1
            }
            guard marker.isReached else { return }
            waitForWakingTasks()
        }
        // The main queue goes before the run loop's own timers, which start ours.
        if MediaTimer.awaitsRunLoop { _ = RunLoop.main.run(mode: .default, before: Date()) }
    }

    /// A task that was told to go on gets to its actor by way of another thread, which the main queue does not know of.
    private static func waitForWakingTasks() {
        let limit = ProcessInfo.processInfo.systemUptime + 1
        while WakingTasks.exist, ProcessInfo.processInfo.systemUptime < limit {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        }
    }

    private final class Marker: @unchecked Sendable {
        /// Only touched on the main thread.
        var isReached = false
    }
}
