import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Facts 5.29, 5.40, 5.43 and 5.45: More, and navigation controllers in tabs.
@preconcurrency @MainActor final class MoreTests: TabTestCase {
    private let six = ["1", "2", "3", "4", "5", "6"]

    func test_5_43_fourTabsAndMore() {
        let probes = showTabs(six)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        XCTAssertEqual(tabs.viewControllers?.count, 6)
        XCTAssertFalse(tabs.viewControllers!.contains(tabs.moreNavigationController))
        XCTAssertTrue(probes.allSatisfy { $0.parent === tabs })
    }

    func test_5_43_fiveTabsNeedNoMore() {
        showTabs(Array(six.prefix(5)))
        XCTAssertEqual(tabs.tabBar.items?.count, 5)
        XCTAssertNil(tabs.storedMore)
    }

    func test_5_40_selectedIndexIsNotFoundInMore() {
        showTabs(six)
        tapItem(4)
        settle()
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
        expect(["1.viewWillDisappear(false)", "1.viewDidDisappear(false)"])
    }

    func test_5_40_noControllersNoSelection() {
        let tabs = UITabBarController()
        XCTAssertNil(tabs.selectedViewController)
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    }

    func test_moreShowsATabFromItsList() throws {
        let probes = showTabs(six)
        tapItem(4)
        settle()
        _ = log.drain()
        let list = try XCTUnwrap(tabs.moreNavigationController.topViewController as? UITableViewController)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        settle()
        XCTAssertEqual(probes[5].appearance.state, .appeared)
        XCTAssertTrue(probes[5].navigationController === tabs.moreNavigationController)
        XCTAssertTrue(probes[5].tabBarController === tabs)
        tabs.moreNavigationController.popViewController(animated: true)
        settle()
        XCTAssertEqual(probes[5].appearance.state, .disappeared)
        XCTAssertTrue(probes[5].parent === tabs)
        Balance.check(log.drain(), "")
    }

    func test_selectingATabBehindMore() {
        let probes = showTabs(six)
        tabs.selectedIndex = 5
        settle()
        XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
        XCTAssertEqual(probes[5].appearance.state, .appeared)
        tabs.selectedViewController = probes[4]
        settle()
        XCTAssertEqual(probes.map(\.appearance.state.rawValue).filter { $0 == "appeared" }.count, 1)
        XCTAssertEqual(probes[4].appearance.state, .appeared)
        XCTAssertTrue(probes[5].parent === tabs)
        tabs.selectedIndex = 0
        settle()
        XCTAssertEqual(probes[4].appearance.state, .disappeared)
        XCTAssertEqual(probes[0].appearance.state, .appeared)
        Balance.check(log.drain(), "")
        XCTAssertEqual(exceptions.map(\.reason), [])
    }

    func test_aNavigationControllerBehindMoreLendsItsStack() {
        let probes = showTabs(six)
        let navigation = UINavigationController(rootViewController: probe("root"))
        let root = navigation.viewControllers[0]
        tabs.viewControllers = Array(probes.prefix(5)) + [navigation]
        settle()
        tabs.selectedIndex = 5
        settle()
        XCTAssertTrue(tabs.moreNavigationController.topViewController === root)
        XCTAssertEqual(root.appearance.state, .appeared)
        tabs.moreNavigationController.popToRootViewController(animated: false)
        settle()
        XCTAssertEqual(navigation.viewControllers, [root])
        XCTAssertTrue(navigation.parent === tabs)
        XCTAssertEqual(exceptions.map(\.reason), [])
        tabs.selectedIndex = 5
        settle()
        tabs.viewControllers = [navigation]
        settle()
        XCTAssertEqual(root.appearance.state, .appeared)
        XCTAssertTrue(root.navigationController === navigation)
        XCTAssertEqual(exceptions.map(\.reason), [])
    }

    // MARK: Navigation controllers

    private func showNavigation() -> (UINavigationController, root: Probe, next: Probe) {
        let (root, next) = (probe("root"), probe("next"))
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        tabs = UITabBarController()
        tabs.viewControllers = [navigation, probe("2")]
        show(tabs)
        return (navigation, root, next)
    }

    func test_5_45_tapOnTheSelectedTabGoesToTheRoot() {
        let (navigation, root, next) = showNavigation()
        navigation.pushViewController(next, animated: false)
        settle()
        _ = log.drain()
        tapItem(0)
        settle()
        XCTAssertEqual(navigation.viewControllers, [root])
        expect([
            "next.willMove(nil)", "next.viewWillDisappear(true)", "root.viewWillAppear(true)",
            "root.viewIsAppearing(true)", "next.viewDidDisappear(true)", "root.viewDidAppear(true)",
            "next.didMove(nil)",
        ])
    }

    func test_aNavigationControllerGoesByItsRootsItem() {
        let (navigation, root, _) = showNavigation()
        XCTAssertTrue(navigation.tabBarItem === root.tabBarItem)
        XCTAssertEqual(tabs.tabBar.items?.first?.title, "Root")
        root.title = "Other"
        XCTAssertEqual(tabs.tabBar.items?.first?.title, "Other")
    }

    func test_5_29_theTopmostDecidesWhetherTheBarIsThere() {
        for animated in [false, true] {
            let (navigation, root, next) = showNavigation()
            XCTAssertEqual(root.view.safeAreaInsets.bottom, 83)
            next.hidesBottomBarWhenPushed = true
            navigation.pushViewController(next, animated: animated)
            settle()
            XCTAssertEqual(next.view.safeAreaInsets.bottom, 34)
            XCTAssertLessThanOrEqual(tabs.tabBar.frame.maxX, 0)
            navigation.popViewController(animated: animated)
            settle()
            XCTAssertEqual(root.view.safeAreaInsets.bottom, 83)
            XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 769, width: 393, height: 83))
        }
    }

    func test_theBarGoesWithThePush() {
        let (navigation, _, next) = showNavigation()
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        VirtualTime.advance(by: 0.15, passRealTime: false)
        let x = tabs.tabBar.layer.presentation()?.frame.minX ?? 0
        XCTAssertLessThan(x, 0)
        XCTAssertGreaterThan(x, -393)
        settle()
    }
}
