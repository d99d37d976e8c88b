import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class TableViewTests: EventTestCase {
    private final class CountedCell: UITableViewCell {
        static var made = 0
        static var prepared = 0
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.made += 1
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func prepareForReuse() {
            super.prepareForReuse()
            Self.prepared += 1
        }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [3]
        var titles: [String?] = []
        var style = UITableViewCell.CellStyle.default
        var log: (String) -> Void = { _ in }
        var refused: IndexPath?
        var makes: ((UITableView, IndexPath) -> UITableViewCell)?

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if let makes { return makes(tableView, indexPath) }
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles.indices.contains(section) ? titles[section] : nil
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            log("shouldHighlight \(indexPath.row)")
            return true
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            log("didHighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            log("didUnhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log("willSelect \(indexPath.row)")
            return indexPath == refused ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log("didSelect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log("didDeselect \(indexPath.row)")
        }
    }

    private var source: Source!

    private func table(_ style: UITableView.Style = .plain, height: CGFloat = 440, rowHeight: CGFloat? = nil)
        -> UITableView
    {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: height), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.register(CountedCell.self, forCellReuseIdentifier: "cell")
        if let rowHeight { table.rowHeight = rowHeight }
        table.dataSource = source
        table.delegate = source
        root.addSubview(table)
        FramePipeline.shared.runFrame()
        return table
    }

    override func begin() {
        super.begin()
        source = Source()
        source.log = { [weak self] in self?.log.append($0) }
        (CountedCell.made, CountedCell.prepared) = (0, 0)
    }

    /// An app inserts a row in `viewDidLoad`, whose data the table had not asked for.
    func testChangesOfATableThatHasNotAskedForItsRowsShowThoseThatAreThere() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 440))
        table.register(CountedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        root.addSubview(table)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["0.0", "0.1", "0.2"])
        var reasons: [String] = []
        NSException.interceptor = { reasons.append($0.reason ?? "") }
        defer { NSException.interceptor = nil }
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        XCTAssertEqual(reasons.count, 1)
    }

    func testRowsAndTheirParts() {
        let table = table()
        XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["0.0", "0.1", "0.2"])
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)), CGRect(x: 0, y: 44, width: 393, height: 44))
        let cell = table.visibleCells[1]
        XCTAssertEqual(cell.frame, CGRect(x: 0, y: 44, width: 393, height: 44))
        XCTAssertEqual(cell.contentView.frame.height, 44 - 1.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(cell.textLabel?.frame.minX, 16)
        XCTAssertEqual(cell.separator.frame.minX, 16)
        XCTAssertEqual(cell.separator.frame.maxX, 393)
        XCTAssertEqual(cell.separator.frame.height, 1.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(table.contentSize, CGSize(width: 393, height: 132))
        XCTAssertEqual(table.indexPath(for: cell), IndexPath(row: 1, section: 0))
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 90)), IndexPath(row: 2, section: 0))
        XCTAssertTrue(cell is CountedCell)
    }

    func testATableWithoutHeightShowsNothingAndKnowsItsRows() {
        let table = table(height: 0)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
        XCTAssertEqual(table.visibleCells, [])
        XCTAssertEqual(CountedCell.made, 0)
        table.frame.size.height = 88
        FramePipeline.shared.runFrame()
        XCTAssertEqual(table.visibleCells.count, 2)
    }

    func testCellsAreReused() {
        source.counts = [1000]
        let table = table(rowHeight: 44)
        XCTAssertEqual(CountedCell.made, 10)
        for step in 1...100 {
            table.contentOffset.y = CGFloat(step) * 20
            FramePipeline.shared.runFrame()
        }
        XCTAssertLessThanOrEqual(CountedCell.made, 11)
        XCTAssertEqual(CountedCell.made + CountedCell.prepared, 10 + 46)
        XCTAssertEqual(table.visibleCells.first?.textLabel?.text, "0.45")
        XCTAssertEqual(table.subviews.count { $0 is UITableViewCell }, table.visibleCells.count)
    }

    func testAHundredThousandRows() {
        source.counts = [100_000]
        let table = table(rowHeight: 44)
        XCTAssertEqual(table.contentSize.height, 4_400_000)
        table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(table.visibleCells.last?.textLabel?.text, "0.99999")
        XCTAssertLessThanOrEqual(CountedCell.made, 20)
    }

    func testATapSelects() {
        let table = table()
        down(50, 160)
        wait(0.05)
        XCTAssertEqual(takeLog(), [])
        wait(0.15)
        XCTAssertEqual(takeLog(), ["shouldHighlight 1", "didHighlight 1"])
        XCTAssertTrue(table.visibleCells[1].isHighlighted)
        up(50, 160)
        XCTAssertEqual(takeLog(), ["didUnhighlight 1", "willSelect 1", "didSelect 1"])
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
        XCTAssertTrue(table.visibleCells[1].isSelected)
        tap(50, 110)
        XCTAssertEqual(
            takeLog(),
            ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willSelect 0", "didDeselect 1", "didSelect 0"])
        source.refused = IndexPath(row: 2, section: 0)
        tap(50, 200)
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    func testADragDoesNotSelect() {
        source.counts = [100]
        let table = table(rowHeight: 44)
        down(50, 300)
        wait(0.2)
        for step in 1...10 { move(50, 300 - CGFloat(step) * 10) }
        wait(0.2)
        up(50, 200)
        XCTAssertEqual(log, ["shouldHighlight 4", "didHighlight 4", "didUnhighlight 4"])
        XCTAssertEqual(table.contentOffset.y, 90)
    }

    func testADragSidewaysDoesNotSelect() {
        let table = table()
        down(50, 160)
        wait(0.2)
        for step in 1...4 { move(50 + CGFloat(step) * 5, 160) }
        XCTAssertEqual(takeLog(), ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
        move(50, 160)
        up(50, 160)
        XCTAssertEqual(takeLog(), [])
        // Too fast to highlight anything.
        down(50, 160)
        move(90, 160)
        up(90, 160)
        XCTAssertEqual(takeLog(), ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
        XCTAssertNil(table.indexPathForSelectedRow)
        down(50, 160)
        move(57, 163)
        up(57, 163)
        XCTAssertEqual(table.indexPathForSelectedRow?.row, 1)
    }

    func testATableThatDoesNotScrollSelectsAsATapDoes() {
        let table = table()
        table.isScrollEnabled = false
        down(50, 160)
        move(50, 190)
        up(50, 190)
        XCTAssertEqual(table.indexPathForSelectedRow?.row, 1)
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        down(50, 160)
        move(100, 160)
        up(100, 160)
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    func testMultipleSelectionTogglesRows() {
        let table = table()
        table.allowsMultipleSelection = true
        tap(50, 110)
        tap(50, 160)
        XCTAssertEqual(table.indexPathsForSelectedRows?.map(\.row), [0, 1])
        tap(50, 110)
        XCTAssertEqual(table.indexPathsForSelectedRows?.map(\.row), [1])
    }

    func testRegisteredHeadersAreMadeByTheirOwnInitialiser() {
        final class Header: UITableViewHeaderFooterView {
            var wasMade = false
            override init(reuseIdentifier: String?) {
                super.init(reuseIdentifier: reuseIdentifier)
                wasMade = true
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let table = table()
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
        XCTAssertEqual(header?.wasMade, true)
        XCTAssertEqual(header?.reuseIdentifier, "header")
    }

    func testAnUnknownIdentifierRaises() {
        let table = table()
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "other"))
        _ = table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
        XCTAssertEqual(
            exceptions,
            [
                NSException(
                    name: .internalInconsistencyException,
                    reason:
                        "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
                )
            ])
    }

    func testGroupsAndTheirGaps() {
        source.counts = [2, 1]
        source.titles = [nil, "Travelling by"]
        let table = table(.insetGrouped)
        XCTAssertEqual(
            table.rectForRow(at: IndexPath(row: 0, section: 0)), CGRect(x: 16, y: 35, width: 361, height: 44))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, 35 + 88 + 55 + 1.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(table.headerView(forSection: 1)?.textLabel?.text, "TRAVELLING BY")
        let cells = table.visibleCells
        XCTAssertEqual(cells.map(\.separator.isHidden), [false, true, true])
        XCTAssertEqual(cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertEqual(cells.map(\.layer.cornerRadius), [10, 10, 10])
    }

    func testHeadersOfAPlainTableStayAtTheTop() {
        source.counts = [20, 20]
        source.titles = ["A", "B"]
        let table = table(rowHeight: 44)
        table.contentOffset.y = 100
        FramePipeline.shared.runFrame()
        XCTAssertEqual(table.headerView(forSection: 0)?.frame, CGRect(x: 0, y: 100, width: 393, height: 28))
        table.contentOffset.y = 20 * 44 + 40
        FramePipeline.shared.runFrame()
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.maxY, 20 * 44 + 50)
    }

    func testInsertedAndDeletedRows() {
        let table = table()
        let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        source.counts = [4]
        table.beginUpdates()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        table.insertRows(at: [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)], with: .fade)
        table.endUpdates()
        settle()
        XCTAssertIdentical(table.cellForRow(at: IndexPath(row: 1, section: 0)), kept)
        XCTAssertEqual(kept?.frame.minY, 44)
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
        XCTAssertEqual(table.visibleCells.count, 4)
        XCTAssertEqual(table.subviews.count { $0 is UITableViewCell }, 4)
    }

    func testAnInconsistentUpdateRaises() {
        let table = table()
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        XCTAssertEqual(
            exceptions.map(\.reason),
            [
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
            ])
    }

    func testTheFirstChangeOfATableThatKnewNoRowsIsCompleted() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 440))
        table.register(CountedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        var finished: [Bool] = []
        table.performBatchUpdates {
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        } completion: {
            finished.append($0)
        }
        settle()
        XCTAssertEqual(finished, [true])
        XCTAssertEqual(exceptions.count, 0)
    }

    func testRowsThatAreToBeMeasuredAnewAreKnownAllTheSame() {
        let table = table(rowHeight: 44)
        table.rowHeight = 50
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        XCTAssertEqual(exceptions.count, 1)
        exceptions = []
        // The data has changed before the table hears of it.
        table.rowHeight = 60
        source.counts = [4]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        XCTAssertEqual(exceptions.count, 0)
        settle()
        XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["0.0", "0.1", "0.2", "0.3"])
        XCTAssertEqual(table.contentSize.height, 240)
        // Another data source's rows are unknown.
        let other = Source()
        other.counts = [2]
        table.dataSource = other
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        settle()
        XCTAssertEqual(exceptions.count, 0)
        XCTAssertEqual(table.visibleCells.count, 2)
    }

    func testACarriedRowThatLeadsNowhereRaises() {
        source.counts = [2, 2]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 440))
        table.register(CountedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        // The first change is one of a table that knew nothing.
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        root.addSubview(table)
        settle()
        table.rowWasCarried(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))
        XCTAssertEqual(exceptions.count, 1)
    }

    func testSubtitlesAreAsHighAsTheirTexts() {
        source.makes = { table, path in
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Subtitle"
            return cell
        }
        let table = table()
        let cell = table.visibleCells[0]
        XCTAssertEqual(cell.frame.height, 55, accuracy: 0.5)
        XCTAssertEqual(cell.textLabel!.frame.minY, 10, accuracy: 0.5)
        XCTAssertEqual(table.contentSize.height, 3 * cell.frame.height, accuracy: 1e-6)
    }

    func testConstraintsDecideHeights() {
        source.makes = { table, path in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: 60 + 10 * CGFloat(path.row)),
            ])
            return cell
        }
        let table = table()
        settle()
        XCTAssertEqual(table.visibleCells.map(\.contentView.bounds.height), [80, 90, 100])
        let box = table.visibleCells[1].contentView.subviews[0]
        XCTAssertEqual(box.frame, CGRect(x: 16, y: 10, width: 361, height: 70))
    }

    /// A fixed row's picture is scaled to it, a row that sizes itself grows to its picture.
    func testPicturesFitTheirRows() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { _ in }
        let table = table()
        for (rowHeight, width, height) in [(80.0, 120.0, 80.0), (UITableView.automaticDimension, 300, 200)] {
            table.rowHeight = rowHeight
            source.makes = { _, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.imageView?.image = picture
                cell.textLabel?.text = "text"
                return cell
            }
            table.reloadData()
            settle()
            let cell = try XCTUnwrap(table.visibleCells.first)
            let image = try XCTUnwrap(cell.imageView).frame
            let room = cell.contentView.bounds.height
            XCTAssertEqual(image.height, height, accuracy: 0.5)
            XCTAssertEqual(image.width, width, accuracy: 1)
            XCTAssertLessThanOrEqual(image.maxY, room + 0.5)
            XCTAssertEqual(try XCTUnwrap(cell.textLabel).frame.minX, image.maxX + 15, accuracy: 0.5)
        }
    }

    func testATableControllerIsItsTablesSource() {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        }
        let controller = Controller(style: .grouped)
        window.rootViewController = controller
        settle()
        XCTAssertEqual(controller.tableView.style, .grouped)
        XCTAssertEqual(controller.tableView.visibleCells.map(\.frame.height), [50, 50])
    }
}
