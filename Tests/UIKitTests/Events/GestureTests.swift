import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class GestureTests: EventTestCase {
    private var view: TouchLogView!

    override func begin() {
        super.begin()
        view = TouchLogView("view", CGRect(x: 100, y: 100, width: 200, height: 200), in: root) { [weak self] in
            self?.log.append($0)
        }
    }

    private func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
    ) -> Recognizer {
        recognizer.onAction = { [weak self] in self?.log.append("\(name) \($0.state)") }
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }

    func testATapCancelsTheViewsTouch() {
        _ = add(UITapGestureRecognizer(), "tap")
        tap(110, 110)
        XCTAssertEqual(log, ["view began 10,10", "tap ended", "view cancelled 10,10"])
    }

    func testATapThatDoesNotCancelLetsTheViewFinish() {
        add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
        tap(110, 110)
        XCTAssertEqual(log, ["view began 10,10", "tap ended", "view ended 10,10"])
    }

    func testATargetIsCalledWithTheRecognizerAndNotKept() {
        final class Target: UIResponder {
            static var calls: [CGPoint] = []
            override class var __objectiveC: ObjectiveCTable {
                ObjectiveCTable(
                    super.__objectiveC, name: "Target",
                    methods: [
                        "tapped:": { _, arguments in
                            let tap = arguments[0] as! UITapGestureRecognizer
                            calls.append(tap.location(in: tap.view))
                            return nil
                        }
                    ])
            }
        }
        Target.calls = []
        var target: Target? = Target()
        view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("tapped:")))
        tap(130, 140)
        XCTAssertEqual(Target.calls, [CGPoint(x: 30, y: 40)])
        weak let watched = target
        target = nil
        XCTAssertNil(watched)
        tap(130, 140)
        XCTAssertEqual(Target.calls.count, 1)
    }

    func testASingleTapWaitsForADoubleTapToFail() {
        let double = add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        let single = add(UITapGestureRecognizer(), "single")
        single.require(toFail: double)
        single.cancelsTouchesInView = false
        tap(110, 110)
        XCTAssertEqual(takeLog(), ["view began 10,10"])
        wait(0.4)
        XCTAssertEqual(takeLog(), ["single ended", "view ended 10,10"])
        tap(110, 110)
        wait(0.1)
        tap(110, 110)
        wait(1)
        XCTAssertEqual(log.filter { !$0.hasPrefix("view") }, ["double ended"])
    }

    func testAPanBeginsAfterTenPointsAndReportsTheRest() {
        let pan = add(UIPanGestureRecognizer(), "pan")
        var ways: [CGPoint] = []
        let write = pan.onAction
        pan.onAction = { [weak self] in
            write?($0)
            ways.append(pan.translation(in: self?.root))
        }
        down(110, 110)
        wait(1.0 / 60)
        move(118, 110)
        wait(1.0 / 60)
        move(130, 110)
        wait(1.0 / 60)
        move(140, 115)
        wait(1.0 / 60)
        up(140, 115)
        XCTAssertEqual(
            log,
            ["view began 10,10", "view moved 18,10", "pan began", "view cancelled 30,10", "pan changed", "pan ended"])
        XCTAssertEqual(ways, [CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 5), CGPoint(x: 20, y: 5)])
        XCTAssertEqual(pan.state, .possible)
    }

    func testTheVelocityOfAPanIsThatOfItsLastTenthOfASecond() {
        let pan = add(UIPanGestureRecognizer(), "pan")
        down(110, 110)
        for step in 1...5 {
            wait(0.02)
            move(110 + CGFloat(step) * 12, 110)
        }
        XCTAssertEqual(pan.velocity(in: root).x, 600, accuracy: 1e-6)
        wait(0.2)
        XCTAssertEqual(pan.velocity(in: root), .zero)
        up(170, 110)
    }

    func testALongPressBeginsByItself() {
        _ = add(UILongPressGestureRecognizer(), "press")
        down(110, 110)
        wait(0.45)
        XCTAssertEqual(takeLog(), ["view began 10,10"])
        wait(0.1)
        XCTAssertEqual(takeLog(), ["press began", "view cancelled 10,10"])
        move(150, 110)
        up(150, 110)
        XCTAssertEqual(takeLog(), ["press changed", "press ended"])
        down(110, 110)
        wait(0.1)
        move(125, 110)
        wait(1)
        up(125, 110)
        XCTAssertFalse(log.contains { $0.hasPrefix("press") })
    }

    func testASwipeHasADirection() {
        add(UISwipeGestureRecognizer(), "left").direction = .left
        _ = add(UISwipeGestureRecognizer(), "right")
        down(250, 200)
        wait(0.05)
        move(220, 202)
        wait(0.05)
        move(190, 204)
        up(190, 204)
        XCTAssertEqual(log.filter { !$0.hasPrefix("view") }, ["left ended"])
    }

    func testTwoFingersPinchAndTurn() {
        view.isMultipleTouchEnabled = true
        let pinch = add(UIPinchGestureRecognizer(), "pinch")
        down(150, 200)
        down(250, 200, finger: 1)
        move(300, 200, finger: 1)
        XCTAssertEqual(pinch.scale, 1.5, accuracy: 1e-9)
        up(300, 200, finger: 1)
        up(150, 200)
        XCTAssertEqual(log.filter { $0.hasPrefix("pinch") }, ["pinch began", "pinch ended"])
        view.removeGestureRecognizer(pinch)
        let rotation = add(UIRotationGestureRecognizer(), "rotation")
        down(150, 200)
        down(250, 200, finger: 1)
        move(150, 300, finger: 1)
        XCTAssertEqual(rotation.rotation, .pi / 2, accuracy: 1e-9)
        up(150, 300, finger: 1)
        up(150, 200)
    }

    func testTheInnerRecognizerPreventsTheOuterOne() {
        _ = add(UITapGestureRecognizer(), "outer", to: root)
        _ = add(UITapGestureRecognizer(), "inner")
        tap(110, 110)
        XCTAssertEqual(log.filter { !$0.hasPrefix("view") }, ["inner ended"])
    }

    func testADelegateLetsBothRecognise() {
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let delegate = Both()
        _ = add(UITapGestureRecognizer(), "outer", to: root)
        add(UITapGestureRecognizer(), "inner").delegate = delegate
        tap(110, 110)
        XCTAssertEqual(log.filter { !$0.hasPrefix("view") }, ["inner ended", "outer ended"])
    }

    func testADelegateMayRefuseATouchOrTheBeginning() {
        final class Refusing: NSObject, UIGestureRecognizerDelegate {
            var receives = false
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                receives
            }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let delegate = Refusing()
        add(UITapGestureRecognizer(), "tap").delegate = delegate
        tap(110, 110)
        delegate.receives = true
        tap(110, 110)
        XCTAssertEqual(log, ["view began 10,10", "view ended 10,10", "view began 10,10", "view ended 10,10"])
    }

    func testARecognizerMayHoldTouchesBack() {
        let tap = add(UITapGestureRecognizer(), "tap")
        tap.delaysTouchesBegan = true
        down(110, 110)
        XCTAssertEqual(takeLog(), [])
        move(200, 200)
        XCTAssertEqual(takeLog(), ["view began 100,100"])
        up(200, 200)
        XCTAssertEqual(takeLog(), ["view ended 100,100"])
        self.tap(110, 110)
        XCTAssertEqual(log, ["tap ended"])
    }

    func testASubclassDecidesForItself() {
        final class Immediate: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        let recognizer = add(Immediate(), "own")
        down(110, 110)
        move(111, 110)
        recognizer.isEnabled = false
        up(111, 110)
        XCTAssertEqual(log, ["own began", "own changed", "own cancelled"])
    }
}
