import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

/// `DispatchQueue.main.asyncAfter` on the media clock.
@preconcurrency @MainActor final class DelayedBlockTests: ScreenTestCase {
    private var times: [Double] = []

    private func note() { times.append((CACurrentMediaTime() * 1e6).rounded() / 1e6) }

    func testABlockRunsInTheMiddleOfAnAnimation() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        TestEnvironment.runUntilIdle()
        let start = CACurrentMediaTime()
        nonisolated(unsafe) var events: [String] = []
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            window.rootViewController?.view.alpha = 0
        } completion: { _ in
            events.append("end")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            let alpha = window.rootViewController?.view.layer.presentation()?.opacity ?? -1
            events.append("\(((CACurrentMediaTime() - start) * 1e6).rounded() / 1e6): \((alpha * 100).rounded())")
        }
        TestEnvironment.runUntilIdle()
        XCTAssertEqual(events, ["0.1: 80.0", "end"])
    }

    func testBlocksRunAtTheirTimesInOrder() {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) { self.note() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.35, execute: { self.note() })
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.7) { [weak self] in self?.note() }
        DispatchQueue.main.asyncAfter(deadline: .distantFuture) { self.note() }
        DispatchQueue.main.asyncAfter(deadline: .now()) { self.note() }
        TestEnvironment.runUntilIdle()
        XCTAssertEqual(times, [0])
        TestEnvironment.advance(by: 2)
        XCTAssertEqual(times, [0, 0.35, 0.7, 1.5])
    }

    func testABlockMayAskForAnother() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            self.note()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.note() }
        }
        TestEnvironment.advance(by: 0.25)
        XCTAssertEqual(times, [0.1, 0.2])
    }

    func testAnotherThreadMayAsk() {
        DispatchQueue.global().sync {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { MainActor.assumeIsolated { self.note() } }
        }
        TestEnvironment.advance(by: 0.3)
        XCTAssertEqual(times, [0.2])
    }

    func testOtherQueuesKeepRealTime() {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "other").asyncAfter(deadline: .now() + 0.001) { done.signal() }
        XCTAssertEqual(done.wait(timeout: .now() + 60), .success)
        XCTAssertEqual(CACurrentMediaTime(), 0)
    }

    func testAFreshScreenForgetsBlocks() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.note() }
        TestEnvironment.reset()
        TestEnvironment.advance(by: 1)
        XCTAssertEqual(times, [])
    }
}
