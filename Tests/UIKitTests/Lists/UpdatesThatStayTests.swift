import XCTest

@testable import UIKit

/// Closures of updates, which do not escape.
@preconcurrency @MainActor
final class UpdatesThatStayTests: XCTestCase {
    private class Table: UITableView {
        var calls = 0
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    private var count = 0

    private func update(_ table: UITableView, _ list: UICollectionView, by changes: () -> Void) {
        table.performBatchUpdates(changes)
        list.performBatchUpdates(changes, completion: nil)
    }

    func testAClosureThatDoesNotEscapeIsHandedOn() {
        let table = Table(frame: .zero)
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        update(table, list) { count += 1 }
        // Without `self`, as nothing keeps the closure.
        table.performBatchUpdates({ count += 1 }, completion: nil)
        list.performBatchUpdates({ count += 1 })
        table.performBatchUpdates(nil)
        let changes: (() -> Void)? = { self.count += 1 }
        list.performBatchUpdates(changes, completion: nil)
        XCTAssertEqual(count, 5)
        XCTAssertEqual(table.calls, 3)
    }
}
