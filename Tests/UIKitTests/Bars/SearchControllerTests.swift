import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Search bars in navigation items, and what they show.
@preconcurrency @MainActor final class SearchControllerTests: NavigationTestCase {
    private final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func updateSearchResults(for searchController: UISearchController) {
            log.add("update(\(searchController.searchBar.text ?? ""), \(searchController.isActive))")
        }
        func willPresentSearchController(_ searchController: UISearchController) { log.add("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { log.add("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismiss") }
    }

    private final class Table: UITableViewController {
        var rows = 40
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private let barTop = 59 - 16.0 / 3

    func testASearchBarThatGoesWithTheContentIsHiddenAtFirstWithWhatIsPushed() {
        let table = Table(style: .plain)
        table.title = "Rows"
        table.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = showNavigation(probe("A"), table)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 44, accuracy: 1e-9)
        let start = table.tableView.contentOffset.y
        XCTAssertEqual(start, -(barTop + 44), accuracy: 0.34)
        drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 450))
        XCTAssertEqual(navigation.navigationBar.bounds.height, 84, accuracy: 0.5)
        lift(CGPoint(x: 200, y: 450))
        settle()
        XCTAssertEqual(navigation.navigationBar.bounds.height, 96, accuracy: 0.5)
        XCTAssertEqual(table.tableView.contentOffset.y, start - 52, accuracy: 0.5)
    }

    func testUnderALargeTitleTheSearchBarGoesFirst() {
        let table = Table(style: .plain)
        table.title = "Rows"
        table.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = UINavigationController(rootViewController: table)
        navigation.navigationBar.prefersLargeTitles = true
        show(navigation)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 148)
        XCTAssertEqual(table.tableView.contentOffset.y, -(barTop + 148), accuracy: 0.34)
        table.tableView.contentOffset.y += 52
        TestEnvironment.commit()
        XCTAssertEqual(navigation.navigationBar.bounds.height, 96, accuracy: 0.5)
        table.tableView.contentOffset.y += 52
        TestEnvironment.commit()
        XCTAssertEqual(navigation.navigationBar.bounds.height, 44, accuracy: 0.5)
    }

    func testAboveLittleContentTheBarIsWholeAndAHiddenSearchBarStaysHidden() {
        let (root, pushed) = (Table(style: .plain), Table(style: .plain))
        for table in [root, pushed] {
            table.title = "Rows"
            table.rows = 13
            table.navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        show(navigation)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 148)
        XCTAssertEqual(root.tableView.contentOffset.y, -(barTop + 148), accuracy: 0.34)
        navigation.pushViewController(pushed, animated: false)
        settle()
        XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
        pushed.tableView.reloadData()
        settle()
        XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
        XCTAssertEqual(pushed.tableView.contentOffset.y, -(barTop + 96), accuracy: 0.34)
    }

    func testTheLargeTitleIsBackWhenASearchEnds() {
        let table = Table(style: .plain)
        (table.title, table.rows) = ("Rows", 10)
        let search = UISearchController(searchResultsController: nil)
        table.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: table)
        navigation.navigationBar.prefersLargeTitles = true
        show(navigation)
        search.isActive = true
        settle()
        XCTAssertEqual(navigation.navigationBar.bounds.height, 52)
        search.isActive = false
        settle()
        XCTAssertEqual(navigation.navigationBar.bounds.height, 148)
        XCTAssertEqual(table.tableView.contentOffset.y, -(barTop + 148), accuracy: 0.34)
    }

    func testASearchBarHasABackgroundOutsideOfNavigationItems() throws {
        let search = UISearchController(searchResultsController: nil)
        let bar = search.searchBar
        let ground = try XCTUnwrap(bar.subviews.lazy.compactMap { $0 as? BarBackground }.first)
        XCTAssertEqual(bar.searchBarStyle, .default)
        XCTAssertNotNil(ground.looks?.fill)
        XCTAssertNotNil(ground.looks?.hairline)
        let item = UINavigationItem(title: "Rows")
        item.searchController = search
        XCTAssertEqual(bar.searchBarStyle, .default)
        XCTAssertNil(ground.looks?.fill)
        XCTAssertNil(ground.looks?.hairline)
        item.searchController = nil
        XCTAssertNotNil(ground.looks?.fill)
        bar.searchBarStyle = .minimal
        XCTAssertNil(ground.looks?.fill)
    }

    func testWhereNothingScrollsTheSearchBarIsShown() {
        let a = probe("A")
        a.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = showNavigation(probe("B"), a)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
    }

    func testASearchBeginsAndEnds() throws {
        let a = probe("A")
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        a.navigationItem.searchController = search
        a.navigationItem.hidesSearchBarWhenScrolling = false
        let navigation = showNavigation(a)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
        XCTAssertEqual(a.view.safeAreaInsets.top, barTop + 96, accuracy: 0.001)
        let listener = Listener(log)
        (search.delegate, search.searchResultsUpdater) = (listener, listener)
        search.searchBar.becomeFirstResponder()
        settle()
        expect(["willPresent", "update(, true)", "didPresent"])
        XCTAssertTrue(search.isActive)
        XCTAssertTrue(search.searchBar.showsCancelButton)
        XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 59, width: 393, height: 52))
        XCTAssertEqual(a.view.safeAreaInsets.top, 111)
        XCTAssertIdentical(a.presentedViewController, search)
        XCTAssertEqual(search.view.safeAreaInsets.top, 111)
        XCTAssertTrue(results.view.isHidden)
        search.searchBar.searchTextField.text = "wo"
        search.searchBar.searchTextField.sendActions(for: .editingChanged)
        expect(["update(wo, true)"])
        XCTAssertFalse(results.view.isHidden)
        search.searchBar.onCancel?()
        settle()
        expect(["willDismiss", "update(, false)", "didDismiss"])
        XCTAssertFalse(search.isActive)
        XCTAssertNil(a.presentedViewController)
        XCTAssertEqual(search.searchBar.text, "")
        XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
    }

    func testTheShadeEndsTheSearchAndWithoutItTouchesGoThrough() {
        let a = probe("A")
        let search = UISearchController(searchResultsController: nil)
        a.navigationItem.searchController = search
        a.navigationItem.hidesSearchBarWhenScrolling = false
        _ = showNavigation(a)
        search.isActive = true
        settle()
        XCTAssertTrue(search.isActive)
        touch(.began, 200, 300)
        wait(0.05)
        touch(.ended, 200, 300)
        settle()
        XCTAssertFalse(search.isActive)
        search.obscuresBackgroundDuringPresentation = false
        search.isActive = true
        settle()
        XCTAssertIdentical(window?.hitTest(CGPoint(x: 200, y: 300), with: nil), a.view)
    }

    func testWhatIsPushedDuringASearchHasItsOwnBar() {
        let (a, b) = (probe("A"), probe("B"))
        (a.title, b.title) = ("First", "Second")
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        a.navigationItem.searchController = search
        a.navigationItem.hidesSearchBarWhenScrolling = false
        let navigation = showNavigation(a)
        search.isActive = true
        settle()
        navigation.pushViewController(b, animated: true)
        settle()
        XCTAssertEqual(navigation.navigationBar.bounds.height, 44)
        XCTAssertIdentical(window?.hitTest(CGPoint(x: 200, y: 300), with: nil), b.view)
        navigation.popViewController(animated: true)
        settle()
        XCTAssertTrue(search.isActive)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 52)
    }

    func testASearchInASheetBeginsBelowTheGrabber() throws {
        let (a, b) = (probe("A"), probe("B"))
        let search = UISearchController(searchResultsController: nil)
        b.navigationItem.searchController = search
        b.navigationItem.hidesSearchBarWhenScrolling = false
        show(a)
        let navigation = UINavigationController(rootViewController: b)
        navigation.sheetPresentationController?.prefersGrabberVisible = true
        a.present(navigation, animated: false)
        settle()
        search.isActive = true
        settle()
        let field = search.searchBar.searchTextField
        // The grabber ends at 10 points.
        XCTAssertEqual(navigation.view.convert(field.bounds, from: field).minY, 20, accuracy: 0.34)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 71)
    }
}
