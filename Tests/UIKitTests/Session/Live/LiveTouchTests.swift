import DisplayProtocol
import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class LiveTouchTests: EventTestCase {
    private var view: TouchLogView!

    override func begin() {
        super.begin()
        view = TouchLogView("view", CGRect(x: 0, y: 100, width: 300, height: 300), in: root) { [weak self] in
            self?.log.append($0)
        }
        view.isMultipleTouchEnabled = true
    }

    private func take(_ phase: DisplayMessage.Touch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        DisplayMessage.Touch(phase: phase, finger: finger, point: CGPoint(x: x, y: y)).handle()
    }

    func testFingersMoveOnceAFrame() {
        take(.began, 10, 110)
        take(.moved, 11, 110)
        take(.moved, 12, 110)
        take(.moved, 15, 120)
        XCTAssertEqual(takeLog(), ["view began 10,10"])
        XCTAssertTrue(LiveTouches.shared.hasMoves)
        LiveTouches.shared.deliverMoves()
        XCTAssertEqual(takeLog(), ["view moved 15,20"])
        XCTAssertFalse(LiveTouches.shared.hasMoves)
        LiveTouches.shared.deliverMoves()
        XCTAssertEqual(takeLog(), [])
    }

    func testAFingerLeavesFromWhereItHasMoved() {
        take(.began, 10, 110)
        take(.moved, 20, 120)
        take(.ended, 21, 121)
        XCTAssertEqual(takeLog(), ["view began 10,10", "view moved 20,20", "view ended 21,21"])
    }

    func testEveryFingerKeepsItsOwnLastMove() {
        take(.began, 10, 110)
        take(.began, 100, 200, finger: 1)
        _ = takeLog()
        take(.moved, 11, 110)
        take(.moved, 101, 200, finger: 1)
        take(.moved, 12, 110)
        LiveTouches.shared.deliverMoves()
        XCTAssertEqual(takeLog(), ["view moved 12,10", "view moved 101,100"])
    }

    func testQuickTapsAreNotLost() {
        for _ in 0..<3 {
            take(.began, 10, 110)
            take(.ended, 10, 110)
        }
        XCTAssertEqual(takeLog(), Array(repeating: ["view began 10,10", "view ended 10,10"], count: 3).flatMap(\.self))
    }

    func testAnAppInTheBackgroundIsNotTouched() {
        take(.began, 10, 110)
        take(.moved, 20, 120)
        _ = takeLog()
        DisplayMessage.SetActivity(isInBackground: true).handle()
        XCTAssertEqual(UIApplication.shared.applicationState, .background)
        XCTAssertEqual(takeLog(), ["view cancelled 10,10"])
        take(.ended, 20, 120)
        take(.began, 20, 120)
        XCTAssertEqual(takeLog(), [])
        DisplayMessage.SetActivity(isInBackground: false).handle()
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        take(.began, 20, 120)
        XCTAssertEqual(takeLog(), ["view began 20,20"])
    }
}
