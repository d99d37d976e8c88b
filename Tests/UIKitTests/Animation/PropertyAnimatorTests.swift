import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class PropertyAnimatorTests: AnimationTestCase {
    private func animator(
        _ curve: UIView.AnimationCurve = .linear, to end: CGFloat = 100, duration: Double = 1
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view?.frame.origin.x = end }
        animator.addCompletion { [weak self] in self?.note("\($0)") }
        return animator
    }

    // MARK: Running

    func test_changesAreMadeAtTheStartAndShownInTime() {
        let animator = animator(.easeIn)
        XCTAssertEqual(view.frame.minX, 0)
        XCTAssertEqual(animator.state, .inactive)
        animator.startAnimation()
        XCTAssertEqual(view.frame.minX, 100)
        XCTAssertEqual(animator.state, .active)
        XCTAssertTrue(animator.isRunning)
        XCTAssertEqual(x, 0)
        wait(0.5)
        XCTAssertEqual(x, 100 * ease(0.5, .easeIn), accuracy: 1e-9)
        settle()
        XCTAssertEqual(x, 100)
        XCTAssertEqual(events, ["end 1.0"])
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertFalse(animator.isRunning)
        XCTAssertNil(view.layer.animationKeys())
    }

    func test_runningAnimatorsLiveOnByThemselves() {
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.5, delay: 0.2, options: .curveLinear, animations: { self.view.alpha = 0 },
            completion: { self.note("\($0)") })
        wait(0.2)
        XCTAssertEqual(view.layer.presentationState.opacity, 1)
        wait(0.25)
        XCTAssertEqual(view.layer.presentationState.opacity, 0.5, accuracy: 1e-6)
        settle()
        XCTAssertEqual(events, ["end 0.7"])
        XCTAssertEqual(exceptions, [])
    }

    func test_curvesOfEveryKind() {
        let bezier = CAMediaTimingFunction(controlPoints: 0.1, 0.8, 0.2, 1)
        let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let cases: [(UIViewPropertyAnimator, Double)] = [
            (.init(duration: 1, curve: .easeOut), ease(0.25, .easeOut)),
            (
                .init(duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.8), controlPoint2: CGPoint(x: 0.2, y: 1)),
                bezier.progress(at: 0.25)
            ),
            (.init(duration: 1, timingParameters: UICubicTimingParameters()), ease(0.25)),
            // Not yet over its way after a quarter of a second: 1 - e^(-5t)(cos wt + 5/w sin wt), w = √75.
            (
                .init(duration: 1, timingParameters: physical),
                1 - exp(-1.25) * (cos(75.0.squareRoot() / 4) + 5 / 75.0.squareRoot() * sin(75.0.squareRoot() / 4))
            ),
        ]
        for (animator, expected) in cases {
            view.frame.origin.x = 0
            animator.addAnimations { self.view.frame.origin.x = 100 }
            animator.startAnimation()
            wait(0.25)
            XCTAssertEqual(x, 100 * expected, accuracy: 1e-6)
            settle()
            XCTAssertEqual(x, 100)
        }
        XCTAssertEqual(cases[3].0.duration, -log(0.001) / 5, accuracy: 1e-9)
    }

    func test_physicalSpringsAreCriticallyDampedAtMost() {
        // Critical is 2·√(k·m) = 20.
        let durations = [20, 500].map { damping in
            let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: damping, initialVelocity: .zero)
            return UIViewPropertyAnimator(duration: 1, timingParameters: spring).duration
        }
        XCTAssertEqual(durations[0], durations[1])
        let creeping = UISpringTimingParameters(duration: 0.5, bounce: -0.5)
        let critical = UISpringTimingParameters(duration: 0.5, bounce: 0)
        XCTAssertGreaterThan(
            UIViewPropertyAnimator(duration: 1, timingParameters: creeping).duration,
            UIViewPropertyAnimator(duration: 1, timingParameters: critical).duration)
    }

    func test_springsOvershoot() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { self.view.frame.origin.x = 100 }
        animator.startAnimation()
        var most = 0.0
        for _ in 0..<59 {
            wait(1.0 / 60)
            most = max(most, x)
        }
        // e^(-π ζ / √(1 - ζ²)) over its way.
        XCTAssertEqual(most, 100 * (1 + exp(-.pi * 0.3 / (1 - 0.09).squareRoot())), accuracy: 0.5)
        settle()
        XCTAssertEqual(x, 100)
    }

    func test_laterAnimationsTakeWhatIsLeft() {
        let other = add(UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10)))
        let animator = animator()
        animator.addAnimations({ other.frame.origin.x = 100 }, delayFactor: 0.5)
        animator.startAnimation()
        wait(0.5)
        XCTAssertEqual(shownX(other), 0)
        XCTAssertEqual(other.frame.minX, 100)
        wait(0.25)
        XCTAssertEqual(shownX(other), 50, accuracy: 1e-9)
        let third = add(UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10)))
        animator.addAnimations { third.frame.origin.x = 100 }
        XCTAssertEqual(shownX(third), 0)
        wait(0.125)
        XCTAssertEqual(shownX(third), 50, accuracy: 1e-9)
        settle()
        XCTAssertEqual(events, ["end 1.0"])
    }

    func test_blocksInsideTakeTheAnimatorsTime() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(
                withDuration: 0.1, animations: { self.view.frame.origin.x = 100 },
                completion: { self.note("block \($0)") })
        }
        animator.addCompletion { self.note("\($0)") }
        animator.startAnimation()
        wait(0.5)
        XCTAssertEqual(x, 50, accuracy: 1e-9)
        animator.isReversed = true
        settle()
        XCTAssertEqual(view.frame.minX, 0)
        XCTAssertEqual(events, ["block true 1.0", "start 1.0"])
    }

    func test_withoutAnimationsTheChangesAreMadeAtOnce() {
        UIView.setAnimationsEnabled(false)
        animator().startAnimation()
        XCTAssertEqual(x, 100)
        settle()
        XCTAssertEqual(events, ["end 0.0"])
    }

    // MARK: Holding

    func test_heldAnimationsFollowTheFraction() {
        let animator = animator(.easeInOut)
        animator.fractionComplete = 0.25
        XCTAssertEqual(animator.state, .active)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(x, 25)
        settle()
        XCTAssertEqual(CACurrentMediaTime(), 0, "a held animator keeps nobody waiting")
        animator.fractionComplete = 1.5
        XCTAssertEqual(animator.fractionComplete, 1)
        XCTAssertEqual(x, 100)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        wait(0.25)
        XCTAssertEqual(x, 50 + 50 * ease(0.5), accuracy: 1e-9)
        settle()
        XCTAssertEqual(events, ["end 0.5"])
    }

    func test_holdingDoesNotJump() {
        for scrubsLinearly in [true, false] {
            view.frame.origin.x = 0
            let animator = animator(.easeIn)
            animator.scrubsLinearly = scrubsLinearly
            animator.startAnimation()
            wait(0.5)
            let shown = x
            animator.pauseAnimation()
            XCTAssertEqual(x, shown)
            XCTAssertEqual(animator.fractionComplete, scrubsLinearly ? CGFloat(shown / 100) : 0.5, accuracy: 1e-6)
            animator.fractionComplete = 0.75
            XCTAssertEqual(x, scrubsLinearly ? 75 : 100 * ease(0.75, .easeIn), accuracy: 1e-6)
            animator.stopAnimation(true)
        }
    }

    func test_theRestHasItsOwnTimeAndCurve() {
        let animator = animator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 2)
        wait(1)
        XCTAssertEqual(x, 50 + 50 * ease(0.5, .easeOut), accuracy: 1e-9)
        settle()
        XCTAssertEqual(events, ["end 2.0"])
    }

    // MARK: Backwards

    func test_turnedRoundItGoesBackAndRestoresTheModel() {
        let animator = animator(.easeIn)
        animator.startAnimation()
        wait(0.5)
        animator.isReversed = true
        XCTAssertEqual(x, 100 * ease(0.5, .easeIn), accuracy: 1e-9)
        XCTAssertEqual(Double(animator.fractionComplete), 1 - ease(0.5, .easeIn), accuracy: 1e-9)
        wait(0.25)
        XCTAssertEqual(x, 100 * ease(0.25, .easeIn), accuracy: 1e-9)
        XCTAssertEqual(view.frame.minX, 100)
        settle()
        XCTAssertEqual(view.frame.minX, 0)
        XCTAssertEqual(events, ["start 1.0"])
    }

    func test_heldAndReversedTheFractionCountsTheOtherWay() {
        let animator = animator()
        animator.fractionComplete = 0.25
        animator.isReversed = true
        XCTAssertEqual(animator.fractionComplete, 0.75)
        XCTAssertEqual(x, 25)
        animator.fractionComplete = 0.5
        XCTAssertEqual(x, 50)
        animator.startAnimation()
        wait(0.25)
        XCTAssertEqual(x, 50 * (1 - 0.5), accuracy: 1e-9)
        settle()
        XCTAssertEqual(events, ["start 0.5"])
    }

    func test_startedReversedItComesFromItsEnd() {
        let animator = animator()
        animator.isReversed = true
        animator.startAnimation()
        XCTAssertEqual(x, 100)
        wait(0.25)
        XCTAssertEqual(x, 75, accuracy: 1e-9)
        settle()
        XCTAssertEqual(view.frame.minX, 0)
        XCTAssertEqual(events, ["start 1.0"])
    }

    func test_subviewsAndLayoutGoBackToo() {
        let inner = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
        inner.autoresizingMask = .flexibleWidth
        view.addSubview(inner)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.frame.size.width = 40 }
        animator.startAnimation()
        XCTAssertEqual(inner.frame.width, 30)
        wait(0.5)
        XCTAssertEqual(inner.layer.presentationState.bounds.width, 20, accuracy: 1e-9)
        animator.isReversed = true
        settle()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 20, height: 10))
        XCTAssertEqual(inner.frame, CGRect(x: 5, y: 0, width: 10, height: 10))
    }

    // MARK: Stopping

    func test_stoppedForGoodItLeavesWhatIsShown() {
        let animator = animator()
        animator.startAnimation()
        wait(0.25)
        animator.stopAnimation(true)
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertEqual(view.frame.minX, 25, accuracy: 1e-9)
        settle()
        XCTAssertEqual(events, [])
    }

    func test_aStoppedAnimatorIsFinishedAnywhere() {
        for (position, end) in [(UIViewAnimatingPosition.start, 0.0), (.current, 25), (.end, 100)] {
            view.frame.origin.x = 0
            let animator = animator()
            animator.fractionComplete = 0.25
            animator.stopAnimation(false)
            XCTAssertEqual(animator.state, .stopped)
            XCTAssertEqual(view.frame.minX, 25)
            animator.finishAnimation(at: position)
            XCTAssertEqual(animator.state, .inactive)
            XCTAssertEqual(Double(view.frame.minX), end)
            XCTAssertEqual(events.last, "\(position) 0.0")
        }
        XCTAssertEqual(exceptions, [])
    }

    func test_mistakesRaise() {
        let animator = animator()
        animator.finishAnimation(at: .end)
        animator.fractionComplete = 0.5
        animator.stopAnimation(false)
        animator.startAnimation()
        animator.pauseAnimation()
        animator.addAnimations {}
        XCTAssertEqual(
            exceptions,
            [
                "finishAnimationAtPosition: should only be called on a stopped animator!",
                "It is an error to start a stopped property animator.",
                "It is an error to pause a stopped property animator.",
                "It is an error to add animations to a stopped property animator.",
            ])
        animator.finishAnimation(at: .current)
        exceptions = []
        let rigid = self.animator()
        rigid.isInterruptible = false
        rigid.startAnimation()
        rigid.pauseAnimation()
        XCTAssertEqual(exceptions.count, 1)
        XCTAssertTrue(rigid.isRunning)
        settle()
    }

    func test_releasingAHeldAnimatorRaises() {
        var animator: UIViewPropertyAnimator? = animator()
        animator?.fractionComplete = 0.5
        XCTAssertEqual(exceptions, [])
        animator = nil
        XCTAssertEqual(exceptions.count, 1)
        XCTAssertTrue(exceptions[0].hasPrefix("It is an error to release a paused or stopped property animator."))
        XCTAssertNil(animator)
    }

    // MARK: At the end

    func test_heldAtTheEndItCanBeTurnedRound() {
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        settle()
        XCTAssertEqual(animator.state, .active)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(animator.fractionComplete, 1)
        XCTAssertEqual(events, [])
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        wait(0.5)
        XCTAssertEqual(x, 50, accuracy: 1e-6)
        settle()
        XCTAssertEqual(events, ["start 2.0"])
        XCTAssertEqual(view.frame.minX, 0)
    }

    func test_anInactiveAnimatorCanBeUsedAgain() {
        let animator = animator()
        animator.startAnimation()
        settle()
        animator.addAnimations { self.view.frame.origin.x = 0 }
        animator.addCompletion { self.note("again \($0)") }
        animator.startAnimation()
        wait(0.5)
        XCTAssertEqual(x, 50, accuracy: 1e-6)
        settle()
        XCTAssertEqual(events, ["end 1.0", "again end 2.0"])
    }

    func test_touchesPassUnlessTheyAreKeptOff() {
        let point = CGPoint(x: 105, y: 5)
        let animator = animator()
        animator.startAnimation()
        XCTAssertTrue(root.hitTest(point, with: nil) === root)
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === view, "where it shows")
        wait(0.5)
        XCTAssertTrue(root.hitTest(CGPoint(x: 55, y: 5), with: nil) === view)
        animator.stopAnimation(true)
        view.frame.origin.x = 0
        let manual = self.animator()
        manual.isManualHitTestingEnabled = true
        manual.startAnimation()
        XCTAssertTrue(root.hitTest(point, with: nil) === view, "where it will be")
        manual.stopAnimation(true)
        view.frame.origin.x = 0
        let other = self.animator()
        other.isUserInteractionEnabled = false
        other.startAnimation()
        XCTAssertTrue(root.hitTest(point, with: nil) === root)
        other.stopAnimation(true)
    }
}
