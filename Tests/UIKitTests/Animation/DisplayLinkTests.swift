import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class DisplayLinkTests: AnimationTestCase {
    @MainActor private final class Counter: NSObject, ObjectiveCExposed {
        static var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                name: "Counter",
                methods: [
                    "tick:": { object, arguments in
                        (object as? Counter)?.tick(arguments[0] as? CADisplayLink)
                    }
                ])
        }
        var times: [(Double, Double)] = []
        var last = Int.max
        func tick(_ link: CADisplayLink?) {
            guard let link else { return }
            times.append((link.timestamp, link.targetTimestamp))
            if times.count == last { link.invalidate() }
        }
    }

    private let frame = 1.0 / 60

    func test_itIsCalledBeforeEachFrame() {
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: "tick:")
        XCTAssertEqual([link.timestamp, link.duration], [0, 0])
        link.add(to: .main, forMode: .common)
        wait(0.1)
        XCTAssertEqual(counter.times.count, 7)
        for (index, time) in counter.times.enumerated() {
            XCTAssertEqual(time.0, Double(index) * frame, accuracy: 1e-9)
            XCTAssertEqual(time.1 - time.0, frame, accuracy: 1e-9)
        }
        XCTAssertEqual(link.duration, frame)
        link.isPaused = true
        wait(0.1)
        XCTAssertEqual(counter.times.count, 7)
        link.isPaused = false
        wait(0.1)
        XCTAssertEqual(counter.times.count, 14)
        link.invalidate()
        wait(0.1)
        XCTAssertEqual(counter.times.count, 14)
    }

    func test_fewerCallsASecond() {
        for set in [
            { $0.preferredFramesPerSecond = 20 },
            {
                $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
            },
        ] as [(CADisplayLink) -> Void] {
            let counter = Counter()
            let link = CADisplayLink(target: counter, selector: "tick:")
            set(link)
            link.add(to: .main, forMode: .default)
            wait(1)
            XCTAssertEqual(counter.times.count, 20, accuracy: 1)
            for (first, second) in zip(counter.times, counter.times.dropFirst()) {
                XCTAssertEqual(second.0 - first.0, 3 * frame, accuracy: 1e-6)
            }
            link.invalidate()
        }
    }

    func test_whoeverWaitsWaitsForALinkThatEnds() {
        let counter = Counter()
        counter.last = 30
        CADisplayLink(target: counter, selector: "tick:").add(to: .main, forMode: .common)
        settle()
        XCTAssertEqual(counter.times.count, 30)
        XCTAssertEqual(CACurrentMediaTime(), 0.5, accuracy: 0.02)
    }

    func test_nobodyWaitsForEverForALinkThatGoesOn() {
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: "tick:")
        link.add(to: .main, forMode: .common)
        settle()
        XCTAssertEqual(CACurrentMediaTime(), 5, accuracy: 0.05)
        link.invalidate()
    }

    func test_itKeepsItsTargetUntilItIsInvalidated() {
        weak var counter: Counter?
        var link: CADisplayLink?
        do {
            let object = Counter()
            counter = object
            link = CADisplayLink(target: object, selector: "tick:")
            link?.add(to: .main, forMode: .common)
        }
        XCTAssertNotNil(counter)
        link?.invalidate()
        XCTAssertNil(counter)
    }

    func test_aMethodThatDoesNotExistRaises() {
        let link = CADisplayLink(target: Counter(), selector: "tock:")
        link.add(to: .main, forMode: .common)
        wait(0.001)
        link.invalidate()
        XCTAssertTrue(exceptions.first?.contains("unrecognized selector sent to instance") ?? false)
    }
}
