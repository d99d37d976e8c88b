import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// What a table answers that has not been laid out since its rows changed.
@preconcurrency @MainActor final class TableQuestionTests: ScreenTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var titles = ["a"]
        var asks: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = titles[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asks.append("\(tableView.visibleCells.count) \(tableView.cellForRow(at: indexPath) == nil)")
            return 50
        }
    }

    func testCellsAreThereWithoutAWindow() {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        source.titles = ["b", "c", "d", "e"]
        table.reloadData()
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "b")
        XCTAssertNil(table.cellForRow(at: IndexPath(row: 3, section: 0)))
        XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["b", "c", "d"])
        XCTAssertEqual(table.indexPathsForVisibleRows?.map(\.row), [0, 1, 2])
        // Within a question of the table's there are no rows yet.
        XCTAssertEqual(Set(source.asks), ["0 true"])
    }
}
