import UIKit
import XCTest

@testable import DropDownMenu

/// What the menu does with its screens, without a finger: the same tests run in Xcode.
@MainActor
final class MenuContainmentTests: XCTestCase {
    func testTheFirstScreenIsAChildOnceTheMenuIsLoaded() {
        let (first, second) = (UIViewController(), UIViewController())
        let menu = MenuViewController(screens: [first, second])
        XCTAssertTrue(menu.children.isEmpty)

        menu.loadViewIfNeeded()
        XCTAssertEqual(menu.children, [first])
        XCTAssertTrue(first.view.isDescendant(of: menu.view))
        XCTAssertFalse(second.isViewLoaded)
    }

    func testPickingARowSwapsTheChildren() throws {
        let (first, second) = (UIViewController(), UIViewController())
        let menu = MenuViewController(screens: [first, second])
        menu.loadViewIfNeeded()
        menu.tableView(UITableView(), didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(menu.children, [second])
        XCTAssertNil(first.parent)
        XCTAssertNil(first.view.superview)
        XCTAssertEqual(second.view.frame, second.view.superview?.bounds)
    }

    func testTheMenuHasARowForEachScreen() throws {
        let menu = MenuViewController(screens: [WeatherViewController(), TicketsViewController()])
        menu.loadViewIfNeeded()
        XCTAssertEqual(menu.tableView(UITableView(), numberOfRowsInSection: 0), 2)
    }

    func testTheAppShowsTheMenu() throws {
        let window = try XCTUnwrap((UIApplication.shared.delegate as? AppDelegate)?.window)
        let menu = try XCTUnwrap(window.rootViewController as? MenuViewController)
        XCTAssertEqual(menu.children.map(\.title), ["Departures"])
    }
}
