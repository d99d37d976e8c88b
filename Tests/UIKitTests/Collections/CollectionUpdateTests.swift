import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class CollectionUpdateTests: CollectionTestCase {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    func testInsertedItemMovesTheOthersOn() {
        show([3])
        let cell = collection.cellForItem(at: path(1))
        source.items[0].insert("new", at: 1)
        source.asked = 0
        var ended: Bool?
        collection.performBatchUpdates({ [self] in collection.insertItems(at: [path(1)]) }, completion: { ended = $0 })
        XCTAssertTrue(collection.cellForItem(at: path(2)) === cell)
        XCTAssertEqual(source.asked, 1)
        XCTAssertEqual(cell?.frame.minX, 125)
        XCTAssertNotNil(cell?.layer.animationKeys())
        settle()
        XCTAssertEqual(ended, true)
        XCTAssertEqual(texts, [path(0): "0.0", path(1): "new", path(2): "0.1", path(3): "0.2"])
        XCTAssertEqual(collection.cellForItem(at: path(1))?.alpha, 1)
    }

    func testDeletedCellFadesAndIsUsedAgain() {
        show([3])
        source.log = { [weak self] in self?.log.append($0) }
        let cell = collection.cellForItem(at: path(0))
        source.items[0].removeFirst()
        collection.deleteItems(at: [path(0)])
        XCTAssertEqual(cell?.alpha, 0)
        XCTAssertTrue(cell?.superview === collection)
        settle()
        XCTAssertNil(cell?.superview)
        XCTAssertEqual(takeLog(), ["didEnd 0.0"])
        source.items[0].append("late")
        collection.insertItems(at: [path(2)])
        XCTAssertTrue(collection.cellForItem(at: path(2)) === cell)
        settle()
        XCTAssertEqual(cell?.alpha, 1)
    }

    func testAChangeOfDataThatNobodyHasAskedForAsksForNothing() {
        let source = CollectionSource()
        source.items = [["one"]]
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        list.dataSource = source
        source.items = [[]]
        list.deleteItems(at: [path(0)])
        list.reloadItems(at: [path(4)])
        XCTAssertFalse(list.isLoaded)
        XCTAssertEqual(list.numberOfItems(inSection: 0), 0)
    }

    func testAClassOfAnotherKindIsRefusedWhenAViewOfItIsWanted() {
        show([1])
        collection.register(UILabel.self, forSupplementaryViewOfKind: "edge", withReuseIdentifier: "label")
        XCTAssertEqual(exceptions.count, 0)
        _ = collection.dequeueReusableSupplementaryView(ofKind: "edge", withReuseIdentifier: "label", for: path(0))
        XCTAssertEqual(
            exceptions.first?.reason,
            "must pass a class of kind UICollectionReusableView for identifier label, not UILabel")
    }

    func testSelectionFollowsItsItem() {
        show([3])
        collection.selectItem(at: path(2), animated: false, scrollPosition: [])
        source.items[0].swapAt(0, 2)
        collection.performBatchUpdates({ [self] in
            collection.moveItem(at: path(2), to: path(0))
            collection.moveItem(at: path(0), to: path(2))
        })
        XCTAssertEqual(collection.indexPathsForSelectedItems, [path(0)])
        settle()
        XCTAssertEqual(texts[path(0)], "0.2")
    }

    func testWrongCountsRaiseInUIKitsWords() {
        show([3])
        collection.insertItems(at: [path(0)])
        XCTAssertEqual(
            exceptions.last?.reason,
            "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (3) must be equal to the number of items contained in that section before the update (3), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
        )
        XCTAssertEqual(exceptions.last?.name, .internalInconsistencyException)
        FramePipeline.shared.runFrame()
        source.items.append([])
        collection.insertItems(at: [])
        XCTAssertEqual(
            exceptions.last?.reason,
            "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (2) must be equal to the number of sections contained in the collection view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
        )
    }

    func testPlacesOutOfBoundsRaise() {
        show([3])
        collection.deleteItems(at: [path(3)])
        XCTAssertEqual(
            exceptions.last?.reason,
            "attempt to delete item 3 from section 0 which only contains 3 items before the update")
        collection.insertItems(at: [path(7)])
        XCTAssertEqual(
            exceptions.last?.reason,
            "attempt to insert item 7 into section 0, but there are only 3 items in section 0 after the update")
        collection.deleteSections([4])
        XCTAssertEqual(
            exceptions.last?.reason,
            "attempt to delete section 4, but there are only 1 sections before the update")
        collection.moveItem(at: path(0), to: path(9))
        XCTAssertEqual(
            exceptions.last?.reason,
            "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 0 - 9}) that does not exist - there are only 3 items in section 0 after the update"
        )
        collection.moveSection(2, toSection: 0)
        XCTAssertEqual(
            exceptions.last?.reason, "attempt to move section 2, but there are only 1 sections before the update")
        collection.moveSection(0, toSection: 3)
        XCTAssertEqual(
            exceptions.last?.reason,
            "attempt to move section 0 to section 3, but there are only 1 sections after the update")
    }

    /// Random batches of changes leave what is shown as the data has it, and keep the cells of items that stay.
    func testRandomBatchesAgreeWithTheModel() {
        var generator = SplitMix64(seed: 20)
        layout.itemSize = CGSize(width: 40, height: 30)
        show([5, 3])
        var fresh = 0
        for round in 0..<150 {
            let old = source.items
            // Sections first: they are named by where they are before and after.
            let deletedSections = old.indices.filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
            var kept = old.enumerated().filter { !deletedSections.contains($0.offset) }.map { $0 }
            var deleted: [IndexPath] = []
            for index in kept.indices {
                let (section, items) = kept[index]
                let gone = items.indices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
                deleted += gone.map { path($0, section) }
                kept[index].element = items.indices.filter { !gone.contains($0) }.map { items[$0] }
            }
            var new: [[String]?] = kept.map(\.element)
            var insertedSections = IndexSet()
            if new.count < 5, Bool.random(using: &generator) {
                let place = Int.random(in: 0...new.count, using: &generator)
                new.insert(nil, at: place)
                insertedSections.insert(place)
            }
            var inserted: [IndexPath] = []
            var model: [[String]] = []
            for (section, items) in new.enumerated() {
                guard var items else {
                    model.append((0..<Int.random(in: 0...4, using: &generator)).map { "\(round) s\($0)" })
                    continue
                }
                for _ in 0..<Int.random(in: 0...2, using: &generator) {
                    let place = Int.random(in: 0...items.count, using: &generator)
                    items.insert("new \(fresh)", at: place)
                    fresh += 1
                }
                inserted += items.indices.filter { !(old.joined().contains(items[$0])) }.map { path($0, section) }
                model.append(items)
            }
            let cells = Dictionary(
                uniqueKeysWithValues: collection.visibleCells.map { (($0 as! TextCell).text, $0) })
            source.items = model
            collection.performBatchUpdates({ [self] in
                collection.deleteSections(IndexSet(deletedSections))
                collection.deleteItems(at: deleted)
                collection.insertSections(insertedSections)
                collection.insertItems(at: inserted)
            })
            XCTAssertEqual(exceptions.map(\.reason), [], "round \(round)")
            for (place, text) in texts { XCTAssertEqual(text, model[place.section][place.item], "round \(round)") }
            for cell in collection.visibleCells {
                let text = (cell as! TextCell).text
                if let before = cells[text] { XCTAssertTrue(before === cell, "\(text) in round \(round)") }
            }
            if round % 3 == 0 {
                settle()
                let all = collection.visibleCells.count
                XCTAssertEqual(all, collection.subviews.count { $0 is TextCell })
                XCTAssertTrue(collection.visibleCells.allSatisfy { $0.alpha == 1 })
                for (place, _) in texts {
                    XCTAssertEqual(collection.cellForItem(at: place)?.frame, frame(place.item, place.section))
                }
            }
        }
    }
}
