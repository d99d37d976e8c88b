import UIKit
import XCTest

/// The closures of batch updates, which the call does not keep.
@preconcurrency @MainActor final class BatchUpdatesTests: XCTestCase {
    private var events: [String] = []

    private func note(_ event: String) { events.append(event) }

    // This only compiles where the closure may be one that was lent.
    private func update(_ table: UITableView, _ collection: UICollectionView, _ updates: () -> Void) {
        table.performBatchUpdates(updates)
        collection.performBatchUpdates(updates)
    }

    func test_closuresNeedNoSelf() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        UITableView().performBatchUpdates { note("table") }
        collection.performBatchUpdates({ note("collection") }, completion: nil)
        collection.performBatchUpdates(nil)
        XCTAssertEqual(events, ["table", "collection"])
    }

    func test_closuresThatWereLent() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        update(UITableView(), collection) { note("lent") }
        XCTAssertEqual(events, ["lent", "lent"])
    }

    // This only compiles where a closure may use one that was lent.
    private func updateWithin(_ table: UITableView, _ collection: UICollectionView, _ updates: () -> Void) {
        table.performBatchUpdates(
            {
                updates(); note("table")
            }, completion: { _ in })
        collection.performBatchUpdates {
            updates()
            note("collection")
        }
    }

    func test_closuresThatUseLentOnes() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        updateWithin(UITableView(), collection) { note("lent") }
        XCTAssertEqual(events, ["lent", "table", "lent", "collection"])
    }

    func test_aClosureOfAnOverrideIsMadeOnce() {
        final class Table: UITableView {
            var calls = 0
            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                calls += 1
                super.performBatchUpdates({ updates?() }, completion: completion)
            }
        }
        let table = Table()
        table.performBatchUpdates { note("first") }
        table.performBatchUpdates({ note("second") }, completion: nil)
        XCTAssertEqual(table.calls, 2)
        XCTAssertEqual(events, ["first", "second"])
    }

    func test_aSubclassHearsOfLentClosuresOnce() {
        final class Table: UITableView {
            var calls = 0
            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                calls += 1
                super.performBatchUpdates({ updates?() }, completion: completion)
            }
        }
        let table = Table()
        func update(_ updates: () -> Void) { table.performBatchUpdates(updates) }
        update { note("lent") }
        XCTAssertEqual(table.calls, 1)
        XCTAssertEqual(events, ["lent"])
    }
}
