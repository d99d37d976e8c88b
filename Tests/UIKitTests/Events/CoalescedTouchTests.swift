import XCTest

@testable import UIKit

@preconcurrency @MainActor final class CoalescedTouchTests: EventTestCase {
    private final class Canvas: UIView {
        var points: [CGPoint] = []

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches { points += event?.coalescedTouches(for: touch)?.map { $0.location(in: self) } ?? [] }
        }
    }

    func testEveryMoveIsSeenOnce() {
        let canvas = Canvas(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        root.addSubview(canvas)
        settle()
        down(50, 150)
        move(60, 160)
        move(80, 170)
        up(80, 170)
        XCTAssertEqual(canvas.points, [CGPoint(x: 60, y: 60), CGPoint(x: 80, y: 70)])
    }

    func testATouchOfAnotherEventHasNone() {
        XCTAssertNil(UIEvent().coalescedTouches(for: UITouch(point: .zero, time: 0)))
    }
}
