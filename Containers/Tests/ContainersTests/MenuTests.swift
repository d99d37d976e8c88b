#if canImport(UIKitTesting)
    import UIKit
    import UIKitTesting
    import XCTest

    @testable import Containers

    /// The drop-down menu, by hand and by code.
    @MainActor final class MenuTests: XCTestCase {
        private let log = ProbeLog()
        private lazy var screen = TestScreen(failsOnMisuse: true)
        private lazy var one = Probe("One", in: log)
        private lazy var two = Probe("Two", in: log)
        private lazy var three = Probe("Three", in: log)
        private lazy var menu = MenuViewController(viewControllers: [one, two, three])

        func testPickingFromTheMenu() {
            screen.show(menu)
            XCTAssertEqual(menu.children, [one])
            XCTAssertFalse(two.isViewLoaded)
            _ = log.take()
            screen.tap("Menu")
            XCTAssertTrue(menu.isMenuOpen)
            screen.expectVisible("Three")
            screen.tap("Two")
            XCTAssertEqual(
                log.take(),
                [
                    "One.willMove(nil)", "One.willDisappear!", "Two.willMove(in)", "Two.load", "Two.willAppear!",
                    "One.didDisappear", "One.didMove(nil)", "Two.didAppear", "Two.didMove(in)",
                ])
            XCTAssertFalse(menu.isMenuOpen)
            screen.expectNotVisible("Three")
            XCTAssertEqual(menu.selectedIndex, 1)
            XCTAssertEqual(menu.navigationItem.title, "Two")
        }

        func testTheListChangesWhileTheMenuIsOpen() {
            screen.show(menu)
            screen.tap("Menu")
            menu.insert(Probe("Zero", in: log), at: 0)
            screen.runUntilIdle()
            screen.expectVisible("Zero")
            XCTAssertEqual(menu.selectedIndex, 1)
            menu.removeViewController(at: 1)
            screen.runUntilIdle()
            XCTAssertEqual(menu.selectedViewController, two)
            menu.moveViewController(from: 2, to: 0)
            XCTAssertEqual(menu.viewControllers.map(\.title), ["Three", "Zero", "Two"])
            XCTAssertEqual(menu.selectedIndex, 2)
            three.title = "Drei"
            screen.runUntilIdle()
            screen.expectVisible("Drei")
            XCTAssertEqual(menu.table.frame.height, menu.menuHeight)
            menu.viewControllers = []
            screen.runUntilIdle()
            XCTAssertEqual(menu.children, [])
            XCTAssertEqual(log.mistakes, [])
        }

        func testClosing() {
            screen.show(menu)
            screen.tap("Menu")
            screen.tap(.point(200, 700))
            XCTAssertFalse(menu.isMenuOpen)
            screen.tap("Menu")
            XCTAssertTrue(menu.accessibilityPerformEscape())
            screen.runUntilIdle()
            screen.expectNotVisible("Three")
            XCTAssertEqual(menu.selectedIndex, 0)
            XCTAssertTrue(menu.clip.isHidden)
        }

        func testPullingTheBarDownAndPushingTheMenuUp() {
            screen.show(menu)
            screen.pan(from: .view(menu.bar), by: 0, 20, over: 0.4)
            XCTAssertFalse(menu.isMenuOpen, "a short slow pull springs back")
            screen.pan(from: .view(menu.bar), by: 0, 120, over: 0.2)
            XCTAssertTrue(menu.isMenuOpen)
            XCTAssertEqual(menu.clip.frame.height, menu.menuHeight)
            screen.pan(from: .view(menu.clip), by: 0, -100, over: 0.2)
            XCTAssertFalse(menu.isMenuOpen)
        }

        func testInANavigationControllerItHangsFromItsBar() {
            let navigation = UINavigationController(rootViewController: menu)
            screen.show(navigation)
            XCTAssertTrue(menu.bar.isHidden)
            screen.tap("Menu")
            screen.expectVisible("Three")
            XCTAssertEqual(
                menu.clip.convert(menu.clip.bounds, to: nil).minY, navigation.navigationBar.frame.maxY, accuracy: 0.5)
            XCTAssertEqual(menu.dimming.frame.minY, menu.clip.frame.minY, accuracy: 0.01)
            screen.tap("Three")
            XCTAssertEqual(menu.children, [three])
            XCTAssertEqual(menu.view.bounds, menu.contentView.frame)
        }

        func testInATab() {
            let tabs = UITabBarController()
            tabs.viewControllers = [menu]
            screen.show(tabs)
            screen.tap("Menu")
            screen.tap("Two")
            XCTAssertEqual(menu.children, [two])
            XCTAssertEqual(log.mistakes, [])
        }

        func testALongMenuScrolls() {
            menu.viewControllers = (1...30).map { Probe("Row \($0)", in: log) }
            screen.show(menu)
            screen.tap("Menu")
            XCTAssertTrue(menu.table.isScrollEnabled)
            XCTAssertLessThanOrEqual(menu.clip.frame.maxY, screen.size.height - 60)
            screen.swipe(.up, on: "Row 10")
            XCTAssertGreaterThan(menu.table.contentOffset.y, 0)
        }

        func testRowsGrowWithTheText() {
            screen = TestScreen(textSize: .accessibilityExtraExtraExtraLarge, failsOnMisuse: true)
            one.title = "A title that does not fit into one line of letters as large as these"
            screen.show(menu)
            screen.tap("Menu")
            XCTAssertGreaterThan(menu.rowHeight(of: one), 150)
            XCTAssertEqual(menu.table.contentSize.height, menu.viewControllers.map(menu.rowHeight(of:)).reduce(0, +))
        }

        func testOnAWideScreenAndFromRightToLeft() {
            screen = TestScreen(device: "iPad Pro 11-inch", failsOnMisuse: true)
            menu.view.semanticContentAttribute = .forceRightToLeft
            screen.show(menu)
            menu.setMenuOpen(true, animated: true)
            screen.runUntilIdle()
            XCTAssertEqual(menu.clip.frame.width, 360)
            XCTAssertEqual(menu.clip.frame.maxX, screen.size.width)
        }

        func testADisabledRowIsNotPicked() {
            two.tabBarItem.isEnabled = false
            screen.show(menu)
            screen.tap("Menu")
            screen.tap("Two")
            XCTAssertEqual(menu.selectedIndex, 0)
            XCTAssertTrue(menu.isMenuOpen)
        }

        func testTheDelegateMayRefuse() {
            let delegate = Refusing(two)
            menu.selectionDelegate = delegate
            screen.show(menu)
            screen.tap("Menu")
            screen.tap("Two")
            XCTAssertEqual(menu.selectedIndex, 0)
            screen.tap("Menu")
            screen.tap("Three")
            XCTAssertEqual(delegate.selected, [three])
        }

        func testNothingStays() {
            expectDeallocation {
                let menu = MenuViewController(viewControllers: [UIViewController(), UIViewController()])
                screen.show(menu)
                screen.tap("Menu")
                screen.clear()
                return menu
            }
        }
    }

    @MainActor private final class Refusing: SelectionContainerDelegate {
        private let refused: UIViewController
        var selected: [UIViewController] = []

        init(_ refused: UIViewController) { self.refused = refused }

        func selectionContainer(
            _ container: SelectionContainerViewController, shouldSelect controller: UIViewController
        ) -> Bool {
            controller !== refused
        }

        func selectionContainer(_ container: SelectionContainerViewController, didSelect controller: UIViewController) {
            selected.append(controller)
        }
    }
#endif
