import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

/// Timers and delayed calls that send a message, at exact times of the media clock.
@preconcurrency @MainActor final class TimerTests: ScreenTestCase {
    /// Notes what it is sent, and when.
    private final class Listener: UIResponder {
        nonisolated(unsafe) static var count = 0
        var heard: [String] = []
        var onTick: (Timer) -> Void = { _ in }

        override class var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                super.__objectiveC, name: "Listener",
                methods: [
                    "tick:": { object, arguments in
                        (object as! Listener).note("tick")
                        (object as! Listener).onTick(arguments[0] as! Timer)
                        return nil
                    },
                    "call:": { object, arguments in (object as! Listener).note(arguments[0] as? String ?? "nil") },
                ])
        }

        override init() {
            super.init()
            Self.count += 1
        }

        deinit { Self.count -= 1 }

        private func note(_ what: String) {
            heard.append("\(what) \((CACurrentMediaTime() * 1e6).rounded() / 1e6)")
        }
    }

    override func begin() {
        super.begin()
        Listener.count = 0
    }

    private func repeating(_ listener: Listener, every seconds: Double) -> Timer {
        Timer.scheduledTimer(
            timeInterval: seconds, target: listener, selector: Selector("tick:"), userInfo: nil, repeats: true)
    }

    func testARepeatingTimerFiresAtMultiplesOfItsInterval() {
        let listener = Listener()
        let timer = repeating(listener, every: 1)
        TestEnvironment.advance(by: 3.05)
        XCTAssertEqual(listener.heard, ["tick 1.0", "tick 2.0", "tick 3.0"])
        XCTAssertTrue(timer.isValid)
        XCTAssertEqual(timer.timeInterval, 1)
        timer.invalidate()
        TestEnvironment.advance(by: 2)
        XCTAssertEqual(listener.heard.count, 3)
        XCTAssertFalse(timer.isValid)
    }

    func testTimersBetweenFramesFireAtTheirOwnTimes() {
        let listener = Listener()
        let timer = repeating(listener, every: 0.005)
        TestEnvironment.advance(by: 0.018)
        XCTAssertEqual(listener.heard, ["tick 0.005", "tick 0.01", "tick 0.015"])
        timer.invalidate()
    }

    func testATimerThatFiresOnceIsInvalidAfterwards() {
        let listener = Listener()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.25, target: listener, selector: Selector("tick:"), userInfo: "info", repeats: false)
        listener.onTick = { XCTAssertEqual($0.userInfo as? String, "info") }
        TestEnvironment.advance(by: 0.2)
        XCTAssertEqual(listener.heard, [])
        TestEnvironment.advance(by: 1)
        XCTAssertEqual(listener.heard, ["tick 0.25"])
        XCTAssertFalse(timer.isValid)
    }

    func testATimerStartsWhenARunLoopHasIt() {
        let listener = Listener()
        let timer = Timer(
            timeInterval: 1, target: listener, selector: Selector("tick:"), userInfo: nil, repeats: true)
        TestEnvironment.advance(by: 5)
        XCTAssertEqual(listener.heard, [])
        timer.invalidate()

        let added = Timer(
            timeInterval: 1, target: listener, selector: Selector("tick:"), userInfo: nil, repeats: true)
        RunLoop.main.add(added, forMode: .common)
        TestEnvironment.advance(by: 2)
        XCTAssertEqual(listener.heard, ["tick 6.0", "tick 7.0"])
        added.invalidate()
        XCTAssertFalse(MediaTimer.awaitsRunLoop)
    }

    func testFiringByHandDoesNotDisturbARepeatingTimer() {
        let listener = Listener()
        let timer = repeating(listener, every: 1)
        TestEnvironment.advance(by: 0.5)
        timer.fire()
        TestEnvironment.advance(by: 0.5)
        XCTAssertEqual(listener.heard, ["tick 0.5", "tick 1.0"])
        timer.invalidate()
        timer.fire()
        XCTAssertEqual(listener.heard.count, 2)
    }

    func testATimerIsPutOffByItsDate() {
        let listener = Listener()
        let timer = repeating(listener, every: 1)
        XCTAssertEqual(timer.fireDate.timeIntervalSinceNow, 1, accuracy: 0.5)
        timer.fireDate = Date(timeIntervalSinceNow: 2.5)
        timer.tolerance = 0.1
        XCTAssertEqual(timer.tolerance, 0.1)
        TestEnvironment.advance(by: 4)
        XCTAssertEqual(listener.heard, ["tick 2.5", "tick 3.5"])
        timer.fireDate = .distantFuture
        TestEnvironment.advance(by: 10)
        XCTAssertEqual(listener.heard.count, 2)
        timer.invalidate()
    }

    func testATimerMayInvalidateItself() {
        let listener = Listener()
        let timer = repeating(listener, every: 0.1)
        listener.onTick = { $0.invalidate() }
        TestEnvironment.advance(by: 1)
        XCTAssertEqual(listener.heard, ["tick 0.1"])
        XCTAssertFalse(timer.isValid)
    }

    func testTimersLetGoOfTheirTargets() {
        var timers: [Timer] = []
        for repeats in [true, false] {
            timers.append(
                Timer.scheduledTimer(
                    timeInterval: 1, target: Listener(), selector: Selector("tick:"), userInfo: nil, repeats: repeats))
        }
        XCTAssertEqual(Listener.count, 2)
        TestEnvironment.advance(by: 1)
        XCTAssertEqual(Listener.count, 1)
        timers[0].invalidate()
        XCTAssertEqual(Listener.count, 0)
    }

    func testIdleDoesNotWaitForTimersButTheyFireOnItsWay() {
        let listener = Listener()
        let timer = repeating(listener, every: 0.3)
        XCTAssertEqual(TestEnvironment.runUntilIdle(), [])
        XCTAssertEqual(CACurrentMediaTime(), 0)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        TestEnvironment.runUntilIdle()
        let start = CACurrentMediaTime()
        UIView.animate(withDuration: 0.5) { window.rootViewController?.view.alpha = 0.5 }
        TestEnvironment.runUntilIdle()
        XCTAssertEqual(CACurrentMediaTime() - start, 0.5, accuracy: 1.5 / 60)
        XCTAssertEqual(listener.heard, ["tick 0.3"])
        timer.invalidate()
    }

    // MARK: perform(_:with:afterDelay:)

    func testADelayedCallComesAfterItsDelay() {
        let listener = Listener()
        listener.perform(Selector("call:"), with: "late", afterDelay: 0.5)
        listener.perform(Selector("call:"), with: "next", afterDelay: 0)
        XCTAssertEqual(listener.heard, [])
        TestEnvironment.runUntilIdle()
        XCTAssertEqual(listener.heard, ["next 0.0"])
        TestEnvironment.advance(by: 0.49)
        XCTAssertEqual(listener.heard.count, 1)
        TestEnvironment.advance(by: 0.51)
        XCTAssertEqual(listener.heard, ["next 0.0", "late 0.5"])
    }

    func testADelayedCallLetsGoOfItsTarget() {
        Listener().perform(Selector("call:"), with: nil, afterDelay: 0.5)
        XCTAssertEqual(Listener.count, 1)
        TestEnvironment.advance(by: 0.5)
        XCTAssertEqual(Listener.count, 0)
        weak var cancelled: Listener?
        do {
            let listener = Listener()
            cancelled = listener
            listener.perform(Selector("call:"), with: nil, afterDelay: 0.5)
            listener.perform(Selector("call:"), with: "other", afterDelay: 0.5)
            NSObject.cancelPreviousPerformRequests(withTarget: listener)
        }
        XCTAssertNil(cancelled)
    }

    func testACallThatPutsItselfOffByNothingIsNotIdle() {
        final class Restless: UIResponder {
            override class var __objectiveC: ObjectiveCTable {
                ObjectiveCTable(
                    super.__objectiveC, name: "Restless",
                    methods: ["again": { object, _ in (object as! Restless).again() }])
            }
            func again() { perform(Selector("again"), with: nil, afterDelay: 0) }
        }
        let restless = Restless()
        restless.again()
        XCTAssertEqual(TestEnvironment.runUntilIdle(limit: 1), ["calls without a delay, again and again"])
        TestEnvironment.advance(by: 0.01)
        XCTAssertEqual(CACurrentMediaTime(), 0.01, accuracy: 1e-9)
        NSObject.cancelPreviousPerformRequests(withTarget: restless)
    }
}
