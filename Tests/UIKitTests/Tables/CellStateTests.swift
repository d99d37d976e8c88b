import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class CellStateTests: EventTestCase {
    private final class Cell: UITableViewCell {
        static var log: (String) -> Void = { _ in }
        override func willTransition(to state: StateMask) { Self.log("will \(state.rawValue)") }
        override func didTransition(to state: StateMask) { Self.log("did \(state.rawValue)") }
    }

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}
    }

    func testTheGroundOfSeveralGoesWithEditing() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400), style: .plain)
        let source = Source()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.allowsMultipleSelectionDuringEditing = true
        root.addSubview(table)
        FramePipeline.shared.runFrame()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let ground = UIView()
        cell.multipleSelectionBackgroundView = ground
        table.setEditing(true, animated: false)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        FramePipeline.shared.runFrame()
        XCTAssertTrue(ground.superview === cell)
        table.setEditing(false, animated: false)
        FramePipeline.shared.runFrame()
        XCTAssertNil(ground.superview)
    }

    func testACellHearsOfEditingBeforeAndAfterIt() {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400), style: .plain)
        let source = Source()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        Cell.log = { [weak self] in self?.log.append($0) }
        root.addSubview(table)
        FramePipeline.shared.runFrame()
        table.setEditing(true, animated: true)
        XCTAssertEqual(takeLog(), ["will 1"])
        settle()
        XCTAssertEqual(takeLog(), ["did 1"])
        table.setEditing(false, animated: false)
        XCTAssertEqual(takeLog(), ["will 0", "did 0"])
    }

    private final class Picky: UIScrollView {
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            !(view is UIButton)
        }
    }

    func testAScrollViewKeepsTouchesFromItsContent() {
        let scroll = Picky(frame: root.bounds)
        let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 40))
        button.addAction(UIAction { [weak self] _ in self?.log.append("button") }, for: .touchUpInside)
        scroll.addSubview(button)
        root.addSubview(scroll)
        tap(100, 220)
        settle()
        XCTAssertEqual(takeLog(), [])
    }

    func testARecognizerGetsOnlyTheKindsOfTouchesThatItAllows() {
        let pencil = UITapGestureRecognizer()
        pencil.onAction = { [weak self] _ in self?.log.append("pencil") }
        pencil.allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber]
        root.addGestureRecognizer(pencil)
        tap(100, 220)
        settle()
        XCTAssertEqual(takeLog(), [])
        pencil.allowedTouchTypes = [UITouch.TouchType.direct.rawValue as NSNumber]
        tap(100, 220)
        settle()
        XCTAssertEqual(takeLog(), ["pencil"])
    }
}
