import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A presentation controller that logs what it hears.
class LoggingPresentationController: UIPresentationController {
    var log: EventLog?
    var removes = false
    var logsLayout = false

    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 100, width: 353, height: 300) }

    override func presentationTransitionWillBegin() {
        log?.add("presentationWillBegin coordinator=\(presentedViewController.transitionCoordinator != nil)")
        presentedViewController.transitionCoordinator?.animate { [log] _ in
            log?.add("alongside")
        } completion: { [log] _ in
            log?.add("alongside completion")
        }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("presentationDidEnd(\(completed))") }
    override func dismissalTransitionWillBegin() { log?.add("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("dismissalDidEnd(\(completed))") }
    override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
        if logsLayout { log?.add("containerWillLayout") }
    }
    override func containerViewDidLayoutSubviews() { if logsLayout { log?.add("containerDidLayout") } }
}

/// Fades, and logs.
final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: EventLog
    var completes = true
    var isStuck = false
    var context: (any UIViewControllerContextTransitioning)?

    init(_ log: EventLog) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.view(forKey: .from) != nil, context.view(forKey: .to) != nil)
        log.add("animateTransition from=\(from) to=\(to)")
        self.context = context
        guard !isStuck else { return }
        if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(view)
        }
        let view = context.view(forKey: .from) ?? context.view(forKey: .to)
        UIView.animate(withDuration: 0.3) {
            view?.backgroundColor = .red
        } completion: { [log, completes] _ in
            log.add("complete(\(completes))")
            context.completeTransition(completes)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded(\(transitionCompleted))") }
}

final class LoggingTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    let log: EventLog
    var animator: LoggingAnimator
    var removes = false
    var logsLayout = false
    private(set) weak var controller: LoggingPresentationController?

    init(_ log: EventLog) {
        self.log = log
        animator = LoggingAnimator(log)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.add("presentationController")
        let controller = LoggingPresentationController(presentedViewController: presented, presenting: presenting)
        (controller.log, controller.removes, controller.logsLayout) = (log, removes, logsLayout)
        self.controller = controller
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animationController(forPresented)")
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animationController(forDismissed)")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactionController")
        return nil
    }
}

@preconcurrency @MainActor final class CustomPresentationTests: PresentationTestCase {
    private func custom(_ style: UIModalPresentationStyle = .custom) -> (PresentationProbe, LoggingTransitioning) {
        let (m, delegate) = (modal("M", style), LoggingTransitioning(log))
        m.transitioningDelegate = delegate
        return (m, delegate)
    }

