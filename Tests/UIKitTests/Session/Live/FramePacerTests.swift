import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class FramePacerTests: XCTestCase {
    private let interval = MediaClock.frameInterval

    func testAFrameAfterARestIsDueAtOnce() {
        var pacer = FramePacer()
        XCTAssertLessThan(pacer.next, 0)
        XCTAssertEqual(pacer.begin(at: 100), 100)
        XCTAssertEqual(pacer.next, 100 + interval)
        XCTAssertEqual(pacer.begin(at: 105), 105)
    }

    func testFramesThatBeginLateDoNotDrift() {
        var pacer = FramePacer()
        _ = pacer.begin(at: 100)
        for frame in 1...1000 {
            // Each begins a bit late.
            let late = Double(frame % 5) * 0.003
            XCTAssertEqual(pacer.begin(at: pacer.next + late), 100 + Double(frame) * interval, accuracy: 1e-6)
        }
    }

    func testFramesThatTakeTooLongBeginTheGridAnew() {
        var pacer = FramePacer()
        _ = pacer.begin(at: 100)
        XCTAssertEqual(pacer.begin(at: 100.05), 100.05)
        XCTAssertEqual(pacer.next, 100.05 + interval)
    }

    func testFramesNeverGoBack() {
        var pacer = FramePacer()
        var last = pacer.begin(at: 0)
        var now = 0.0
        for step in 1...500 {
            now = max(now + Double(step * 7919 % 40) / 1000, pacer.next)
            let due = pacer.begin(at: now)
            XCTAssertGreaterThanOrEqual(due - last, interval - 1e-9)
            XCTAssertLessThanOrEqual(due, now)
            last = due
        }
    }
}
