import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Tables on a phone that lies on its side: rows reach below what covers the sides, their content does not.
@preconcurrency @MainActor final class TableOnItsSideTests: SizeTestCase {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryType = .checkmark
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    }

    private func cell(_ style: UITableView.Style) throws -> (UITableViewCell, UITableView) {
        let rows = Rows(style: style)
        show(rows)
        turn(.landscapeLeft)
        settle()
        let table = try XCTUnwrap(rows.tableView)
        return (try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0))), table)
    }

    func testContentKeepsClearOfTheSides() throws {
        let (cell, table) = try cell(.plain)
        XCTAssertEqual(cell.frame.width, 852)
        // The checkmark takes 44 points.
        XCTAssertEqual(cell.contentView.frame.minX, 59)
        XCTAssertEqual(cell.contentView.frame.maxX, 852 - 59 - 44)
        XCTAssertEqual(cell.separator.frame.minX, 59 + 20)
        XCTAssertEqual(cell.separator.frame.maxX, 852)
        XCTAssertEqual(table.headerView(forSection: 0)?.contentView.frame.minX, 59)
        XCTAssertEqual(table.headerView(forSection: 0)?.contentView.frame.maxX, 852 - 59)
        table.insetsContentViewsToSafeArea = false
        settle()
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        XCTAssertEqual(table.headerView(forSection: 0)?.contentView.frame.maxX, 852)
    }

    func testInsetGroupsAreInsetAsAWhole() throws {
        let (cell, _) = try cell(.insetGrouped)
        XCTAssertEqual(cell.frame.minX, 59 + 20)
        XCTAssertEqual(cell.frame.maxX, 852 - 59 - 20)
        XCTAssertEqual(cell.contentView.frame.minX, 0)
    }
}
