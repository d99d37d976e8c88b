import Foundation
import QuartzCore
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Slides the new view in from the right over a second, and the old one out to the left, as apps do it.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    enum Means: CaseIterable { case block, animator, interruptible, coreAnimation }

    let means: Means
    var log: (String) -> Void = { _ in }
    private var animator: UIViewPropertyAnimator?

    init(_ means: Means) { self.means = means }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        switch means {
        case .block:
            let move = prepare(context)
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: move,
                completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
        case .animator:
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: prepare(context))
            animator.addCompletion { [log] position in
                log("\(position)")
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator.startAnimation()
        case .interruptible:
            interruptibleAnimator(using: context).startAnimation()
        case .coreAnimation:
            let move = prepare(context)
            var before: [(CALayer, CGFloat)] = []
            for key in [UITransitionContextViewKey.from, .to] {
                if let layer = context.view(forKey: key)?.layer { before.append((layer, layer.position.x)) }
            }
            CATransaction.begin()
            CATransaction.setCompletionBlock { context.completeTransition(!context.transitionWasCancelled) }
            move()
            for (layer, x) in before {
                let animation = CABasicAnimation(keyPath: "position.x")
                (animation.fromValue, animation.toValue, animation.duration) = (x, layer.position.x, 1)
                layer.add(animation, forKey: "slide")
            }
            CATransaction.commit()
        }
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        guard means == .interruptible else { return noAnimator }
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: prepare(context))
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
        log("ended \(transitionCompleted)")
    }

    private func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return {} }
        let width = context.containerView.bounds.width
        to.frame = context.containerView.bounds.offsetBy(dx: width, dy: 0)
        context.containerView.addSubview(to)
        return {
            to.frame.origin.x = 0
            from.frame.origin.x = -width
        }
    }
}

@preconcurrency @MainActor final class PercentDrivenTransitionTests: ContainmentTestCase {
    private var owner: Probe!
    private var a: Probe!
    private var b: Probe!
    private var interactor: UIPercentDrivenInteractiveTransition!
    private var transition: ControllerTransition!
    private var ends: [String] = []

    override func end() {
        (owner, a, b, interactor, transition) = (nil, nil, nil, nil, nil)
        super.end()
    }

    /// Shows A in a container and makes the transition to B.
    private func plan(_ means: Slide.Means) {
        (owner, a, b) = (Probe("P", log), Probe("A", log), Probe("B", log))
        ends = []
        show(owner)
        owner.addChild(a)
        a.view.frame = owner.view.bounds
        owner.view.addSubview(a.view)
        a.didMove(toParent: owner)
        owner.addChild(b)
        runOut()
        let slide = Slide(means)
        slide.log = { [weak self] in self?.ends.append($0) }
        interactor = UIPercentDrivenInteractiveTransition()
        var plan = ControllerTransition.Plan(
            owner: owner, container: owner.view, script: .navigation, from: a, to: b)
        (plan.isAnimated, plan.animator, plan.interactor) = (true, slide, interactor)
        transition = ControllerTransition(plan)
        _ = log.drain()
    }

    /// Begins the transition from A to B.
    private func begin(_ means: Slide.Means, starts: Bool = true) {
        plan(means)
        interactor.wantsInteractiveStart = starts
        transition.start()
        FramePipeline.shared.runFrame()
        _ = log.drain()
    }

    private func x(_ controller: UIViewController) -> Double {
        Double(controller.view.layer.presentationState.frame.minX)
    }

    private func pass(_ seconds: Double) { VirtualTime.advance(by: seconds, passRealTime: false) }

    private func runOut() { XCTAssertNil(VirtualTime.runUntilIdle(limit: 20)) }

    private var appearances: [String] {
        log.drain().filter { $0.contains("ppear") }
    }

    private let width = 393.0

    func test_theFractionMovesTheViews() {
        for means in Slide.Means.allCases {
            begin(means)
            let time = CACurrentMediaTime()
            XCTAssertEqual(interactor.duration, 1)
            for fraction in [0.25, 0.75, 0.5] {
                interactor.update(CGFloat(fraction))
                XCTAssertEqual(x(a), -width * fraction, accuracy: 1e-9, "\(means)")
                XCTAssertEqual(x(b), width * (1 - fraction), accuracy: 1e-9, "\(means)")
                XCTAssertEqual(transition.coordinator.percentComplete, CGFloat(fraction))
                runOut()
            }
            XCTAssertEqual(CACurrentMediaTime(), time, "nobody waits for a finger")
            XCTAssertEqual(ends, [])
            interactor.finish()
            runOut()
        }
    }

