import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class NavigationAppearanceTests: NavigationTestCase {
    func test_5_01_rootIsToldInTheInitialiser() {
        let a = probe("A")
        a.logsFlags = true
        let navigation = UINavigationController(rootViewController: a)
        expect(["A.willMove(UINavigationController) to=false from=false"])
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
            "B.willMove(UINavigationController)", "A.viewWillDisappear(true)", "B.loadView", "B.viewDidLoad",
            "B.viewWillAppear(true)",
            "B.viewIsAppearing(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
            "B.didMove(UINavigationController)",
        ])
    }

    func test_5_03_animatedPop() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a)
        navigation.pushViewController(b, animated: false)
        settle()
        _ = log.drain()
        navigation.popViewController(animated: true)
        settle()
        expect([
            "B.willMove(nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
            "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)",
        ])
    }
}
