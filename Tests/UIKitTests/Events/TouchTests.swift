import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class TouchTests: EventTestCase {
    private func logView(_ name: String = "view", _ frame: CGRect = CGRect(x: 100, y: 100, width: 100, height: 100))
        -> TouchLogView
    {
        TouchLogView(name, frame, in: root) { [weak self] in self?.log.append($0) }
    }

    func testAViewKeepsItsTouchWhereverTheFingerGoes() {
        _ = logView()
        down(110, 120)
        move(300, 500)
        up(301, 502)
        XCTAssertEqual(log, ["view began 10,20", "view moved 200,400", "view ended 201,402"])
    }

    func testAViewThatIsRemovedStillGetsItsTouches() {
        let view = logView()
        down(110, 120)
        view.removeFromSuperview()
        up(110, 120)
        XCTAssertEqual(log.count, 2)
        XCTAssertTrue(log[1].hasPrefix("view ended"))
    }

    func testOneTouchAtATimeUnlessTheViewWantsMore() {
        let view = logView()
        down(110, 110)
        down(120, 120, finger: 1)
        up(120, 120, finger: 1)
        up(110, 110)
        XCTAssertEqual(takeLog(), ["view began 10,10", "view ended 10,10"])
        view.isMultipleTouchEnabled = true
        down(110, 110)
        down(120, 120, finger: 1)
        up(110, 110)
        up(120, 120, finger: 1)
        XCTAssertEqual(log, ["view began 10,10", "view began 20,20", "view ended 10,10", "view ended 20,20"])
    }

    func testAnExclusiveViewKeepsOthersOutAndStaysOut() {
        let exclusive = logView("exclusive")
        exclusive.isExclusiveTouch = true
        _ = logView("other", CGRect(x: 0, y: 300, width: 100, height: 100))
        down(110, 110)
        down(10, 310, finger: 1)
        up(10, 310, finger: 1)
        up(110, 110)
        XCTAssertEqual(takeLog(), ["exclusive began 10,10", "exclusive ended 10,10"])
        down(10, 310)
        down(110, 110, finger: 1)
        up(110, 110, finger: 1)
        up(10, 310)
        XCTAssertEqual(log, ["other began 10,10", "other ended 10,10"])
    }

    func testTapsAreCountedWhileTheyAreQuickAndNear() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts.append(touches.first!.tapCount)
            }
        }
        let view = Counter(frame: root.bounds)
        root.addSubview(view)
        tap(50, 50)
        wait(0.1)
        tap(52, 50)
        wait(0.1)
        tap(300, 50)
        wait(0.5)
        tap(300, 50)
        XCTAssertEqual(view.counts, [1, 2, 1, 1])
    }

    func testUnhandledTouchesTravelUpTheChain() {
        let view = logView()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(child)
        tap(110, 110)
        XCTAssertEqual(log, ["view began 10,10", "view ended 10,10"])
    }

    func test_11_09_hiddenTransparentAndDisabledViewsAreNotHit() {
        let view = logView()
        for change in [{ view.isHidden = true }, { view.alpha = 0.005 }, { view.isUserInteractionEnabled = false }] {
            change()
            tap(110, 110)
            (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (false, 1, true)
        }
        XCTAssertEqual(log, [])
        tap(110, 110)
        XCTAssertEqual(log.count, 2)
    }

    func testAnAnimatedViewGetsNoTouchesUnlessTheBlockAllowsIt() {
        let view = logView()
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        tap(110, 110)
        XCTAssertEqual(takeLog(), [])
        settle()
        tap(110, 110)
        XCTAssertEqual(takeLog().count, 2)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
        tap(110, 110)
        XCTAssertEqual(takeLog().count, 2)
    }

    func testTheFrontmostWindowGetsTheTouch() {
        _ = logView()
        let front = UIWindow(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        front.windowLevel = .alert
        front.isHidden = false
        _ = TouchLogView("front", front.bounds, in: front) { [weak self] in self?.log.append($0) }
        tap(110, 120)
        tap(160, 160)
        XCTAssertEqual(log, ["front began 10,20", "front ended 10,20", "view began 60,60", "view ended 60,60"])
    }
}