    func test_finishedItRunsToTheEnd() {
        for means in Slide.Means.allCases {
            begin(means)
            interactor.completionCurve = .linear
            interactor.update(0.5)
            let time = CACurrentMediaTime()
            interactor.finish()
            XCTAssertEqual(transition.coordinator.isInteractive, false)
            pass(0.25)
            XCTAssertEqual(x(b), width / 4, accuracy: 1e-6, "\(means)")
            runOut()
            XCTAssertEqual(CACurrentMediaTime() - time, 0.5, accuracy: 0.02)
            XCTAssertEqual(ends.last, "ended true")
            XCTAssertEqual(appearances, ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"], "\(means)")
            XCTAssertNil(a.view.superview)
            XCTAssertTrue(b.view.superview === owner.view)
            XCTAssertEqual(b.view.frame.minX, 0)
        }
    }

    func test_cancelledItRunsBackAndRestoresTheViews() {
        for means in Slide.Means.allCases {
            begin(means)
            interactor.completionSpeed = 2
            interactor.update(0.5)
            let time = CACurrentMediaTime()
            interactor.cancel()
            XCTAssertEqual(transition.coordinator.isCancelled, true)
            XCTAssertEqual(x(b), width / 2, accuracy: 1e-9)
            runOut()
            XCTAssertEqual(CACurrentMediaTime() - time, 0.25, accuracy: 0.02)
            XCTAssertEqual(ends.last, "ended false")
            XCTAssertNil(b.view.superview, "\(means)")
            XCTAssertTrue(a.view.superview === owner.view)
            XCTAssertEqual(a.view.frame.minX, 0, "\(means)")
            XCTAssertEqual(x(a), 0)
            XCTAssertNil(a.view.layer.animationKeys())
            XCTAssertEqual(
                appearances,
                [
                    "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
                    "A.viewIsAppearing(true)", "A.viewDidAppear(true)",
                ], "\(means)")
        }
    }

    func test_cancelledAtItsStartItIsNotCompleted() {
        for means in Slide.Means.allCases {
            begin(means)
            interactor.cancel()
            runOut()
            XCTAssertEqual(ends.last, "ended false", "\(means)")
            XCTAssertEqual(a.view.frame.minX, 0)
        }
    }

    func test_theAnimatorHearsThatItWentBack() {
        begin(.animator)
        interactor.update(0.75)
        interactor.cancel()
        runOut()
        XCTAssertEqual(ends, ["start", "ended false"])
    }

    func test_aGestureThatIsOverBeforeTheStartCounts() {
        plan(.block)
        interactor.update(0.5)
        interactor.cancel()
        transition.start()
        XCTAssertEqual(x(b), width / 2)
        runOut()
        XCTAssertEqual(ends, ["ended false"])
        XCTAssertNil(b.view.superview)
    }

    func test_whatAGestureDidLongBeforeDoesNotCount() {
        plan(.block)
        interactor.update(0.5)
        interactor.cancel()
        pass(1)
        transition.start()
        XCTAssertEqual(x(b), width)
        XCTAssertTrue(transition.isInteractive)
        interactor.finish()
        runOut()
        XCTAssertEqual(ends, ["ended true"])
        XCTAssertTrue(b.view.superview === owner.view)
    }

    func test_aRunningTransitionIsTakenOver() {
        for means in Slide.Means.allCases {
            begin(means, starts: false)
            XCTAssertEqual(transition.coordinator.isInteractive, false)
            pass(0.25)
            XCTAssertEqual(x(b), width * 0.75, accuracy: 1, "\(means)")
            interactor.pause()
            XCTAssertEqual(interactor.percentComplete, 0.25, accuracy: 0.02)
            XCTAssertEqual(transition.coordinator.isInteractive, true)
            runOut()
            interactor.update(0.125)
            XCTAssertEqual(x(b), width * 0.875, accuracy: 1e-6)
            interactor.cancel()
            runOut()
            XCTAssertEqual(ends.last, "ended false", "\(means)")
            XCTAssertEqual(a.view.frame.minX, 0)
        }
    }

    func test_leftAloneItRunsThrough() {
        for means in Slide.Means.allCases {
            begin(means, starts: false)
            runOut()
            XCTAssertEqual(ends.last, "ended true", "\(means)")
        }
    }

    func test_theRestFollowsItsOwnCurve() {
        begin(.block)
        interactor.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
        interactor.finish()
        pass(0.5)
        let progress = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)
        XCTAssertEqual(x(b), width * (1 - progress), accuracy: 1e-6)
        runOut()
    }

    func test_whatRunsAlongsideIsDrivenToo() {
        plan(.block)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        owner.view.addSubview(bar)
        b.hooks["viewWillAppear"] = { [unowned self] in
            b.transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
        }
        transition.start()
        interactor.update(0.5)
        let progress = CAMediaTimingFunction(name: .easeInEaseOut).progress(at: 0.5)
        XCTAssertEqual(Double(bar.layer.presentationState.opacity), 1 - progress, accuracy: 1e-6)
        interactor.cancel()
        runOut()
        XCTAssertEqual(bar.alpha, 1)
    }
}
