import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class SearchBarTests: ScreenTestCase {
    private final class Log: NSObject, UISearchBarDelegate {
        var events: [String] = []

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            events.append("shouldBegin")
            return true
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("didBegin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            events.append("shouldEnd")
            return true
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { events.append("didEnd") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            events.append("text \"\(searchText)\"")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            events.append("cancel")
            searchBar.resignFirstResponder()
        }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { events.append("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { events.append("results") }

        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            events.append("scope \(selectedScope)")
        }

        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    func testThePictureBehindTheScopesLiesBelowTheField() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 104))
        bar.scopeButtonTitles = ["All", "New"]
        bar.scopeBarBackgroundImage = UIImage()
        bar.layoutIfNeeded()
        XCTAssertFalse(bar.subviews.contains { $0 is UIImageView })
        bar.showsScopeBar = true
        bar.layoutIfNeeded()
        let ground = bar.subviews.first { $0 is UIImageView }
        XCTAssertEqual(ground?.frame.width, 320)
        XCTAssertEqual(ground?.frame.maxY, 104)
        XCTAssertGreaterThan(ground?.frame.minY ?? 0, bar.searchTextField.frame.maxY - 1)
        bar.scopeBarBackgroundImage = nil
        bar.layoutIfNeeded()
        XCTAssertFalse(bar.subviews.contains { $0 is UIImageView })
    }

    private func show(on screen: TestScreen) -> (UISearchBar, Log) {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let bar = UISearchBar(frame: CGRect(x: 0, y: 80, width: 393, height: 56))
        bar.placeholder = "Find"
        let log = Log()
        bar.delegate = log
        controller.view.addSubview(bar)
        screen.show(controller)
        return (bar, log)
    }

    func testABarInANavigationBarHasNoBackgroundOfItsOwn() {
        let item = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: item)
        window.isHidden = false
        item.view.addSubview(bar)
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertTrue(bar.hasOwnGround)
        bar.removeFromSuperview()
        item.navigationItem.titleView = bar
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertFalse(bar.hasOwnGround)
    }

    func testASearch() {
        let screen = TestScreen()
        let (bar, log) = show(on: screen)
        bar.showsCancelButton = true
        screen.tap("Find")
        XCTAssertEqual(log.take(), ["shouldBegin", "didBegin"])
        XCTAssertTrue(bar.isFirstResponder)
        screen.typeText("ab")
        screen.pressReturn()
        XCTAssertEqual(log.take(), ["text \"a\"", "text \"ab\"", "search"])
        screen.tap("Clear text")
        XCTAssertEqual(log.take(), ["text \"\""])
        screen.tap("Cancel")
        XCTAssertEqual(log.take(), ["cancel", "shouldEnd", "didEnd"])
        // It takes a search that goes on to be cancelled.
        screen.tap("Cancel")
        XCTAssertEqual(log.take(), [])
        bar.text = "by the app"
        XCTAssertEqual(log.take(), [])
    }

    func testTheSearchKeyNeedsText() throws {
        let screen = TestScreen()
        let (bar, _) = show(on: screen)
        screen.tap("Find")
        let key = try XCTUnwrap(screen.view("search") as? UIControl)
        XCTAssertFalse(key.isEnabled)
        screen.typeText("x")
        XCTAssertTrue(key.isEnabled)
        XCTAssertEqual(bar.searchTextField.returnKeyType, .search)
    }

    func testScopes() {
        let screen = TestScreen()
        let (bar, log) = show(on: screen)
        bar.scopeButtonTitles = ["All", "Mine"]
        XCTAssertEqual(bar.intrinsicContentSize.height, 56)
        bar.showsScopeBar = true
        bar.sizeToFit()
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 80, width: 393, height: 102))
        screen.runUntilIdle()
        XCTAssertEqual(bar.searchTextField.frame.minY, 10)
        screen.tap("Mine")
        XCTAssertEqual(log.take(), ["scope 1"])
        XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
        bar.selectedScopeButtonIndex = 0
        XCTAssertEqual(log.take(), [])
        bar.showsScopeBar = false
        screen.runUntilIdle()
        XCTAssertNil(screen.view("Mine"))
    }

    func testPlaces() {
        let screen = TestScreen()
        let (bar, log) = show(on: screen)
        XCTAssertEqual(bar.intrinsicContentSize.height, 56)
        XCTAssertEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 377, height: 36))
        bar.setShowsCancelButton(true, animated: true)
        screen.runUntilIdle()
        let field = bar.searchTextField.frame
        XCTAssertEqual(field.minX, 8)
        XCTAssertLessThan(field.maxX, 330)
        XCTAssertNotNil(screen.view("Cancel"))
        bar.setShowsCancelButton(false, animated: true)
        screen.runUntilIdle()
        XCTAssertNil(screen.view("Cancel"))
        XCTAssertEqual(bar.searchTextField.frame.width, 377)
        bar.showsBookmarkButton = true
        screen.runUntilIdle()
        screen.tap("Bookmarks")
        bar.showsSearchResultsButton = true
        screen.runUntilIdle()
        screen.tap("Results list")
        XCTAssertEqual(log.take(), ["bookmark", "results"])
    }

    func testBackgroundsForPositions() {
        let bar = UISearchBar()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)
        XCTAssertTrue(bar.backgroundImage === image)
        XCTAssertTrue(bar.backgroundImage(for: .any, barMetrics: .default) === image)
        XCTAssertNil(bar.backgroundImage(for: .top, barMetrics: .default))
        bar.setBackgroundImage(image, for: .top, barMetrics: .compact)
        bar.setBackgroundImage(nil, for: .any, barMetrics: .default)
        XCTAssertNil(bar.backgroundImage)
        XCTAssertTrue(bar.backgroundImage(for: .top, barMetrics: .compact) === image)
    }
}
