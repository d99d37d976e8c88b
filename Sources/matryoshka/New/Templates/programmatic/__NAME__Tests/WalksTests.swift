import UIKit
import XCTest

@testable import __NAME__

@MainActor
final class WalksTests: XCTestCase {
    func testEveryWalkHasARow() {
        let walks = WalksViewController()
        walks.loadViewIfNeeded()
        XCTAssertEqual(walks.tableView.numberOfRows(inSection: 0), Walk.all.count)
    }

    func testARowShowsItsWalk() throws {
        let walks = WalksViewController()
        let navigation = UINavigationController(rootViewController: walks)
        walks.loadViewIfNeeded()
        walks.tableView(walks.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(navigation.viewControllers.last?.title, Walk.all[1].name)
    }
}
