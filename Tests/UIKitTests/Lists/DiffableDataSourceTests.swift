import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class DiffableDataSourceTests: CollectionTestCase {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    func testSnapshotsAreEdited() {
        var data = snapshot([("a", [1, 2, 3]), ("b", [4])])
        data.insertItems([10, 11], beforeItem: 2)
        data.insertItems([12], afterItem: 4)
        data.moveItem(1, afterItem: 12)
        data.deleteItems([3, 99])
        XCTAssertEqual(data.itemIdentifiers(inSection: "a"), [10, 11, 2])
        XCTAssertEqual(data.itemIdentifiers(inSection: "b"), [4, 12, 1])
        XCTAssertEqual(data.indexOfItem(12), 4)
        XCTAssertEqual(data.sectionIdentifier(containingItem: 1), "b")
        data.insertSections(["c"], beforeSection: "b")
        data.moveSection("a", afterSection: "b")
        XCTAssertEqual(data.sectionIdentifiers, ["c", "b", "a"])
        data.deleteSections(["b"])
        XCTAssertEqual(data.itemIdentifiers, [10, 11, 2])
        XCTAssertEqual(data.numberOfItems, 3)
        XCTAssertNil(data.indexOfItem(4))
    }

    func testMistakesRaise() {
        var data = snapshot([("a", [1])])
        data.appendItems([2, 1])
        XCTAssertEqual(
            exceptions.last?.reason,
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}")
        XCTAssertEqual(data.itemIdentifiers, [1])
        var empty = Snapshot()
        empty.appendItems([1])
        XCTAssertEqual(
            exceptions.last?.reason,
            "There are currently no sections in the data source. Please add a section first.")
    }

    func testAListThatNoWindowShowsIsNotAskedForCells() {
        final class Headed: UITableViewController {
            var asked: [String] = []
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                asked.append("header \(section)")
                return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            }
        }
        let controller = Headed()
        let table: UITableView = controller.tableView
        let data = UITableViewDiffableDataSource<String, Int>(tableView: table) { view, path, item in
            controller.asked.append("cell \(item)")
            return view.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        data.apply(snapshot([("a", [1])]), animatingDifferences: false)
        data.apply(snapshot([("a", [1, 2])]))
        XCTAssertEqual(controller.asked, [])
        XCTAssertEqual(data.snapshot().numberOfItems, 2)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = controller
        window.isHidden = false
        settle()
        XCTAssertEqual(Set(controller.asked), ["header 0", "cell 1", "cell 2"])
        XCTAssertEqual(exceptions.map(\.reason), [])
    }

    func testAppliedSnapshotMovesCells() {
        show([0])
        let data = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? TextCell)?.text = "\(item)"
            return cell
        }
        data.apply(snapshot([("a", [1, 2, 3])]))
        settle()
        XCTAssertEqual(data.collectionView(collection, numberOfItemsInSection: 7), 0)
        let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
        XCTAssertEqual((cell as? TextCell)?.text, "1")
        var ended = false
        data.apply(snapshot([("a", [2, 3, 1, 4])])) { ended = true }
        XCTAssertTrue(collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
        XCTAssertEqual(data.indexPath(for: 1), IndexPath(item: 2, section: 0))
        XCTAssertEqual(data.itemIdentifier(for: IndexPath(item: 3, section: 0)), 4)
        settle()
        XCTAssertTrue(ended)
        XCTAssertEqual(collection.visibleCells.compactMap { ($0 as? TextCell)?.text }, ["2", "3", "1", "4"])
    }

    func testFewestMoves() {
        let updates = ListUpdates(
            from: snapshot([("a", [1, 2, 3, 4, 5])]), to: snapshot([("a", [5, 1, 2, 3, 4])]), words: .items,
            animation: .fade)
        XCTAssertEqual(updates.movedItems, [IndexPath(item: 4, section: 0): IndexPath(item: 0, section: 0)])
        XCTAssertEqual(ListUpdates.longestRise([3, 1, 2, 5, 4]).count, 3)
    }

    /// Whatever leads from one snapshot to another leaves each item where the second has it.
    func testRandomSnapshotsAgreeWithTheirDifference() {
        var generator = SplitMix64(seed: 5)
        func random() -> Snapshot {
            var items = Array(0..<14).shuffled(using: &generator).prefix(Int.random(in: 0...14, using: &generator))
            var sections: [(String, [Int])] = []
            for name in ["a", "b", "c", "d"].shuffled(using: &generator).prefix(
                Int.random(in: 1...4, using: &generator))
            {
                let count = Int.random(in: 0...items.count, using: &generator)
                sections.append((name, Array(items.prefix(count))))
                items = items.dropFirst(count)
            }
            return snapshot(sections)
        }
        for round in 0..<500 {
            let (old, new) = (random(), random())
            let updates = ListUpdates(from: old, to: new, words: .items, animation: .fade)
            let before = old.sections.indices.map { old.count($0) }
            let after = new.sections.indices.map { new.count($0) }
            XCTAssertNil(updates.inconsistency(before: before, after: after), "round \(round)")
            let places = updates.places(before: before)
            for item in old.itemIdentifiers {
                XCTAssertEqual(places[old.path(of: item)!], new.path(of: item), "item \(item) in round \(round)")
            }
            for section in old.sections {
                XCTAssertEqual(places[old.indexOfSection(section)!], new.indexOfSection(section))
            }
        }
    }

    func testTableFollowsSnapshots() {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let data = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        root.addSubview(table)
        data.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
        FramePipeline.shared.runFrame()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 1))
        data.apply(snapshot([("b", [3]), ("a", [2, 9])]))
        settle()
        XCTAssertTrue(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        XCTAssertEqual(table.visibleCells.compactMap { $0.textLabel?.text }, ["3", "2", "9"])
        var next = data.snapshot()
        next.reconfigureItems([3])
        data.apply(next)
        settle()
        XCTAssertTrue(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        XCTAssertFalse(data.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    }
}
