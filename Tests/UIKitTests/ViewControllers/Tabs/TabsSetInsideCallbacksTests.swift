import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Tabs that the app sets inside what tabs hear as they come and go: those that were set last stay.
@preconcurrency @MainActor final class TabsSetInsideCallbacksTests: TabTestCase {
    private func checkTabs(_ expected: [Probe], of all: [Probe], _ place: String) {
        settle()
        XCTAssertEqual(tabs.viewControllers, expected, place)
        XCTAssertEqual(tabs.departing, [], place)
        XCTAssertEqual(tabs.tabBar.items, expected.map(\.tabBarItem), place)
        let lines = log.drain()
        Balance.check(lines, place)
        for tab in all {
            XCTAssertEqual(tab.parent === tabs, expected.contains(tab), "\(place): \(tab.name)")
            let isShown = tab === tabs.selectedViewController
            XCTAssertEqual(tab.appearance.state, isShown ? .appeared : .disappeared, "\(place): \(tab.name)")
            let move = lines.last { $0.hasPrefix("\(tab.name).didMove") || $0.hasPrefix("\(tab.name).willMove") }
            XCTAssertNotEqual(move?.contains("willMove"), true, "\(place): \(lines)")
        }
    }

    func testTabsSetWhileOneHearsThatItLeaves() {
        for call in ["willMove", "didMove", "viewWillDisappear", "viewDidDisappear"] {
            for indices in [[0], [1], [0, 1], [1, 2], [0, 1, 2]] {
                let probes = showTabs()
                var isHooked = false
                probes[0].hooks[call] = { [unowned self] in
                    probes[0].hooks = [:]
                    isHooked = true
                    tabs.viewControllers = indices.map { probes[$0] }
                }
                tabs.viewControllers = [probes[2]]
                settle()
                XCTAssertTrue(isHooked)
                checkTabs(indices.map { probes[$0] }, of: probes, "\(call), \(indices)")
            }
        }
    }

    func testTabsSetWhileOneHearsThatItComes() {
        for call in ["willMove", "didMove", "viewDidAppear"] {
            for indices in [[0], [1], [0, 1]] {
                let probes = showTabs()
                let new = probe("4")
                new.tabBarItem = UITabBarItem(title: "Tab 4", image: nil, tag: 0)
                new.hooks[call] = { [unowned self] in
                    new.hooks = [:]
                    tabs.viewControllers = indices.map { probes[$0] }
                }
                tabs.viewControllers = [new, probes[2]]
                settle()
                XCTAssertEqual(new.hooks.count, 0)
                checkTabs(indices.map { probes[$0] }, of: probes + [new], "\(call), \(indices)")
            }
        }
    }

    func testATabThatComesBackInsideItsWillMoveHearsThatItStays() {
        let probes = showTabs(["1", "2"])
        probes[1].hooks["willMove"] = { [unowned self] in
            probes[1].hooks = [:]
            tabs.viewControllers = probes
        }
        tabs.viewControllers = [probes[0]]
        settle()
        expect(["2.willMove(nil)", "2.willMove(UITabBarController)", "2.didMove(UITabBarController)"])
    }
}
