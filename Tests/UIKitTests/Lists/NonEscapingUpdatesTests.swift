import UIKit
import XCTest

/// Batches of changes whose closures the lists do not keep.
@preconcurrency @MainActor final class NonEscapingUpdatesTests: XCTestCase {
    private final class Table: UITableView {
        var batches = 0

        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            batches += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    private var count = 0

    private func change(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }

    func test_aParameterThatDoesNotEscape() {
        let table = Table()
        change(table) { count += 1 }
        // Members need no self.
        table.performBatchUpdates { count += 1 }
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).performBatchUpdates {
            count += 1
        }
        table.performBatchUpdates(nil)
        XCTAssertEqual([count, table.batches], [3, 3])
    }
}