    func test_6_04_removingThePresentersView() {
        let (m, delegate) = custom()
        delegate.removes = true
        a.present(m, animated: true)
        settle()
        let lines = log.drain().filter { $0.hasPrefix("A.") && !$0.contains("ayout") }
        XCTAssertEqual(lines, ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
        XCTAssertNil(a.view.window)
        m.dismiss(animated: true)
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("A.") && !$0.contains("ayout") },
            ["A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.viewDidAppear(true)"])
        XCTAssertTrue(a.view.superview === window)
    }

    func test_6_29_theDelegateIsAskedBeforeTheViewIsLoaded() {
        let delegate = LoggingTransitioning(log)
        let m = modal("M", .custom)
        m.hooks["viewDidLoad"] = { m.transitioningDelegate = delegate }
        a.present(m, animated: true)
        settle()
        let lines = log.drain()
        XCTAssertFalse(lines.contains("animationController(forPresented)"))
        XCTAssertFalse(lines.contains("presentationController"))
    }

    func test_6_30_theAnimatorAddsAndTheFromViewIsRemoved() {
        let (m, delegate) = custom()
        a.present(m, animated: true)
        settle()
        XCTAssertTrue(delegate === m.transitioningDelegate)
        let container = m.view.superview
        XCTAssertTrue(container === m.presentationController?.containerView)
        XCTAssertTrue(container?.superview === window)
        XCTAssertEqual(m.view.frame, CGRect(x: 20, y: 100, width: 353, height: 300))
        m.dismiss(animated: true)
        settle()
        XCTAssertNil(m.view.superview)
        XCTAssertNil(container?.superview)
    }

    func test_6_31_orderOfACustomPresentation() {
        let (m, delegate) = custom()
        delegate.logsLayout = true
        m.hooks["viewWillAppear"] = { delegate.logsLayout = true }
        a.present(m, animated: true) { self.log.add("completion") }
        expect(["presentationController"])
        settle()
        var lines = log.drain().filter { !$0.contains("M.willLayout") && !$0.contains("M.didLayout") }
        // The container is laid out once before the animation, and again as views come in.
        let animated = lines.firstIndex(of: "animateTransition from=false to=true") ?? 0
        XCTAssertTrue(lines[..<animated].contains("containerWillLayout"))
        lines.removeAll { $0.hasPrefix("container") }
        XCTAssertEqual(
            lines,
            [
                "animationController(forPresented)", "interactionController", "M.loadView", "M.viewDidLoad",
                "presentationWillBegin coordinator=true", "M.viewWillAppear(true)",
                "animateTransition from=false to=true", "alongside", "M.viewIsAppearing(true)", "complete(true)",
                "presentationDidEnd(true)", "M.viewDidAppear(true)", "alongside completion", "completion",
                "animationEnded(true)",
            ])
        delegate.controller?.logsLayout = false
        m.dismiss(animated: true) { self.log.add("completion") }
        settle()
        expect([
            "animationController(forDismissed)", "dismissalWillBegin", "M.viewWillDisappear(true)",
            "animateTransition from=true to=false", "complete(true)", "dismissalDidEnd(true)",
            "M.viewDidDisappear(true)", "completion", "animationEnded(true)",
        ])
    }

    func test_6_32_whenTheCoordinatorIsThere() {
        let m = modal("M")
        for name in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
            m.hooks[name] = { self.log.add("coordinator in M.\(name): \(m.transitionCoordinator != nil)") }
        }
        a.hooks["viewWillDisappear"] = {
            self.log.add("coordinator in A.viewWillDisappear: \(self.a.transitionCoordinator != nil)")
        }
        a.present(m, animated: true)
        settle()
        let lines = log.drain().filter { $0.hasPrefix("coordinator") && !$0.contains("DidAppear") }
        XCTAssertEqual(
            lines,
            [
                "coordinator in A.viewWillDisappear: true", "coordinator in M.viewWillAppear: true",
                "coordinator in M.viewIsAppearing: true",
            ])
        XCTAssertNil(m.transitionCoordinator)
        XCTAssertNil(a.transitionCoordinator)
    }

    func test_6_33_alongsideCompletionsRunInsideCompleteTransition() {
        let (m, delegate) = custom()
        delegate.animator.isStuck = true
        a.present(m, animated: true)
        settle()
        m.transitionCoordinator?.animate(alongsideTransition: nil) { _ in self.log.add("own completion") }
        _ = log.drain()
        delegate.animator.context?.completeTransition(true)
        XCTAssertTrue(log.drain().contains("own completion"))
    }

    func test_6_34_cancelledPresentation() {
        let (m, delegate) = custom()
        delegate.animator.completes = false
        a.present(m, animated: true) { self.log.add("completion") }
        settle()
        expect([
            "presentationController", "animationController(forPresented)", "interactionController", "M.loadView",
            "M.viewDidLoad", "presentationWillBegin coordinator=true", "M.viewWillAppear(true)",
            "animateTransition from=false to=true", "alongside", "M.viewIsAppearing(true)", "complete(false)",
            "presentationDidEnd(false)", "M.viewWillDisappear(true)", "M.viewDidDisappear(true)",
            "alongside completion", "animationEnded(false)",
        ])
        XCTAssertNil(a.presentedViewController)
        XCTAssertNil(m.presentingViewController)
        XCTAssertNil(m.view.window)
        XCTAssertEqual(window?.subviews.count, 1)
    }

    func test_6_34_cancelledFullScreenPresentation() {
        let (m, delegate) = custom(.fullScreen)
        delegate.animator.completes = false
        a.present(m, animated: true)
        settle()
        let lines = log.drain().filter { ($0.hasPrefix("A.") || $0.hasPrefix("M.")) && !$0.contains("ayout") }
        XCTAssertEqual(
            lines,
            [
                "M.loadView", "M.viewDidLoad", "A.viewWillDisappear(true)", "M.viewWillAppear(true)",
                "M.viewIsAppearing(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.viewDidAppear(true)",
                "M.viewWillDisappear(true)", "M.viewDidDisappear(true)",
            ])
        XCTAssertTrue(a.view.superview === window)
    }

    func test_6_34_cancelledDismissal() {
        for style in [UIModalPresentationStyle.custom, .fullScreen] {
            let (m, delegate) = custom(style)
            a.present(m, animated: true)
            settle()
            _ = log.drain()
            delegate.animator.completes = false
            m.dismiss(animated: true) { self.log.add("completion") }
            settle()
            XCTAssertFalse(log.drain().contains("completion"))
            XCTAssertTrue(a.presentedViewController === m)
            XCTAssertNotNil(m.view.window)
            XCTAssertEqual(m.appearance.state, .appeared)
            XCTAssertEqual(a.view.window == nil, style == .fullScreen)
            delegate.animator.completes = true
            m.dismiss(animated: true)
            settle()
            XCTAssertNil(m.view.window)
            XCTAssertTrue(a.view.superview === window)
            XCTAssertEqual(a.appearance.state, .appeared)
        }
    }

    func test_presentationControllerKnowsItsPlace() {
        let (m, delegate) = custom()
        a.present(m, animated: true)
        XCTAssertNil(delegate.controller?.containerView)
        settle()
        let controller = delegate.controller
        XCTAssertTrue(m.presentationController === controller)
        XCTAssertTrue(controller?.presentedViewController === m)
        XCTAssertTrue(controller?.presentingViewController === a)
        XCTAssertTrue(controller?.presentedView === m.view)
        XCTAssertEqual(controller?.presentationStyle, .custom)
        XCTAssertEqual(controller?.containerView?.frame, window?.bounds)
    }

    func test_overrideTraitCollection() {
        let (m, delegate) = custom()
        a.present(m, animated: false)
        delegate.controller?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        settle()
        XCTAssertEqual(m.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(a.traitCollection.userInterfaceStyle, .light)
        m.dismiss(animated: false)
        settle()
        let n = presented("N")
        XCTAssertEqual(n.traitCollection.userInterfaceStyle, .light)
    }

    func test_7_15_overrideUserInterfaceStyleOfThePresenterIsNotHandedOn() {
        a.overrideUserInterfaceStyle = .dark
        let m = presented("M", .pageSheet)
        XCTAssertEqual(m.traitCollection.userInterfaceStyle, .light)
    }
}

