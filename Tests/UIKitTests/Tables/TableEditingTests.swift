import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class TableEditingTests: EventTestCase {
    private class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = ["a", "b", "c", "d"]
        var log: (String) -> Void = { _ in }
        var styles: [Int: UITableViewCell.EditingStyle] = [:]
        var leading: UISwipeActionsConfiguration?
        var rowActions: [UITableViewRowAction]?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { styles[indexPath.row] ?? .delete }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log("willBegin \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log("didSelect \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading }
        func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? { rowActions }
    }

    private final class Editor: Plain {}

    /// With the optional methods in an extension, as apps write them.
    fileprivate final class Committing: NSObject, UITableViewDataSource {
        var rows = ["a", "b", "c", "d"]
        var log: (String) -> Void = { _ in }
        var fixed: Set<Int> = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(indexPath.row)
        }
    }

    private var table: UITableView!
    private var source: Committing!
    private var delegate: Plain!

    override func begin() {
        super.begin()
        table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = Committing()
        delegate = Plain()
        source.log = { [weak self] in self?.log.append($0) }
        delegate.log = { [weak self] in self?.log.append($0) }
        table.dataSource = source
        table.delegate = delegate
        root.addSubview(table)
        FramePipeline.shared.runFrame()
    }

    override func end() {
        (table, source, delegate) = (nil, nil, nil)
        super.end()
    }

    private func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
    private var texts: [String?] { (0..<source.rows.count).map { cell($0)?.textLabel?.text } }

    private func swipe(fromX start: CGFloat, to end: CGFloat, y: CGFloat) {
        down(start, y)
        for step in 1...10 {
            wait(0.016)
            move(start + (end - start) * CGFloat(step) / 10, y)
        }
        wait(0.3)
        up(end, y)
        settle()
    }

    func testRowActionsStayUntilTheEditingEnds() {
        let more = UITableViewRowAction(style: .normal, title: "More") { [unowned self] action, path in
            log.append("\(action.title ?? "nil") \(path.row)")
        }
        delegate.rowActions = [UITableViewRowAction(style: .destructive, title: "Remove") { _, _ in }, more]
        swipe(fromX: 380, to: 20, y: 122)
        XCTAssertEqual(table.swipe?.actions.configuration.actions.map(\.title), ["Remove", "More"])
        XCTAssertEqual(table.swipe?.actions.configuration.performsFirstActionWithFullSwipe, false)
        _ = takeLog()
        let action = table.swipe?.actions.configuration.actions[1]
        action?.handler(action!, table) { _ in }
        settle()
        XCTAssertEqual(takeLog(), ["More 0"])
        XCTAssertNotNil(table.swipe)
        table.setEditing(false, animated: true)
        settle()
        XCTAssertNil(table.swipe)
        XCTAssertEqual(takeLog(), ["didEnd 0"])
        delegate.rowActions = []
        swipe(fromX: 380, to: 20, y: 122)
        XCTAssertNil(table.swipe)
    }

    func testOptionalMethodsAreFoundWhereTheyAre() {
        XCTAssertTrue(ImplementedMethods.has(source, "tableView", ["commit", "forRowAt"]))
        XCTAssertTrue(ImplementedMethods.has(source, "tableView", ["moveRowAt", "to"]))
        XCTAssertFalse(ImplementedMethods.has(delegate, "tableView", ["commit", "forRowAt"]))
        XCTAssertFalse(ImplementedMethods.has(delegate, "tableView", ["moveRowAt", "to"]))
        XCTAssertTrue(ImplementedMethods.has(delegate, "tableView", ["editingStyleForRowAt"]))
        // Also in a subclass of the class that has them.
        XCTAssertTrue(ImplementedMethods.has(Editor(), "tableView", ["editingStyleForRowAt"]))
        XCTAssertFalse(
            ImplementedMethods.has(UITableViewController(style: .plain), "tableView", ["commit", "forRowAt"]))
    }

    func testEditingShowsWhatCanBeDoneWithRows() {
        delegate.styles = [1: .insert, 2: .none]
        source.fixed = [3]
        table.setEditing(true, animated: true)
        settle()
        XCTAssertEqual((0..<4).map { cell($0)?.editControl?.sign }, [.delete, .insert, nil, .delete])
        XCTAssertEqual((0..<4).map { cell($0)?.reorderControl != nil }, [true, true, true, false])
        XCTAssertEqual((0..<4).map { cell($0)?.isEditing }, [true, true, true, true])
        XCTAssertEqual(cell(0)?.editingStyle, .delete)
        XCTAssertEqual(cell(0)?.contentView.frame.minX, 40)
        XCTAssertEqual(cell(0)?.contentView.frame.maxX, 393 - 44)
        XCTAssertEqual(cell(3)?.contentView.frame.maxX, 393)
        table.setEditing(false, animated: true)
        settle()
        XCTAssertEqual(cell(0)?.contentView.frame, CGRect(x: 0, y: 0, width: 393, height: 44 - 1.0 / 3))
        XCTAssertEqual(cell(0)?.subviews.contains { $0 is CellEditControl || $0 is CellReorderControl }, false)
    }

    func testTapsChooseNothingWhileRowsAreEdited() {
        table.isEditing = true
        FramePipeline.shared.runFrame()
        tap(200, 120)
        settle()
        XCTAssertEqual(takeLog(), [])
        table.allowsSelectionDuringEditing = true
        tap(200, 120)
        settle()
        XCTAssertEqual(takeLog(), ["didSelect 0"])
    }

    func testRowsAreTickedOff() {
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(cell(0)?.editControl?.sign, .choice)
        tap(200, 120)
        settle()
        tap(20, 210)
        settle()
        XCTAssertEqual(table.indexPathsForSelectedRows?.map(\.row), [0, 2])
        XCTAssertEqual((0..<4).map { cell($0)?.editControl?.isOn }, [true, false, true, false])
        tap(200, 120)
        settle()
        XCTAssertEqual(table.indexPathsForSelectedRows?.map(\.row), [2])
    }

    func testMinusAsksBeforeItDeletes() {
        table.setEditing(true, animated: false)
        FramePipeline.shared.runFrame()
        tap(27, 166)
        settle()
        XCTAssertEqual(takeLog(), ["willBegin 1"])
        XCTAssertEqual(cell(1)?.frame.minX, -74 - 2.0 / 3)
        XCTAssertEqual(cell(1)?.showingDeleteConfirmation, true)
        tap(360, 166)
        settle()
        XCTAssertEqual(takeLog(), ["commit 1 1", "didEnd 1"])
        XCTAssertEqual(texts, ["a", "c", "d"])
    }

    func testSwipeUncoversDelete() {
        swipe(fromX: 300, to: 200, y: 120)
        XCTAssertEqual(takeLog(), ["willBegin 0"])
        XCTAssertEqual(cell(0)?.frame, CGRect(x: -74 - 2.0 / 3, y: 0, width: 393, height: 44))
        let actions = table.subviews.compactMap { $0 as? SwipeActionsView }
        XCTAssertEqual(
            actions.map(\.frame), [CGRect(x: 318 + 1.0 / 3, y: 0, width: 74 + 2.0 / 3, height: 44 - 1.0 / 3)])
        // A tap elsewhere covers it again and does nothing else.
        tap(100, 166)
        settle()
        XCTAssertEqual(takeLog(), ["didEnd 0"])
        XCTAssertEqual(cell(0)?.frame.minX, 0)
        XCTAssertFalse(table.subviews.contains { $0 is SwipeActionsView })
        swipe(fromX: 300, to: 200, y: 120)
        tap(350, 120)
        settle()
        XCTAssertEqual(takeLog(), ["willBegin 0", "commit 1 0", "didEnd 0"])
        XCTAssertEqual(texts, ["b", "c", "d"])
        XCTAssertEqual(cell(0)?.frame, CGRect(x: 0, y: 0, width: 393, height: 44))
    }

    func testSwipeAcrossTheRowDeletes() {
        swipe(fromX: 380, to: 20, y: 166)
        XCTAssertEqual(takeLog(), ["willBegin 1", "commit 1 1", "didEnd 1"])
        XCTAssertEqual(texts, ["a", "c", "d"])
        XCTAssertFalse(table.subviews.contains { $0 is SwipeActionsView })
    }

    func testShortSwipeUncoversNothing() {
        swipe(fromX: 300, to: 280, y: 120)
        XCTAssertEqual(takeLog(), ["willBegin 0", "didEnd 0"])
        XCTAssertEqual(cell(0)?.frame.minX, 0)
    }

    func testLeadingActionsAreTheDelegates() {
        var done: [String] = []
        delegate.leading = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Pin") { action, _, completion in
                done.append(action.title ?? "")
                completion(true)
            }
        ])
        swipe(fromX: 100, to: 190, y: 120)
        XCTAssertEqual(cell(0)?.frame.minX, 74)
        tap(30, 120)
        settle()
        XCTAssertEqual(done, ["Pin"])
        XCTAssertEqual(cell(0)?.frame.minX, 0)
        XCTAssertEqual(takeLog(), ["willBegin 0", "didEnd 0"])
    }

    func testNothingIsUncoveredWithoutCommit() {
        table.dataSource = delegate
        FramePipeline.shared.runFrame()
        swipe(fromX: 300, to: 200, y: 120)
        XCTAssertFalse(takeLog().contains("willBegin 0"))
        XCTAssertNil(table.swipe)
    }

    func testGripCarriesARow() {
        table.setEditing(true, animated: false)
        FramePipeline.shared.runFrame()
        down(370, 122)
        for y in stride(from: CGFloat(122), through: 212, by: 6) { move(370, y) }
        wait(1)
        // The others make room while the row is held.
        XCTAssertEqual((1..<4).map { cell($0)?.frame.minY }, [0, 44, 132])
        XCTAssertEqual(cell(0)?.frame.midY, 112)
        XCTAssertEqual(takeLog(), [])
        up(370, 212)
        settle()
        XCTAssertEqual(takeLog(), ["move 0 2"])
        XCTAssertEqual(texts, ["b", "c", "a", "d"])
        XCTAssertEqual((0..<4).map { cell($0)?.frame.minY }, [0, 44, 88, 132])
        XCTAssertEqual(cell(2)?.alpha, 1)
    }

    func testDataThatChangeUnderTheFingerEndTheCarrying() {
        table.setEditing(true, animated: false)
        FramePipeline.shared.runFrame()
        down(370, 122)
        for y in stride(from: CGFloat(122), through: 212, by: 6) { move(370, y) }
        XCTAssertTrue(table.hasUncommittedUpdates)
        source.rows = []
        table.reloadData()
        XCTAssertFalse(table.hasUncommittedUpdates)
        move(370, 150)
        up(370, 150)
        settle()
        XCTAssertEqual(takeLog(), [])
        XCTAssertTrue(table.visibleCells.isEmpty)
    }

    func testLettersLeadToSections() {
        let letters = Letters()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 300), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = letters
        self.table.removeFromSuperview()
        root.addSubview(table)
        FramePipeline.shared.runFrame()
        // 26 letters of 14 points do not fit: each gets its part of the height.
        down(388, 100 + 300 * 2.5 / 26)
        settle()
        XCTAssertEqual(table.contentOffset.y, table.rectForHeader(inSection: 2).minY)
        up(388, 100 + 300 * 2.5 / 26)
        settle()
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    private final class Letters: NSObject, UITableViewDataSource {
        let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
        func numberOfSections(in tableView: UITableView) -> Int { 26 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
    }
}

extension TableEditingTests.Committing {
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log("commit \(editingStyle.rawValue) \(indexPath.row)")
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
