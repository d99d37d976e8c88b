import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Slides in from the side, and says itself whether it was taken back.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let to = context.view(forKey: .to)
        let isPresenting = context.viewController(forKey: .to)?.isBeingPresented ?? false
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            isPresenting ? context.containerView.addSubview(to) : context.containerView.insertSubview(to, at: 0)
        }
        let moving = isPresenting ? to : context.view(forKey: .from)
        let away = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
        if isPresenting { moving?.transform = away }
        UIView.animate(withDuration: 0.4) {
            moving?.transform = isPresenting ? .identity : away
        } completion: { _ in
            moving?.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

private final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var driver: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        Slide()
    }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

@preconcurrency @MainActor final class InteractivePresentationTests: PresentationTestCase {
    private var delegate: SlideDelegate!

    override func begin() {
        super.begin()
        delegate = SlideDelegate()
    }

    override func end() {
        delegate = nil
        super.end()
    }

    private func driven(_ style: UIModalPresentationStyle) -> (PresentationProbe, UIPercentDrivenInteractiveTransition)
    {
        let m = modal("M", style)
        m.transitioningDelegate = delegate
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        return (m, driver)
    }

    func test_6_34_presentationTakenBackByAGesture() {
        let (m, driver) = driven(.fullScreen)
        a.present(m, animated: true) { self.log.add("completion") }
        FramePipeline.shared.runFrame()
        driver.update(0.4)
        FramePipeline.shared.runFrame()
        XCTAssertTrue(m.transitionCoordinator?.isInteractive ?? false)
        driver.cancel()
        settle()
        expect([
            "M.loadView", "M.viewDidLoad", "A.viewWillDisappear(true)", "M.viewWillAppear(true)",
            "M.viewIsAppearing(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.viewDidAppear(true)",
            "M.viewWillDisappear(true)", "M.viewDidDisappear(true)",
        ])
        XCTAssertNil(a.presentedViewController)
        XCTAssertTrue(a.view.superview === window)
        XCTAssertEqual(window?.subviews.count, 1)
    }

    func testPresentationFinishedByAGesture() {
        let (m, driver) = driven(.fullScreen)
        a.present(m, animated: true) { self.log.add("completion") }
        FramePipeline.shared.runFrame()
        driver.update(0.6)
        driver.finish()
        settle()
        XCTAssertEqual(
            log.drain().filter { !$0.contains("ayout") }.suffix(3),
            ["M.viewDidAppear(true)", "A.viewDidDisappear(true)", "completion"])
        XCTAssertNil(a.view.window)
    }

    func test_6_28_dismissalTakenBackByAGesture() {
        for style in [UIModalPresentationStyle.fullScreen, .custom] {
            let (m, driver) = driven(style)
            delegate.driver = nil
            a.present(m, animated: true)
            settle()
            delegate.driver = driver
            _ = log.drain()
            m.dismiss(animated: true)
            FramePipeline.shared.runFrame()
            driver.update(0.3)
            FramePipeline.shared.runFrame()
            driver.cancel()
            settle()
            let told = log.drain().filter { $0.hasPrefix("M.") && !$0.contains("ayout") }
            XCTAssertEqual(
                told,
                [
                    "M.viewWillDisappear(true)", "M.viewWillAppear(true)", "M.viewIsAppearing(true)",
                    "M.viewDidAppear(true)",
                ], "\(style)")
            XCTAssertTrue(a.presentedViewController === m)
            XCTAssertEqual(a.view.window == nil, style == .fullScreen)
            delegate.driver = nil
            m.dismiss(animated: true)
            settle()
            _ = log.drain()
            XCTAssertNil(a.presentedViewController)
            XCTAssertTrue(a.view.superview === window)
            XCTAssertEqual(a.appearance.state, .appeared)
        }
    }

    // MARK: Mistakes

    func test_3_27_appearanceCallsInAnAnimator() {
        final class Telling: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                context.viewController(forKey: .from)?.beginAppearanceTransition(false, animated: true)
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                context.viewController(forKey: .from)?.endAppearanceTransition()
                context.completeTransition(true)
            }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Telling() }
        }
        let (m, delegate) = (modal("M", .custom), Delegate())
        m.transitioningDelegate = delegate
        a.present(m, animated: true)
        settle()
        XCTAssertEqual(findings("presentation.appearance-in-animator").count, 2)
        // The presenter heard that it goes, and hears nothing when it comes back without animation.
        XCTAssertEqual(a.appearance.state, .disappeared)
        m.dismiss(animated: false)
        settle()
        XCTAssertEqual(a.appearance.state, .disappeared)
    }

    func testAnAnimatorThatNeverEnds() {
        let delegate = LoggingTransitioning(log)
        delegate.animator.isStuck = true
        let m = modal("M", .custom)
        m.transitioningDelegate = delegate
        a.present(m, animated: true)
        settle()
        XCTAssertEqual(findings("presentation.unfinished-transition"), [])
        wait(11)
        settle()
        ContainmentChecks.shared.judgeEnd()
        XCTAssertEqual(findings("presentation.unfinished-transition").count, 1)
        // It can still be ended.
        delegate.animator.context?.completeTransition(true)
        XCTAssertFalse(m.isBeingPresented)
    }
}
