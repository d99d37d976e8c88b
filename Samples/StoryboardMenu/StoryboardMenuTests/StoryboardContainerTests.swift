import UIKit
import XCTest

@testable import StoryboardMenu

/// The menu in another storyboard, with other children and not a line of code.
@MainActor
final class StoryboardContainerTests: XCTestCase {
    private func makeMenu() throws -> MenuViewController {
        let library = UIStoryboard(name: "Library", bundle: Bundle(for: Self.self))
        return try XCTUnwrap(library.instantiateInitialViewController() as? MenuViewController)
    }

    func testTheStoryboardNamesTheChildren() throws {
        let menu = try makeMenu()
        XCTAssertEqual(menu.childIdentifiers, "Novels,Poems")
        XCTAssertTrue(menu.children.isEmpty, "there is nothing before the view is loaded")

        menu.loadViewIfNeeded()
        XCTAssertEqual(menu.children.map(\.title), ["Novels", "Shop"])
        XCTAssertTrue(menu.children.first is UITableViewController)
    }

    func testASegueFillsTheSlot() throws {
        let menu = try makeMenu()
        menu.loadViewIfNeeded()
        let shop = try XCTUnwrap(menu.children.last)
        XCTAssertTrue(shop.parent === menu)
        XCTAssertTrue(shop.view.isDescendant(of: menu.view))
        XCTAssertEqual(shop.view.frame, shop.view.superview?.bounds)
    }

    func testTheMenuShowsTheOthers() throws {
        let menu = try makeMenu()
        menu.loadViewIfNeeded()
        XCTAssertEqual(menu.tableView(UITableView(), numberOfRowsInSection: 0), 2)
        menu.tableView(UITableView(), didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(menu.children.map(\.title), ["Shop", "Poems"])
    }

    func testEveryMenuHasChildrenOfItsOwn() throws {
        let (one, other) = (try makeMenu(), try makeMenu())
        one.loadViewIfNeeded()
        other.loadViewIfNeeded()
        XCTAssertFalse(one.children.first === other.children.first)
    }

    func testTheAppsOwnStoryboard() throws {
        let window = try XCTUnwrap((UIApplication.shared.delegate as? AppDelegate)?.window)
        let menu = try XCTUnwrap(window.rootViewController as? MenuViewController)
        XCTAssertEqual(menu.children.first?.title, "Departures")
        XCTAssertEqual(menu.children.count, 2)
    }
}
