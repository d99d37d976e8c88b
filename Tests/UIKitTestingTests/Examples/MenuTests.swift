import UIKit
import UIKitTesting
import XCTest

/// Tests of the guide's drop-down menu, to be copied.
@preconcurrency @MainActor final class MenuTests: XCTestCase {
    private lazy var screen = TestScreen(failsOnMisuse: true)

    private lazy var one = makeScreen("One")
    private lazy var two = makeScreen("Two")
    private lazy var menu = MenuViewController(screens: [one, two])

    private func makeScreen(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    func testLaunchShowsTheFirstScreen() {
        screen.show(menu)
        XCTAssertEqual(menu.children, [one])
        XCTAssertEqual(screen.texts, ["Menu", "One"])
    }

    func testTheMenuOpensIn300Milliseconds() throws {
        screen.show(menu)
        screen.expectNotVisible(.id("menu.1"))
        screen.tap("Menu", settles: false)
        screen.advance(by: 0.3)
        screen.expectVisible(.id("menu.1"))
        XCTAssertEqual(try XCTUnwrap(screen.view(.id("menu.1"))).frame.minY, 50)
    }

    func testPickingAScreenSwapsTheChildren() {
        screen.show(menu)
        screen.tap("Menu")
        expectEvents(of: menu, one, two) {
            screen.tap(.id("menu.1"))
        } toBe: {
            "One.willMove(toParent: nil)"
            "One.viewWillDisappear(false)"
            "One.didMove(toParent: nil)"
            "Two.willMove(toParent: MenuViewController)"
            "Two.loadView()"
            "Two.viewDidLoad()"
            "Two.viewWillAppear(false)"
            "Two.didMove(toParent: MenuViewController)"
            "Two.viewIsAppearing(false)"
            "One.viewDidDisappear(false)"
            "Two.viewDidAppear(false)"
        }
        XCTAssertEqual(screen.texts, ["Menu", "Two"])
    }

    func testPickingTheSameScreenChangesNothing() {
        screen.show(menu)
        screen.tap("Menu")
        expectEvents(of: menu, one, two) {
            screen.tap(.id("menu.0"))
        } toBe: {
        }
    }

    func testAScreenThatIsNotShownIsLetGoOf() {
        expectDeallocation {
            let three = makeScreen("Three")
            let menu = screen.show(MenuViewController(screens: [three]))
            screen.clear()
            _ = menu
            return three
        }
    }

    func testLooks() {
        screen.show(menu)
        screen.tap("Menu")
        expectSnapshot(of: screen, named: "open")
        expectHierarchySnapshot(of: screen)
    }
}
