import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class MultipleSelectionTests: EventTestCase {
    private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: (String) -> Void = { _ in }
        var allows = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            log("should \(indexPath.row)")
            return allows
        }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            log("begin \(indexPath.row)")
            tableView.setEditing(true, animated: false)
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log("end") }
    }

    private var table: UITableView!
    private var owner: Owner!

    override func begin() {
        super.begin()
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 50
        table.allowsMultipleSelectionDuringEditing = true
        owner = Owner()
        owner.log = { [weak self] in self?.log.append($0) }
        table.dataSource = owner
        table.delegate = owner
        root.addSubview(table)
        table.layoutIfNeeded()
    }

    override func end() {
        (table, owner) = (nil, nil)
        super.end()
    }

    private func drag(rows: [Int]) {
        let places = rows.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).midY - table.contentOffset.y }
        down(100, places[0])
        down(160, places[0], finger: 1)
        for place in places.dropFirst() {
            wait(1.0 / 60)
            move(100, place)
            move(160, place, finger: 1)
        }
        up(100, places.last!)
        up(160, places.last!, finger: 1)
    }

    private var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

    func testTwoFingersSelectWhatTheyPass() {
        drag(rows: [2, 3, 4, 5])
        XCTAssertEqual(takeLog(), ["should 2", "begin 2", "end"])
        XCTAssertTrue(table.isEditing)
        XCTAssertEqual(selected, [2, 3, 4, 5])
        XCTAssertEqual(table.contentOffset, .zero)
    }

    func testGoingBackDeselectsWhatTheyHadSelected() {
        drag(rows: [5, 4, 3, 2, 3, 4])
        XCTAssertEqual(selected, [4, 5])
    }

    func testADelegateThatRefusesLetsThemScroll() {
        owner.allows = false
        drag(rows: [6, 5, 4, 3])
        XCTAssertEqual(takeLog(), ["should 6"])
        XCTAssertEqual(selected, [])
        XCTAssertGreaterThan(table.contentOffset.y, 0)
    }
}
