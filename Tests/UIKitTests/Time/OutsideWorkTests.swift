import QuartzCore
import XCTest

@_spi(Framework) @testable import UIKit

/// Work of a process beside the app, which whoever waits for the app waits for.
@preconcurrency @MainActor final class OutsideWorkTests: ScreenTestCase {
    @MainActor private final class Events {
        var names: [String] = []
    }

    func testTheAppIsNotIdleUntilTheWorkEnds() {
        let events = Events()
        let work = OutsideWork(patience: 60)
        DispatchQueue.global().async {
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    events.names.append("answer")
                    work.finish()
                }
            }
        }
        let start = CACurrentMediaTime()
        XCTAssertNil(VirtualTime.runUntilIdle(limit: 10))
        events.names.append("idle")
        XCTAssertEqual(events.names, ["answer", "idle"])
        XCTAssertEqual(CACurrentMediaTime(), start)
    }

    func testNobodyWaitsForEver() {
        let work = OutsideWork(patience: 0)
        XCTAssertNil(VirtualTime.runUntilIdle(limit: 10))
        work.finish()
    }
}
