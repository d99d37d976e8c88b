import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class KeyframeTests: AnimationTestCase {
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func run(
        _ options: UIView.KeyframeAnimationOptions = [], delay: Double = 0,
        frames: [(start: Double, length: Double, x: CGFloat)]
    ) {
        UIView.animateKeyframes(
            withDuration: 2, delay: delay, options: [linear, options],
            animations: {
                for frame in frames {
                    UIView.addKeyframe(withRelativeStartTime: frame.start, relativeDuration: frame.length) {
                        self.view.frame.origin.x = frame.x
                    }
                }
            }, completion: { self.note("\($0)") })
    }

    private func shown(at times: [Double]) -> [Double] {
        times.map { (Double(view.layer.presentationState(at: $0).frame.minX) * 1e6).rounded() / 1e6 }
    }

    func test_eachPartHasItsTimeAndGapsHold() {
        run(frames: [(0, 0.25, 100), (0.5, 0.25, 20)])
        XCTAssertEqual(view.frame.minX, 20)
        XCTAssertEqual(shown(at: [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75]), [0, 50, 100, 100, 100, 60, 20, 20])
        settle()
        XCTAssertEqual(events, ["true 2.0"])
        XCTAssertNil(view.layer.animationKeys())
    }

    func test_whatBeginsLateShowsTheOldValueUntilThen() {
        run(delay: 1, frames: [(0.5, 0.5, 100)])
        XCTAssertEqual(shown(at: [0, 1, 2, 2.5]), [0, 0, 0, 50])
    }

    func test_partsThatOverlapAreCutOff() {
        run(frames: [(0, 1, 100), (0.5, 0.5, 0)])
        XCTAssertEqual(shown(at: [0, 1, 1.5]), [0, 100, 50])
    }

    func test_wholeAnimationsRepeatAndReverse() {
        run([.repeat, .autoreverse], frames: [(0, 0.5, 100), (0.5, 0.5, 50)])
        XCTAssertEqual(shown(at: [0.5, 1, 1.5, 2.5, 3, 3.5, 4.5]), [50, 100, 75, 75, 100, 50, 50])
        view.layer.removeAllAnimations()
    }

    func test_jumps() {
        run(.calculationModeDiscrete, frames: [(0.25, 0.25, 100), (0.5, 0.5, 20)])
        XCTAssertEqual(shown(at: [0, 0.4, 0.6, 0.9, 1.1, 1.9]), [0, 0, 100, 100, 20, 20])
    }

    func test_anEvenPaceTakesNoNoticeOfTheParts() {
        run(.calculationModePaced, frames: [(0, 0.1, 30), (0.1, 0.9, 100)])
        XCTAssertEqual(shown(at: [0, 0.5, 1, 1.5]), [0, 25, 50, 75])
    }

    func test_smoothCurvesGoThroughTheValues() {
        run(.calculationModeCubic, frames: [(0, 0.5, 100), (0.5, 0.5, 0)])
        // Half way the tangents are 50 at the start and 0 at the top: 50 + 50 / 8.
        XCTAssertEqual(shown(at: [0, 0.5, 1, 1.5]), [0, 56.25, 100, 56.25])
    }

    func test_theWholeHasTheUsualPace() {
        UIView.animateKeyframes(
            withDuration: 2, delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.frame.origin.x = 100 }
            })
        XCTAssertEqual(Double(view.layer.presentationState(at: 0.5).frame.minX), 100 * ease(0.25), accuracy: 1e-9)
    }

    func test_anAnimatorScrubsThem() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
            UIView.animateKeyframes(
                withDuration: 0, delay: 0, options: [],
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                        self.view.frame.origin.x = 100
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.alpha = 0 }
                })
        }
        animator.fractionComplete = 0.25
        XCTAssertEqual(x, 50)
        animator.fractionComplete = 0.75
        XCTAssertEqual(x, 100)
        XCTAssertEqual(view.layer.presentationState.opacity, 0.5)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 20, height: 10))
        XCTAssertEqual(view.alpha, 1)
    }

    func test_aPartOutsideOfKeyframesIsJustRun() {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.frame.origin.x = 5 }
        XCTAssertEqual(view.frame.minX, 5)
        XCTAssertNil(view.layer.animationKeys())
    }
}
