import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Tabs of a tab bar controller as objects.
@preconcurrency @MainActor final class TabObjectTests: ContainmentTestCase {
    private final class Decider: NSObject, UITabBarControllerDelegate {
        let log: EventLog
        var refuses = false
        init(_ log: EventLog) { self.log = log }
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.add("should(\(tab.identifier))")
            return !refuses
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { log.add("did(\(selectedTab.identifier), \(previousTab?.identifier ?? "none"))") }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { [unowned self] tab in
            probe(tab.identifier)
        }
    }

    private func titles(_ controller: UITabBarController) -> [String] {
        controller.tabBar.items?.compactMap(\.title) ?? []
    }

    func testTabsHaveItemsAndControllers() throws {
        let controller = UITabBarController(tabs: [tab("A"), tab("B"), UISearchTab { [unowned self] _ in probe("S") }])
        show(controller)
        XCTAssertEqual(titles(controller), ["A", "B", "Search"])
        XCTAssertEqual(controller.selectedTab?.identifier, "A")
        XCTAssertIdentical(controller.selectedViewController, controller.tabs[0].viewController)
        controller.selectedTab = controller.tab(forIdentifier: "B")
        settle()
        XCTAssertEqual(controller.selectedIndex, 1)
        XCTAssertIdentical(controller.tabs[1].tabBarController, controller)
        XCTAssertIdentical(controller.selectedViewController?.tab, controller.tabs[1])
        XCTAssertNil(controller.tab)
        controller.tabs[1].title = "New"
        controller.tabs[1].badgeValue = "3"
        XCTAssertEqual(titles(controller), ["A", "New", "Search"])
        XCTAssertEqual(controller.tabBar.items?[1].badgeValue, "3")
    }

    func testHiddenTabsAreNotInTheBar() {
        let controller = UITabBarController(tabs: [tab("A"), tab("B"), tab("C")])
        show(controller)
        controller.selectedTab = controller.tabs[2]
        settle()
        controller.tabs[1].isHidden = true
        XCTAssertEqual(titles(controller), ["A", "C"])
        XCTAssertEqual(controller.selectedTab?.identifier, "C")
        controller.tabs[1].isHidden = false
        controller.tabs[0].preferredPlacement = .sidebarOnly
        XCTAssertEqual(titles(controller), ["B", "C"])
        XCTAssertEqual(controller.selectedTab?.identifier, "C")
    }

    func testATapAsksAndTells() throws {
        let controller = UITabBarController(tabs: [tab("A"), tab("B")])
        show(controller)
        let decider = Decider(log)
        controller.delegate = decider
        let item = try XCTUnwrap(controller.tabBar.items?[1])
        _ = log.drain()
        controller.itemWasTapped(item)
        XCTAssertEqual(
            log.drain().filter { $0.contains("should(") || $0.contains("did(") }, ["should(B)", "did(B, A)"])
        decider.refuses = true
        settle()
        _ = log.drain()
        controller.itemWasTapped(try XCTUnwrap(controller.tabBar.items?[0]))
        XCTAssertEqual(log.drain().filter { $0.contains("should(") || $0.contains("did(") }, ["should(A)"])
        XCTAssertEqual(controller.selectedTab?.identifier, "B")
    }

    func testAGroupShowsItsSelectedTab() {
        let group = UITabGroup(
            title: "Group", image: nil, identifier: "G", children: [tab("A"), tab("B")], viewControllerProvider: nil)
        let controller = UITabBarController(tabs: [group, tab("C")])
        show(controller)
        XCTAssertEqual(titles(controller), ["Group", "C"])
        XCTAssertEqual(controller.selectedTab?.identifier, "A")
        controller.selectedTab = group.tab(forIdentifier: "B")
        settle()
        XCTAssertIdentical(controller.selectedViewController, group.children[1].viewController)
        XCTAssertEqual(controller.selectedTab?.identifier, "B")
        XCTAssertEqual(titles(controller), ["Group", "C"])
        XCTAssertIdentical(group.children[0].parent, group)
        XCTAssertIdentical(group.children[0].tabBarController, controller)
    }

    func testAGroupsNavigationControllerShowsTheGroupBelowItsTab() {
        let group = UITabGroup(
            title: "Group", image: nil, identifier: "G", children: [tab("A"), tab("B")]
        ) { [unowned self] _ in probe("G") }
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        let controller = UITabBarController(tabs: [group])
        show(controller)
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertEqual(controller.selectedTab?.identifier, "G")
        controller.selectedTab = group.children[1]
        settle()
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertIdentical(navigation.topViewController, group.children[1].viewController)
        XCTAssertIdentical(group.children[1].managingTabGroup, group)
    }

    func testControllersTakeThePlaceOfTabs() {
        let controller = UITabBarController(tabs: [tab("A")])
        show(controller)
        let first = controller.tabs[0]
        controller.viewControllers = [probe("X")]
        XCTAssertEqual(controller.tabs.count, 0)
        XCTAssertNil(first.tabBarController)
        XCTAssertNil(controller.selectedTab)
    }

    func testASidebarIsReported() {
        let controller = UITabBarController(tabs: [tab("A")])
        controller.mode = .tabSidebar
        XCTAssertTrue(controller.sidebar.isHidden)
        XCTAssertEqual(controller.mode, .tabSidebar)
    }
}
