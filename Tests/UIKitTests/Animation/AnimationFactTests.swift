import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 12 of the facts: animation blocks and their completions.
@preconcurrency @MainActor final class AnimationFactTests: LayoutTestCase {
    private var events: [String] = []

    override func begin() {
        super.begin()
        events = []
    }

    private func note(_ event: String) -> (Bool) -> Void {
        { [weak self] finished in
            self?.events.append("\(event) \(finished) at \(String(format: "%.1f", CACurrentMediaTime()))")
        }
    }

    private func shownView() -> UIView {
        let (_, controller) = shownWindow()
        let view = UIView(frame: rect(0, 0, 10, 10))
        controller.view.addSubview(view)
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(CACurrentMediaTime(), 0)
        return view
    }

    func test_12_21_aBlockThatChangesNothingEndsAtOnce() {
        let view = shownView()
        UIView.animate(withDuration: 3, animations: { view.tag = 4 }, completion: note("completion"))
        XCTAssertEqual(events, [])
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(events, ["completion true at 0.0"])
        UIView.animate(withDuration: 3, animations: { view.alpha = 1 }, completion: note("same value"))
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(events.last, "same value true at 0.0")
    }

    func test_12_22_withoutDurationTheCompletionWaitsForTheCommit() {
        let view = shownView()
        UIView.animate(withDuration: 0, animations: { view.alpha = 0.25 }, completion: note("completion"))
        XCTAssertEqual(view.alpha, 0.25, accuracy: 1e-6)
        XCTAssertEqual(view.layer.animationKeys() ?? [], [])
        XCTAssertEqual(events, [])
        FramePipeline.shared.runFrame()
        XCTAssertEqual(events, ["completion true at 0.0"])
    }

    func test_12_23_theOuterBlockWinsUnlessOverridden() throws {
        let view = shownView()
        UIView.animate(
            withDuration: 2, delay: 0, options: .curveLinear,
            animations: {
                UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn, animations: { view.alpha = 0 })
                UIView.animate(
                    withDuration: 0.5, delay: 0, options: [.curveEaseIn, .overrideInheritedDuration],
                    animations: { view.center = CGPoint(x: 50, y: 5) })
                UIView.animate(
                    withDuration: 0.5, delay: 0, options: [.curveEaseIn, .overrideInheritedCurve],
                    animations: { view.bounds.size.width = 40 })
            })
        let (opacity, position, bounds) = (
            try XCTUnwrap(view.layer.animation(forKey: "opacity")),
            try XCTUnwrap(view.layer.animation(forKey: "position")),
            try XCTUnwrap(view.layer.animation(forKey: "bounds"))
        )
        XCTAssertEqual([opacity.duration, position.duration, bounds.duration], [2, 0.5, 2])
        // Linear is at a quarter of the way when ease-in has hardly begun.
        let progress = [opacity, position, bounds].map { $0.timingFunction?.progress(at: 0.25) ?? -1 }
        XCTAssertEqual(progress[0], 0.25, accuracy: 1e-6)
        XCTAssertEqual(progress[1], 0.25, accuracy: 1e-6)
        XCTAssertEqual(
            progress[2], CAMediaTimingFunction(name: .easeIn).progress(at: 0.25), accuracy: 1e-6)
        XCTAssertLessThan(progress[2], 0.1)
    }

    func test_12_24_aSecondAnimationIsAddedToTheFirst() throws {
        let view = shownView()
        func shownX() throws -> Double { Double(try XCTUnwrap(view.layer.presentation()).position.x) }
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
            completion: note("first"))
        VirtualTime.advance(by: 0.5, passRealTime: false)
        XCTAssertEqual(try shownX(), 55, accuracy: 1e-6)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 5 },
            completion: note("second"))
        XCTAssertEqual(view.center.x, 5)
        // The first has 50 to go and the second takes 100 back, so that the view does not jump.
        XCTAssertEqual(try shownX(), 55, accuracy: 1e-6)
        VirtualTime.advance(by: 0.25, passRealTime: false)
        XCTAssertEqual(try shownX(), 55, accuracy: 1e-6)
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(events, ["first true at 1.0", "second true at 1.5"])
        XCTAssertEqual(try shownX(), 5, accuracy: 1e-6)
    }

    func test_12_25_leavingTheWindowEndsAnAnimationUnfinished() {
        let view = shownView()
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: note("completion"))
        VirtualTime.advance(by: 0.5, passRealTime: false)
        XCTAssertEqual(events, [])
        view.removeFromSuperview()
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(events, ["completion false at 0.5"])
    }
}
