import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

/// Timers with blocks and delayed work items, as the translator calls them.
@preconcurrency @MainActor final class BlockTimerTests: ScreenTestCase {
    /// The blocks run on the main thread alone, which their type does not say.
    nonisolated(unsafe) private static var times: [Double] = []
    private var times: [Double] { Self.times }

    override func begin() {
        super.begin()
        Self.times = []
    }

    nonisolated private static func note() {
        times.append((CACurrentMediaTime() * 1e6).rounded() / 1e6)
    }

    func testAScheduledTimerRepeats() {
        let timer = Timer.scheduledTimer(__withTimeInterval: 1, repeats: true) { timer in
            XCTAssertTrue(timer.isValid)
            Self.note()
        }
        TestEnvironment.advance(by: 3.05)
        XCTAssertEqual(times, [1, 2, 3])
        timer.invalidate()
        XCTAssertFalse(timer.isValid)
    }

    func testATimerIsScheduledByARunLoopAlone() {
        let idle = Timer(__timeInterval: 0.5, repeats: false) { _ in Self.note() }
        let timer = Timer(__timeInterval: 0.5, repeats: true) { _ in Self.note() }
        RunLoop.current.add(timer, forMode: .common)
        TestEnvironment.advance(by: 1.2)
        XCTAssertEqual(times, [0.5, 1])
        timer.invalidate()
        idle.invalidate()
    }

    func testATimerMayBeginAtADate() {
        let timer = Timer(__fire: Date(timeIntervalSinceNow: 2), interval: 0.5, repeats: true) { _ in Self.note() }
        RunLoop.main.add(timer, forMode: .common)
        TestEnvironment.advance(by: 3.1)
        XCTAssertEqual(times, [2, 2.5, 3])
        timer.invalidate()
    }

    func testBlocksAreLetGoOf() {
        final class Owner {}
        for repeats in [true, false] {
            weak var weakOwner: Owner?
            let timer: Timer
            do {
                let owner = Owner()
                weakOwner = owner
                nonisolated(unsafe) let captured = owner
                timer = Timer.scheduledTimer(__withTimeInterval: 1, repeats: repeats) { _ in _ = captured }
            }
            XCTAssertNotNil(weakOwner)
            if repeats { timer.invalidate() } else { TestEnvironment.advance(by: 1) }
            XCTAssertNil(weakOwner)
        }
    }

    func testWorkItemsRunUnlessTheyAreCancelled() {
        let kept = DispatchWorkItem { Self.note() }
        let cancelled = DispatchWorkItem { Self.note() }
        DispatchQueue.main.asyncAfter(__deadline: .now() + 0.2, execute: kept)
        DispatchQueue.main.asyncAfter(__wallDeadline: .now() + 0.3, execute: cancelled)
        cancelled.cancel()
        TestEnvironment.advance(by: 1)
        XCTAssertEqual(times, [0.2])
    }
}
