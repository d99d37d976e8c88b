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

private final class Provider: NSObject, UINavigationControllerDelegate {
    let slide: Slide
    let interactor: UIPercentDrivenInteractiveTransition?

    init(_ slide: Slide, _ interactor: UIPercentDrivenInteractiveTransition?) {
        (self.slide, self.interactor) = (slide, interactor)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

@preconcurrency @MainActor final class PercentDrivenTransitionTests: NavigationTestCase {
    private var a: Probe!
    private var b: Probe!
    private var navigation: UINavigationController!
    private var interactor: UIPercentDrivenInteractiveTransition!
    private var provider: Provider!
    private var ends: [String] = []

    override func end() {
        (a, b, navigation, interactor, provider) = (nil, nil, nil, nil, nil)
        super.end()
    }

    /// Shows A and begins to push B.
    private func begin(_ means: Slide.Means, starts: Bool = true) {
        (a, b) = (Probe("A", log), Probe("B", log))
        ends = []
        navigation = showNavigation(a)
        interactor = UIPercentDrivenInteractiveTransition()
        let slide = Slide(means)
        slide.log = { [weak self] in self?.ends.append($0) }
        provider = Provider(slide, interactor)
        navigation.delegate = provider
        if !starts { interactor.wantsInteractiveStart = false }
        navigation.pushViewController(b, animated: true)
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
                XCTAssertEqual(navigation.transitionCoordinator?.percentComplete, CGFloat(fraction))
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
            XCTAssertEqual(navigation.transitionCoordinator?.isInteractive, false)
            pass(0.25)
            XCTAssertEqual(x(b), width / 4, accuracy: 1e-6, "\(means)")
            runOut()
            XCTAssertEqual(CACurrentMediaTime() - time, 0.5, accuracy: 0.02)
            XCTAssertEqual(ends.last, "ended true")
            XCTAssertEqual(appearances, ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"], "\(means)")
            XCTAssertEqual(navigation.viewControllers, [a, b])
            XCTAssertNil(a.view.superview)
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
            XCTAssertEqual(navigation.transitionCoordinator?.isCancelled, true)
            XCTAssertEqual(x(b), width / 2, accuracy: 1e-9)
            runOut()
            XCTAssertEqual(CACurrentMediaTime() - time, 0.25, accuracy: 0.02)
            XCTAssertEqual(ends.last, "ended false")
            XCTAssertEqual(navigation.viewControllers, [a], "\(means)")
            XCTAssertNil(b.view.superview)
            XCTAssertEqual(a.view.frame.minX, 0, "\(means)")
            XCTAssertEqual(x(a), 0)
            XCTAssertNil(a.view.layer.animationKeys())
            XCTAssertEqual(
                appearances,
                [
                    "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
                    "A.viewDidAppear(true)",
                ], "\(means)")
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
        (a, b) = (Probe("A", log), Probe("B", log))
        navigation = showNavigation(a)
        interactor = UIPercentDrivenInteractiveTransition()
        provider = Provider(Slide(.block), interactor)
        navigation.delegate = provider
        navigation.pushViewController(b, animated: true)
        interactor.update(0.5)
        interactor.cancel()
        runOut()
        XCTAssertEqual(navigation.viewControllers, [a])
        XCTAssertNil(b.view.superview)
    }

    func test_aRunningTransitionIsTakenOver() {
        for means in Slide.Means.allCases {
            begin(means, starts: false)
            XCTAssertEqual(navigation.transitionCoordinator?.isInteractive, false)
            pass(0.25)
            XCTAssertEqual(x(b), width * 0.75, accuracy: 1, "\(means)")
            interactor.pause()
            XCTAssertEqual(interactor.percentComplete, 0.25, accuracy: 0.02)
            XCTAssertEqual(navigation.transitionCoordinator?.isInteractive, true)
            runOut()
            interactor.update(0.125)
            XCTAssertEqual(x(b), width * 0.875, accuracy: 1e-6)
            interactor.cancel()
            runOut()
            XCTAssertEqual(navigation.viewControllers, [a], "\(means)")
        }
    }

    func test_leftAloneItRunsThrough() {
        for means in Slide.Means.allCases {
            begin(means, starts: false)
            runOut()
            XCTAssertEqual(navigation.viewControllers, [a, b])
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
        (a, b) = (Probe("A", log), Probe("B", log))
        navigation = showNavigation(a)
        interactor = UIPercentDrivenInteractiveTransition()
        provider = Provider(Slide(.block), interactor)
        navigation.delegate = provider
        navigation.pushViewController(b, animated: true)
        let bar = navigation.view ?? UIView()
        b.hooks["viewWillAppear"] = { [unowned self] in
            b.transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
        }
        FramePipeline.shared.runFrame()
        interactor.update(0.5)
        XCTAssertEqual(bar.layer.presentationState.opacity, 0.5, accuracy: 1e-6)
        interactor.cancel()
        runOut()
        XCTAssertEqual(bar.alpha, 1)
    }
}
