import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The stack itself: what may be in it, and who is told.
@preconcurrency @MainActor final class NavigationStackTests: NavigationTestCase {
    func test_1_33_theNearestNavigationControllerUpTheParents() {
        let (container, child) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: container)
        container.addChild(child)
        XCTAssertIdentical(child.navigationController, navigation)
        XCTAssertNil(navigation.navigationController)
        let presented = UIViewController()
        show(navigation)
        container.present(presented, animated: false)
        settle()
        XCTAssertNil(presented.navigationController)
    }

    func test_1_34_whoIsPoppedHasNoNavigationController() {
        let (a, b, c) = (probe("A"), probe("B"), probe("C"))
        let navigation = UINavigationController()
        navigation.viewControllers = [a, b, c]
        XCTAssertEqual(navigation.popToViewController(a, animated: false), [b, c])
        XCTAssertNil(b.navigationController)
        XCTAssertNil(c.navigationController)
    }

    func test_5_16_topAndVisible() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a, b)
        XCTAssertIdentical(navigation.topViewController, b)
        XCTAssertIdentical(navigation.visibleViewController, b)
        let presented = UIViewController()
        b.present(presented, animated: false)
        settle()
        XCTAssertIdentical(navigation.visibleViewController, presented)
        XCTAssertIdentical(navigation.topViewController, b)
    }

    func test_5_17_theRootStays() {
        let a = probe("A")
        let navigation = showNavigation(a)
        XCTAssertNil(navigation.popViewController(animated: true))
        settle()
        XCTAssertEqual(navigation.viewControllers, [a])
        expect([])
    }

    func test_5_18_popToAStranger() {
        let navigation = showNavigation(probe("A"))
        XCTAssertNil(navigation.popToViewController(probe("B"), animated: true))
        XCTAssertEqual(
            exceptions.map(\.reason), ["Tried to pop to a view controller that doesn't exist."])
    }

    func test_5_19_theSameInstanceTwice() {
        let a = probe("A")
        let navigation = showNavigation(a)
        navigation.pushViewController(a, animated: true)
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
        XCTAssertEqual(
            exceptions.first?.reason,
            "\(objectText(navigation)) is pushing the same view controller instance (\(objectText(a))) more than once which is not supported and is most likely an error in the application"
        )
        XCTAssertEqual(navigation.viewControllers, [a])
    }

    func test_5_20_noNavigationControllerInAnother() {
        let navigation = showNavigation(probe("A"))
        navigation.pushViewController(UINavigationController(), animated: true)
        XCTAssertEqual(exceptions.map(\.reason), ["Pushing a navigation controller is not supported"])
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func test_5_22_setViewControllersLooksLikeWhatItDoes() {
        final class Animators: NSObject, UINavigationControllerDelegate {
            var operations: [UINavigationController.Operation] = []
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                operations.append(operation)
                return nil
            }
        }
        let (a, b, c, d) = (probe("A"), probe("B"), probe("C"), probe("D"))
        let navigation = showNavigation(a, b, c)
        let animators = Animators()
        navigation.delegate = animators
        navigation.setViewControllers([b, c], animated: true)
        settle()
        XCTAssertEqual(animators.operations, [])
        navigation.setViewControllers([a, b], animated: true)
        settle()
        XCTAssertEqual(animators.operations, [.pop])
        navigation.setViewControllers([d], animated: true)
        settle()
        XCTAssertEqual(animators.operations, [.pop, .push])
    }

    func test_5_23_whoIsDroppedIsTold() {
        let (a, b, c) = (probe("A"), probe("B"), probe("C"))
        let navigation = showNavigation(a, b)
        navigation.setViewControllers([c], animated: false)
        settle()
        expect([
            "B.willMove(nil)", "A.willMove(nil)", "A.didMove(nil)", "C.willMove(UINavigationController)",
            "C.loadView", "C.viewDidLoad", "B.viewWillDisappear(false)", "C.viewWillAppear(false)",
            "C.viewIsAppearing(false)", "B.viewDidDisappear(false)", "C.viewDidAppear(false)", "B.didMove(nil)",
            "C.didMove(UINavigationController)",
        ])
    }

    func test_5_24_whoIsInTheMiddleDoesNotDisappear() {
        let (a, b, c) = (probe("A"), probe("B"), probe("C"))
        let navigation = showNavigation(a)
        navigation.pushViewController(b, animated: false)
        settle()
        navigation.pushViewController(c, animated: false)
        settle()
        _ = log.drain()
        XCTAssertEqual(navigation.popToRootViewController(animated: true), [b, c])
        settle()
        expect([
            "C.willMove(nil)", "B.willMove(nil)", "B.didMove(nil)", "C.viewWillDisappear(true)",
            "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "C.viewDidDisappear(true)", "A.viewDidAppear(true)",
            "C.didMove(nil)",
        ])
    }

    func test_5_25_aPushDuringAPushFollowsIt() {
        let (a, b, c) = (probe("A"), probe("B"), probe("C"))
        let navigation = showNavigation(a)
        navigation.pushViewController(b, animated: true)
        TestEnvironment.advance(by: 0.1)
        _ = log.drain()
        var findings: [String] = []
        DiagnosticsChannel.shared.observers.append { findings.append("\($0.code): \($0.message)") }
        navigation.pushViewController(c, animated: true)
        XCTAssertEqual(navigation.viewControllers, [a, b, c])
        XCTAssertEqual(
            findings, ["navigation.nested-push: nested push animation can result in corrupted navigation bar"])
        settle()
        expect([
            "C.willMove(UINavigationController)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
            "B.didMove(UINavigationController)", "C.didMove(UINavigationController)", "C.loadView", "C.viewDidLoad",
            "B.viewWillDisappear(true)", "C.viewWillAppear(true)", "C.viewIsAppearing(true)",
            "B.viewDidDisappear(true)", "C.viewDidAppear(true)",
        ])
        XCTAssertEqual(visible(in: navigation), [c])
    }

    func test_4_13_transitionsBetweenChildrenAreForOtherContainers() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(b, a)
        var findings: [String] = []
        DiagnosticsChannel.shared.observers.append { findings.append($0.code) }
        navigation.transition(from: a, to: b, duration: 0, animations: nil)
        XCTAssertEqual(findings.first, "navigation.transition")
    }

    func test_5_31_aNavigationControllerIsAPresentationContext() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a)
        XCTAssertTrue(navigation.definesPresentationContext)
        b.modalPresentationStyle = .currentContext
        a.present(b, animated: false)
        settle()
        XCTAssertIdentical(b.presentingViewController, navigation)
    }

    /// What every push with a completion is made of.
    func testTheCoordinatorIsThereRightAfterAPush() throws {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a)
        XCTAssertNil(navigation.transitionCoordinator)
        navigation.pushViewController(b, animated: true)
        let coordinator = try XCTUnwrap(navigation.transitionCoordinator)
        XCTAssertIdentical(coordinator.viewController(forKey: .to), b)
        var ends: [Bool] = []
        coordinator.animate(alongsideTransition: { _ in self.log.add("alongside") }) { ends.append($0.isCancelled) }
        settle()
        XCTAssertEqual(ends, [false])
        XCTAssertEqual(
            log.drain().filter { $0 == "alongside" || $0 == "B.viewDidAppear(true)" },
            ["alongside", "B.viewDidAppear(true)"])
        XCTAssertNil(navigation.transitionCoordinator)
        navigation.pushViewController(probe("C"), animated: false)
        XCTAssertNil(navigation.transitionCoordinator)
    }

    func testAPushThatIsTakenBackEndsItsCoordinator() {
        let navigation = showNavigation(probe("A"))
        navigation.pushViewController(probe("B"), animated: true)
        var ends: [Bool] = []
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
        navigation.popViewController(animated: true)
        settle()
        XCTAssertEqual(ends, [true])
    }

    func test_5_21_aPushedTabBarControllerAppearsLikeAnyOther() {
        let navigation = showNavigation(probe("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [probe("B"), probe("C")]
        _ = log.drain()
        navigation.pushViewController(tabs, animated: false)
        settle()
        expect([
            "A.viewWillDisappear(false)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)",
            "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
        ])
    }

    func test_15_9_aTabBarControllerMayBePushed() {
        let navigation = showNavigation(probe("A"))
        var findings: [String] = []
        DiagnosticsChannel.shared.observers.append { findings.append($0.code) }
        let tabs = UITabBarController()
        navigation.pushViewController(tabs, animated: false)
        settle()
        XCTAssertEqual(findings, ["navigation.tab-bar-controller"])
        XCTAssertEqual(visible(in: navigation), [tabs])
    }

    func testPushAndPopBeforeTheNextLayout() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a)
        navigation.pushViewController(b, animated: true)
        navigation.popViewController(animated: true)
        settle()
        expect(["B.willMove(UINavigationController)", "B.willMove(nil)", "B.didMove(nil)"])
        XCTAssertEqual(visible(in: navigation), [a])
    }

    func testPopAndPushOfTheSameController() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a, b)
        navigation.popViewController(animated: false)
        navigation.pushViewController(b, animated: false)
        settle()
        expect([
            "B.willMove(nil)", "B.willMove(UINavigationController)", "B.didMove(UINavigationController)",
        ])
        XCTAssertIdentical(b.parent, navigation)
        XCTAssertEqual(visible(in: navigation), [b])
    }

    func test_5_50_showPushesInTheNearestNavigationController() {
        let (a, b) = (probe("A"), probe("B"))
        let child = probe("child")
        let navigation = showNavigation(a)
        add(child, to: a)
        settle()
        child.show(b, sender: nil)
        settle()
        XCTAssertEqual(navigation.viewControllers, [a, b])
        XCTAssertIdentical(
            child.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil), navigation)
    }

    func test_5_50_showWithoutAContainerPresents() {
        let (a, b) = (probe("A"), probe("B"))
        show(a)
        a.show(b, sender: nil)
        settle()
        XCTAssertIdentical(a.presentedViewController, b)
        a.dismiss(animated: false)
        settle()
        a.showDetailViewController(b, sender: nil)
        settle()
        XCTAssertIdentical(a.presentedViewController, b)
    }

    func test_5_50_anAppsContainerIsFound() {
        final class Container: UIViewController {
            var shown: [UIViewController] = []
            override func showDetailViewController(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        }
        let (container, child, detail) = (Container(), UIViewController(), UIViewController())
        container.addChild(child)
        child.showDetailViewController(detail, sender: nil)
        XCTAssertEqual(container.shown, [detail])
    }
}
