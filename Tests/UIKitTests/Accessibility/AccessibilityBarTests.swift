import DisplayProtocol
import UIKitTesting
import XCTest

@testable import UIKit

/// What bars are called by and what they cover.
@preconcurrency @MainActor final class AccessibilityBarTests: ScreenTestCase {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func bars(in view: UIView) -> [CGRect] {
        if let background = view as? BarBackground {
            return background.hidesWhatIsBehind ? [background.screenRect] : []
        }
        return view.subviews.flatMap { bars(in: $0) }
    }

    /// Rows that lie below a bar, in part.
    private func rowsBelowBars() -> [String] {
        let bars = UIApplication.shared.allWindows.flatMap { self.bars(in: $0) }
        XCTAssertFalse(bars.isEmpty)
        let rows = AccessibilityDescription.current().elements.filter { $0.kind == "cell" }
        XCTAssertFalse(rows.isEmpty)
        let visible = TreeBuilder.tree().visibleElements(on: UIScreen.main.bounds.size)
            .filter { $0.texts.first?.hasPrefix("Row ") ?? false }
        let all = rows.map { ($0.label ?? "", $0.frame.rectangle) } + visible.map { ("tree: " + $0.texts[0], $0.frame) }
        return all.flatMap { name, frame in
            bars.filter { $0.intersection(frame).height > 0.01 }.map { "\(name) \(frame) below \($0)" }
        }
    }

    func testNoRowLiesBelowABarHoweverFarATableIsScrolled() {
        for isLarge in [false, true] {
            for isTranslucent in [true, false] {
                let screen = TestScreen()
                let rows = Rows(style: .plain)
                rows.title = "Rows"
                rows.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
                rows.navigationItem.searchController = isLarge ? UISearchController() : nil
                let navigation = UINavigationController(rootViewController: rows)
                navigation.navigationBar.prefersLargeTitles = isLarge
                navigation.navigationBar.isTranslucent = isTranslucent
                navigation.isToolbarHidden = isLarge
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                screen.show(tabs)
                for offset in stride(from: 20.0, to: 600, by: 37) {
                    rows.tableView.contentOffset.y = offset
                    screen.runUntilIdle()
                    XCTAssertEqual(rowsBelowBars(), [], "\(isLarge) \(isTranslucent) \(offset)")
                }
            }
        }
    }

    /// A row that is half below a bar is tapped where it can be seen.
    func testARowHalfBelowABarIsTappedBesideIt() {
        let screen = TestScreen()
        let rows = Rows(style: .plain)
        screen.show(UINavigationController(rootViewController: rows))
        rows.tableView.contentOffset.y += 44 * 3 + 5
        screen.runUntilIdle()
        XCTAssertEqual(screen.view("Row 2"), nil)
        rows.tableView.contentOffset.y -= 20
        screen.runUntilIdle()
        screen.tap("Row 2")
        XCTAssertEqual(rows.tableView.indexPathForSelectedRow?.row, 2)
    }

    func testSymbolsAreCalledByTheirMeaning() {
        let names = [
            "ellipsis": "More", "ellipsis.circle": "More", "ellipsis.circle.fill": "More", "plus": "Add",
            "plus.circle.fill": "Add", "square.and.arrow.up": "Share", "trash": "Delete", "trash.fill": "Delete",
            "square.and.pencil": "Compose", "magnifyingglass": "Search", "gearshape.fill": "Settings",
            "square": "square", "star.fill": "star",
        ]
        for (symbol, name) in names {
            guard let image = UIImage(systemName: symbol) else { continue }
            XCTAssertEqual(image.spokenName, name, symbol)
        }
    }

    func testABarButtonThatOnlyHasASymbolIsFoundByItsName() {
        var log: [String] = []
        let screen = TestScreen()
        let page = UIViewController()
        let action = { (name: String) in UIAction { _ in log.append(name) } }
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), primaryAction: action("more")),
            UIBarButtonItem(systemItem: .add, primaryAction: action("add")),
        ]
        let given = UIBarButtonItem(image: UIImage(systemName: "plus"), primaryAction: action("new"))
        given.accessibilityLabel = "New"
        page.navigationItem.leftBarButtonItem = given
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        button.frame = CGRect(x: 20, y: 300, width: 60, height: 44)
        button.addAction(action("delete"), for: .touchUpInside)
        page.view.addSubview(button)
        screen.show(UINavigationController(rootViewController: page))
        for name in ["More", "Add", "New", "Delete"] { screen.tap(.text(name)) }
        XCTAssertEqual(log, ["more", "add", "new", "delete"])
    }

    func testSystemItemsHaveTheirNames() {
        let expected: [(UIBarButtonItem.SystemItem, String)] = [
            (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.add, "Add"),
            (.compose, "Compose"), (.reply, "Reply"), (.action, "Share"), (.organize, "Organize"),
            (.bookmarks, "Bookmarks"), (.search, "Search"), (.refresh, "Refresh"), (.stop, "Stop"),
            (.camera, "Camera"), (.trash, "Delete"), (.play, "Play"), (.pause, "Pause"), (.rewind, "Rewind"),
            (.fastForward, "Fast forward"), (.undo, "Undo"), (.redo, "Redo"), (.close, "Close"),
        ]
        for (item, name) in expected {
            let item = UIBarButtonItem(systemItem: item)
            XCTAssertEqual(item.button.accessibilityLabel, name)
        }
    }

    /// A row is meant where a title has its text.
    func testATapPrefersARowToTheTitleAboveIt() {
        let screen = TestScreen()
        let rows = Rows(style: .plain)
        rows.title = "Row 3"
        screen.show(UINavigationController(rootViewController: rows))
        screen.tap("Row 3")
        XCTAssertEqual(rows.tableView.indexPathForSelectedRow?.row, 3)
    }
}