/// What apps do when they are told that a presentation begins.
@preconcurrency @MainActor final class EarlyPresentationTests: PresentationTestCase {
    /// Puts the presented view in before its controller is told that it comes.
    private final class Early: UIPresentationController {
        var log: EventLog?

        override func presentationTransitionWillBegin() {
            log?.add("willBegin")
            if let presentedView { containerView?.addSubview(presentedView) }
        }
        override func containerViewWillLayoutSubviews() { log?.add("container") }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        var log: EventLog?

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let controller = Early(presentedViewController: presented, presenting: presenting)
            controller.log = log
            return controller
        }
    }

    func testAViewThatIsPutInEarlyAppearsOnceAndAnimated() {
        let m = modal("M", .custom)
        let delegate = Delegate()
        delegate.log = log
        m.transitioningDelegate = delegate
        a.present(m, animated: true)
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("M.view") && !$0.contains("Layout") || $0 == "willBegin" },
            [
                "M.viewDidLoad", "willBegin", "M.viewWillAppear(true)", "M.viewIsAppearing(true)",
                "M.viewDidAppear(true)",
            ])
    }

    func testTheContainerIsLaidOutAfterTheBeginning() {
        let m = modal("M", .custom)
        let delegate = Delegate()
        delegate.log = log
        m.transitioningDelegate = delegate
        a.present(m, animated: true)
        settle()
        XCTAssertEqual(log.drain().first { $0 == "willBegin" || $0 == "container" }, "willBegin")
    }

    func testTheKeyboardGoesForAPresentationAndComesBack() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        a.view.addSubview(field)
        field.becomeFirstResponder()
        settle()
        let m = modal("M", .pageSheet)
        a.present(m, animated: true)
        settle()
        XCTAssertFalse(field.isFirstResponder)
        m.dismiss(animated: true)
        settle()
        XCTAssertTrue(field.isFirstResponder)
    }
}
