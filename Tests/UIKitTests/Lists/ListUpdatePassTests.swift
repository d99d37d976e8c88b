import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A list without cells that writes down what the pass has it do.
private final class FakeList: UIScrollView, UpdatedList {
    var updates = ListUpdateBatch(.rows)
    var marks = ListMarks()
    var shownViews: [IndexPath: UIView] = [:]
    var itemCounts: [Int] = []
    var keepsReloadedSelected = false
    /// What the data source says next.
    var newCounts: [Int] = []
    var log: [String] = []

    var isLoaded = true
    func loadForUpdates() -> Bool {
        log.append("load for updates")
        return true
    }
    func stateBeforeUpdate() -> Int {
        log.append("state before")
        return itemCounts.reduce(0, +)
    }
    func load(following moves: ListMoves) {
        log.append("load")
        itemCounts = newCounts
    }
    func startOver() { log.append("start over") }
    func follow(_ moves: ListMoves) { log.append("follow \(marks.selected.map(\.item))") }
    func key(_ key: IndexPath, after moves: ListMoves) -> IndexPath? { moves.kept(key) }
    func showUpdate(leaving: [(key: IndexPath, view: UIView)], completion: ((Bool) -> Void)?) {
        log.append("show \(shownViews.keys.sorted().map(\.item)), leaving \(leaving.map(\.key.item))")
        completion?(true)
    }
    func animateUpdate(
        leaving: [(key: IndexPath, view: UIView)], from before: Int, moves: ListMoves, completion: ((Bool) -> Void)?
    ) {
        log.append("animate from \(before), leaving \(leaving.map(\.key.item))")
        completion?(true)
    }
    func completeAfterwards(_ completion: @escaping (Bool) -> Void) {
        log.append("afterwards")
        completion(true)
    }

    func show(_ count: Int) {
        (itemCounts, newCounts) = ([count], [count])
        shownViews = Dictionary(uniqueKeysWithValues: (0..<count).map { (IndexPath(item: $0, section: 0), UIView()) })
    }
}

@preconcurrency @MainActor final class ListUpdatePassTests: ScreenTestCase {
    private let list = FakeList(frame: .zero)
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    func testTheStepsOfAnUpdate() {
        list.show(4)
        list.marks.selected = [path(3), path(1)]
        list.newCounts = [4]
        let last = list.shownViews[path(3)]
        list.runBatch {
            self.list.update {
                $0.deletedItems[self.path(1)] = .fade
                $0.insertedItems[self.path(0)] = .fade
            }
            self.list.update { $0.reloadedItems[self.path(2)] = .fade }
        } completion: { [list] in
            list.log.append("completion \($0)")
        }
        XCTAssertEqual(
            list.log,
            [
                "load for updates", "state before", "load", "follow [3]", "show [1, 3], leaving [1, 2]",
                "completion true",
            ])
        XCTAssertIdentical(list.shownViews[path(3)], last)
        XCTAssertFalse(list.updates.isOpen)
    }

    func testAnUpdateOnTheScreenIsAnimated() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(list)
        list.show(2)
        list.newCounts = [1]
        list.update { $0.deletedItems[self.path(0)] = .fade }
        XCTAssertEqual(list.log.last, "animate from 2, leaving [0]")
        list.newCounts = [0]
        list.update { $0.deletedItems[self.path(0)] = UITableView.RowAnimation.none }
        XCTAssertEqual(list.log.last, "show [], leaving [0]")
    }

    func testABatchInsideAnotherIsShownWithIt() {
        list.show(2)
        list.newCounts = [0]
        list.openUpdates()
        list.runBatch {
            self.list.update { $0.deletedItems[self.path(0)] = .fade }
        } completion: { _ in
        }
        XCTAssertEqual(list.log, ["load for updates", "afterwards"])
        list.update { $0.deletedItems[self.path(1)] = .fade }
        list.closeUpdates()
        XCTAssertEqual(list.log.dropFirst(2), ["state before", "load", "follow []", "show [], leaving [0, 1]"])
        // One more end than beginnings.
        list.closeUpdates()
        XCTAssertEqual(list.log.count, 6)
    }

    func testChangesThatDoNotLeadToTheNewStateAreRefusedAndTheStateIsShown() {
        var reasons: [String] = []
        NSException.interceptor = { reasons.append($0.reason ?? "") }
        list.show(2)
        list.marks.selected = [path(1)]
        list.update { $0.deletedItems[self.path(0)] = .fade }
        XCTAssertEqual(list.log, ["load for updates", "state before", "load", "start over"])
        XCTAssertEqual(reasons.count, 1)
        XCTAssertEqual(list.marks.selected, [path(1)])
        // What was refused is forgotten.
        list.log = []
        list.update { _ in }
        XCTAssertEqual(list.log.last, "show [0, 1], leaving []")
    }

    func testMarksKeepToTheirItems() {
        var changes = ListUpdates(.items)
        changes.deletedItems[path(0)] = .fade
        changes.reloadedItems[path(2)] = .fade
        changes.movedItems[path(3)] = path(0)
        let moves = ListMoves(changes, before: [5])
        var marks = ListMarks(
            selected: [path(4), path(2), path(0)], highlighted: path(2), prefetched: [path(3), path(0)])
        var kept = marks
        marks.follow(moves, keepingReloaded: false)
        XCTAssertEqual(marks, ListMarks(selected: [path(3)], highlighted: path(2), prefetched: [path(0)]))
        kept.follow(moves, keepingReloaded: true)
        XCTAssertEqual(kept.selected, [path(3), path(2)])
    }
}
