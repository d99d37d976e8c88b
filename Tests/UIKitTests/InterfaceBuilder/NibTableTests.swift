import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class NibTableTests: XCTestCase {
    private let cell =
        """
        <tableViewCell id="c" reuseIdentifier="Cell" selectionStyle="none" accessoryType="checkmark" indentationLevel="2" \
        indentationWidth="7" style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <subviews><label id="t" text="Title" tag="1"/><label id="d" text="Detail"/><imageView id="i" tag="3"/></subviews>
        </tableViewCellContentView></tableViewCell>
        """

    func testTable() throws {
        let table = try XCTUnwrap(
            UINib.view(
                """
                <tableView id="t" style="insetGrouped" separatorStyle="none" rowHeight="50" estimatedRowHeight="-1" \
                sectionHeaderHeight="28" sectionFooterHeight="18" allowsMultipleSelection="YES" dataMode="prototypes">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <color key="separatorColor" systemColor="systemRedColor"/>
                <view key="tableHeaderView" id="h" tag="5"><rect key="frame" x="0.0" y="0.0" width="320" height="40"/></view>
                <prototypes>\(cell)</prototypes></tableView>
                """) as? UITableView)
        XCTAssertEqual(table.style, .insetGrouped)
        XCTAssertEqual(table.separatorStyle, .none)
        XCTAssertEqual(table.rowHeight, 50)
        XCTAssertEqual(table.estimatedRowHeight, UITableView.automaticDimension)
        XCTAssertEqual(table.sectionHeaderHeight, 28)
        XCTAssertEqual(table.sectionFooterHeight, 18)
        XCTAssertTrue(table.allowsMultipleSelection)
        XCTAssertTrue(table.separatorColor === UIColor.systemRed)
        XCTAssertEqual(table.tableHeaderView?.tag, 5)
        let first = try XCTUnwrap(table.dequeueReusableCell(withIdentifier: "Cell"))
        let second = try XCTUnwrap(table.dequeueReusableCell(withIdentifier: "Cell"))
        XCTAssertFalse(first === second)
        XCTAssertEqual(second.textLabel?.text, "Title")
    }

    private func check(_ cell: UITableViewCell) {
        XCTAssertEqual(cell.reuseIdentifier, "Cell")
        XCTAssertEqual(cell.cellStyle, .subtitle)
        XCTAssertEqual(cell.selectionStyle, .none)
        XCTAssertEqual(cell.accessoryType, .checkmark)
        XCTAssertEqual(cell.indentationLevel, 2)
        XCTAssertEqual(cell.indentationWidth, 7)
        XCTAssertEqual(cell.textLabel?.text, "Title")
        XCTAssertEqual(cell.textLabel?.tag, 1)
        XCTAssertEqual(cell.detailTextLabel?.text, "Detail")
        XCTAssertEqual(cell.contentView.subviews.filter { $0.tag == 3 }.count, 1)
    }

    func testCellOfANib() throws {
        let table = UITableView()
        table.register(UINib(data: Data(Xib.document(cell).utf8), bundle: nil), forCellReuseIdentifier: "Cell")
        check(try XCTUnwrap(table.dequeueReusableCell(withIdentifier: "Cell")))
    }

    func testNibThatIsNoCellRaises() {
        let table = UITableView()
        table.register(
            UINib(data: Data(Xib.document("<view id=\"v\"/>").utf8), bundle: nil), forCellReuseIdentifier: "Cell")
        let findings = Findings.during { _ = table.dequeueReusableCell(withIdentifier: "Cell") }
        XCTAssertEqual(
            findings.exceptions,
            [
                NSException(
                    name: .internalInconsistencyException,
                    reason:
                        "invalid nib registered for identifier (Cell) - nib must contain exactly one top level object which must be a UITableViewCell instance"
                )
            ])
    }
}
