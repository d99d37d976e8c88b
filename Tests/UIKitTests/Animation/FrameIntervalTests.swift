import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class FrameIntervalTests: AnimationTestCase {
    @MainActor private final class Counter: NSObject, ObjectiveCExposed {
        static var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                name: "Counter", methods: ["tick": { object, _ in (object as? Counter).map { $0.count += 1 } }])
        }
        var count = 0
    }

    func testFramesGoByBetweenCalls() {
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: "tick")
        link.frameInterval = 3
        link.add(to: .main, forMode: .common)
        wait(0.2)
        XCTAssertEqual(counter.count, 5)
        link.invalidate()
    }
}
