import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

/// Tests that wait by XCTest's own means: media time passes with real time.
///
/// These wait for real, as such tests do; what is compared is the order of events, and times of the media clock.
@preconcurrency @MainActor final class RunLoopTimeTests: ScreenTestCase {
    private func showWindow() -> UIView {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        TestEnvironment.runUntilIdle()
        return window.rootViewController?.view ?? window
    }

    func testAnimationsAndDelayedBlocksProceedInAWait() {
        let view = showWindow()
        let start = CACurrentMediaTime()
        let done = expectation(description: "both are done")
        done.expectedFulfillmentCount = 2
        nonisolated(unsafe) var events: [String] = []
        UIView.animate(withDuration: 0.3) {
            view.alpha = 0.5
        } completion: { _ in
            events.append("end")
            done.fulfill()
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            events.append("block at \(((CACurrentMediaTime() - start) * 1e6).rounded() / 1e6)")
            done.fulfill()
        }
        wait(for: [done], timeout: 30)
        XCTAssertEqual(events, ["block at 0.1", "end"])
        XCTAssertGreaterThanOrEqual(CACurrentMediaTime() - start, 0.3 - 1e-9)
    }

    func testTimersFireWhileTheRunLoopIsRun() {
        let start = CACurrentMediaTime()
        nonisolated(unsafe) var times: [Double] = []
        let timer = Timer.scheduledTimer(__withTimeInterval: 0.1, repeats: true) { _ in
            times.append(((CACurrentMediaTime() - start) * 1e6).rounded() / 1e6)
        }
        while times.count < 3 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }
        timer.invalidate()
        XCTAssertEqual(Array(times.prefix(3)), [0.1, 0.2, 0.3])
    }

    func testTimeStandsStillOutsideAWait() {
        let start = CACurrentMediaTime()
        let end = ProcessInfo.processInfo.systemUptime + 0.05
        while ProcessInfo.processInfo.systemUptime < end {}
        TestEnvironment.runUntilIdle()
        _ = RunLoop.main.run(mode: .default, before: Date())
        XCTAssertEqual(CACurrentMediaTime(), start)
    }

    func testAScreenWaitsForRealAndMediaTimeTogether() {
        let screen = TestScreen()
        nonisolated(unsafe) var events: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { events.append("media") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
            DispatchQueue.main.async { events.append("real") }
        }
        screen.wait(0.5)
        XCTAssertEqual(events.sorted(), ["media", "real"])
        XCTAssertEqual(screen.time, 0.5, accuracy: 1e-9)
    }

    func testAnAsyncTestMayWait() async {
        let done = expectation(description: "done")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done.fulfill() }
        await fulfillment(of: [done], timeout: 30)
        XCTAssertGreaterThanOrEqual(CACurrentMediaTime(), 0.05 - 1e-9)
    }
}
