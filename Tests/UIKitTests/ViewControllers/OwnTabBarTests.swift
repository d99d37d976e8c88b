@testable import UIKit
import UIKitTesting
import XCTest

/// Tab bars of an app's class.
@preconcurrency @MainActor final class OwnTabBarTests: ScreenTestCase {
    private final class Bar: UITabBar {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    func test_keyReplacesTheBar() {
        let screen = TestScreen()
        let tabs = UITabBarController()
        let old = tabs.tabBar
        tabs.viewControllers = [controller("A"), controller("B")]
        let bar = Bar()
        tabs.setValue(bar, forKey: "tabBar")
        screen.show(tabs)
        XCTAssertTrue(tabs.tabBar === bar)
        XCTAssertTrue(tabs.value(forKey: "tabBar") as? UITabBar === bar)
        XCTAssertNil(old.superview)
        XCTAssertTrue(bar.superview === tabs.view)
        XCTAssertEqual(bar.items?.map { $0.title ?? "" }, ["A", "B"])
        XCTAssertTrue(bar.delegate === tabs)
        XCTAssertEqual(bar.frame.maxY, tabs.view.bounds.maxY)
        XCTAssertGreaterThan(bar.layouts, 0)
        tabs.selectedIndex = 1
        XCTAssertEqual(bar.selectedItem?.title, "B")
    }
}
