import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What the controllers of a stack are told, and in which order.
@preconcurrency @MainActor final class NavigationAppearanceTests: NavigationTestCase {
    func test_5_01_rootIsToldInTheInitialiser() {
        let a = probe("A")
        let navigation = UINavigationController(rootViewController: a)
        expect(["A.willMove(UINavigationController)"])
        XCTAssertIdentical(a.parent, navigation)
        XCTAssertFalse(a.isViewLoaded)
    }

    func test_5_01_movesToParentAtTheFirstAppearanceOnly() {
        let (a, b) = (probe("A"), probe("B"))
        var flags: [Bool] = []
        a.hooks["viewWillAppear"] = { flags.append(a.isMovingToParent) }
        let navigation = showNavigation(a)
        navigation.pushViewController(b, animated: true)
        settle()
        navigation.popViewController(animated: true)
        settle()
        XCTAssertEqual(flags, [true, false])
    }

    func test_5_02_animatedPush() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a)
        navigation.pushViewController(b, animated: true)
        settle()
        expect([
            "B.willMove(UINavigationController)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)",
            "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
            "B.didMove(UINavigationController)",
        ])
    }

    func test_5_02_theDidCallbacksWaitForTheAnimation() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a)
        navigation.pushViewController(b, animated: true)
        TestEnvironment.advance(by: 0.3)
        XCTAssertFalse(log.drain().contains("B.viewDidAppear(true)"))
        XCTAssertEqual(visible(in: navigation).count, 2)
        TestEnvironment.advance(by: 0.1)
        expect(["A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(UINavigationController)"])
        XCTAssertEqual(visible(in: navigation), [b])
    }

    func test_5_03_animatedPop() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a, b)
        navigation.popViewController(animated: true)
        settle()
        expect([
            "B.willMove(nil)", "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
            "A.viewIsAppearing(true)", "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)",
        ])
    }

    func test_5_09_aPushBeginsAndEndsWithTheMove() {
        for animated in [true, false] {
            let (a, b) = (probe("A"), probe("B"))
            let navigation = showNavigation(a)
            navigation.pushViewController(b, animated: animated)
            settle()
            let lines = log.drain().filter { $0.hasPrefix("B.") && !$0.contains("Layout") }
            XCTAssertEqual(
                lines,
                [
                    "B.willMove(UINavigationController)", "B.loadView", "B.viewDidLoad",
                    "B.viewWillAppear(\(animated))",
                    "B.viewIsAppearing(\(animated))", "B.viewDidAppear(\(animated))",
                    "B.didMove(UINavigationController)",
                ])
        }
    }

    func test_5_10_aPopBeginsAndEndsWithTheMove() {
        for animated in [true, false] {
            let (a, b) = (probe("A"), probe("B"))
            let navigation = showNavigation(a, b)
            navigation.popViewController(animated: animated)
            settle()
            let lines = log.drain().filter { $0.hasPrefix("B.") && !$0.contains("Layout") }
            XCTAssertEqual(
                lines,
                [
                    "B.willMove(nil)", "B.viewWillDisappear(\(animated))", "B.viewDidDisappear(\(animated))",
                    "B.didMove(nil)",
                ])
        }
    }

    func test_5_04_noSecondLoadOnTheWayBack() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a)
        navigation.pushViewController(b, animated: true)
        settle()
        _ = log.drain()
        navigation.popViewController(animated: true)
        settle()
        XCTAssertEqual(log.drain().filter { $0.contains("oad") }, [])
    }

    func test_5_05_theTransitionBeginsInTheNextLayout() {
        for animated in [true, false] {
            let (a, b) = (probe("A"), probe("B"))
            let navigation = showNavigation(a)
            navigation.pushViewController(b, animated: animated)
            XCTAssertEqual(navigation.viewControllers, [a, b])
            XCTAssertIdentical(navigation.topViewController, b)
            expect(["B.willMove(UINavigationController)"])
            XCTAssertFalse(b.isViewLoaded)
            navigation.view.layoutIfNeeded()
            XCTAssertEqual(
                log.drain().filter { $0.contains("ill") && !$0.contains("Layout") },
                ["A.viewWillDisappear(\(animated))", "B.viewWillAppear(\(animated))"])
            settle()
            _ = log.drain()
        }
    }

    func test_5_06_theStackIsShorterAtOnce() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a, b)
        XCTAssertIdentical(navigation.popViewController(animated: true), b)
        XCTAssertEqual(navigation.viewControllers, [a])
        XCTAssertIdentical(b.parent, navigation)
        settle()
        XCTAssertNil(b.parent)
    }

    func test_5_07_offTheScreenOnlyTheStackChanges() {
        let (a, b, c) = (probe("A"), probe("B"), probe("C"))
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: true)
        navigation.pushViewController(c, animated: false)
        navigation.popViewController(animated: true)
        settle()
        XCTAssertEqual(navigation.viewControllers, [a, b])
        XCTAssertEqual([a, b, c].filter(\.isViewLoaded), [])
        expect([
            "A.willMove(UINavigationController)", "B.willMove(UINavigationController)",
            "C.willMove(UINavigationController)", "C.willMove(nil)", "C.didMove(nil)",
        ])
    }

    func test_5_08_withoutAnimationTheOrderIsTheSame() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a)
        navigation.pushViewController(b, animated: false)
        TestEnvironment.commit()
        expect([
            "B.willMove(UINavigationController)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)",
            "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "A.viewDidDisappear(false)",
            "B.viewDidAppear(false)", "B.didMove(UINavigationController)",
        ])
        navigation.popViewController(animated: false)
        TestEnvironment.commit()
        expect([
            "B.willMove(nil)", "B.viewWillDisappear(false)", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
            "B.viewDidDisappear(false)", "A.viewDidAppear(false)", "B.didMove(nil)",
        ])
    }

    func test_1_27_thePoppedControllerIsMovingFromItsParent() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a, b)
        var flags: [String: Bool] = [:]
        for event in ["viewWillDisappear", "viewDidDisappear"] {
            b.hooks[event] = { flags[event] = b.isMovingFromParent }
        }
        navigation.popViewController(animated: true)
        settle()
        XCTAssertEqual(flags, ["viewWillDisappear": true, "viewDidDisappear": true])
    }

    func test_5_14_theDelegateHearsInBetween() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = UINavigationController(rootViewController: a)
        let logger = NavigationLogger(log)
        navigation.delegate = logger
        _ = log.drain()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        settle()
        expect([
            "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "willShow(A, false)", "A.viewIsAppearing(false)",
            "A.viewDidAppear(false)", "A.didMove(UINavigationController)", "didShow(A, false)",
        ])
        navigation.pushViewController(b, animated: true)
        settle()
        expect([
            "B.willMove(UINavigationController)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)",
            "B.viewWillAppear(true)", "willShow(B, true)", "B.viewIsAppearing(true)", "A.viewDidDisappear(true)",
            "B.viewDidAppear(true)", "B.didMove(UINavigationController)", "didShow(B, true)",
        ])
    }

    func test_2_15_subclassesRunAroundTheChildrensCallbacks() {
        final class Container: UINavigationController {
            var log: EventLog?
            override func viewWillAppear(_ animated: Bool) {
                log?.add("before viewWillAppear")
                super.viewWillAppear(animated)
                log?.add("after viewWillAppear")
            }
            override func viewDidAppear(_ animated: Bool) {
                log?.add("before viewDidAppear")
                super.viewDidAppear(animated)
                log?.add("after viewDidAppear")
            }
            override func viewWillDisappear(_ animated: Bool) {
                log?.add("before viewWillDisappear")
                super.viewWillDisappear(animated)
                log?.add("after viewWillDisappear")
            }
            override func viewDidDisappear(_ animated: Bool) {
                log?.add("before viewDidDisappear")
                super.viewDidDisappear(animated)
                log?.add("after viewDidDisappear")
            }
        }
        let navigation = Container(rootViewController: probe("A"))
        navigation.log = log
        _ = log.drain()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        settle()
        expect([
            "before viewWillAppear", "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "after viewWillAppear",
            "A.viewIsAppearing(false)", "before viewDidAppear", "A.viewDidAppear(false)",
            "A.didMove(Container)", "after viewDidAppear",
        ])
        window.isHidden = true
        settle()
        expect([
            "before viewWillDisappear", "A.viewWillDisappear(false)", "after viewWillDisappear",
            "before viewDidDisappear", "A.viewDidDisappear(false)", "after viewDidDisappear",
        ])
    }

    func test_5_32_thePoppedControllerLivesUntilTheTransitionHasEnded() {
        let navigation = showNavigation(UIViewController())
        weak var popped: UIViewController?
        do {
            let controller = UIViewController()
            popped = controller
            navigation.pushViewController(controller, animated: false)
            settle()
        }
        navigation.popViewController(animated: true)
        TestEnvironment.advance(by: 0.1)
        XCTAssertNotNil(popped)
        settle()
        XCTAssertNil(popped)
    }
}
