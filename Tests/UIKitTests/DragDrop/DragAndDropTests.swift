import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class DragAndDropTests: ScreenTestCase {
    private var screen: TestScreen!
    private var source: UIView!
    private var goal: UIView!
    private var log: Log!

    override func begin() {
        super.begin()
        screen = TestScreen()
        let controller = UIViewController()
        source = UIView(frame: CGRect(x: 50, y: 100, width: 80, height: 80))
        goal = UIView(frame: CGRect(x: 50, y: 400, width: 300, height: 200))
        source.backgroundColor = .systemRed
        controller.view.addSubview(source)
        controller.view.addSubview(goal)
        log = Log()
        source.addInteraction(UIDragInteraction(delegate: log))
        goal.addInteraction(UIDropInteraction(delegate: log))
        screen.show(controller)
    }

    private final class Log: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var events: [String] = []
        var operation = UIDropOperation.copy
        var texts: [String] = ["dog"]

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            events.append("begin \(session.items.count)")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
        ) { events.append("will end \(operation)") }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) { events.append("did end \(operation)") }
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
            events.append("transferred")
        }
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            events.append("enter")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: operation) }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            events.append("exit")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            events.append("drop")
            session.loadObjects(ofClass: NSString.self) { objects in
                self.events.append("loaded \(objects.compactMap { $0 as? NSString })")
            }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            events.append("conclude")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            events.append("session end")
        }
    }

    /// Rests on the source for some time, and goes on to a point.
    private func drag(to point: CGPoint, resting: TimeInterval = 0.6) throws -> TestFinger {
        let finger = try XCTUnwrap(screen.touchDown(.point(90, 140)))
        screen.advance(by: resting)
        finger.move(to: .point(point.x, point.y), over: 0.3)
        return finger
    }

    func test_thingsAreLiftedCarriedAndDropped() throws {
        let finger = try drag(to: CGPoint(x: 200, y: 500))
        XCTAssertEqual(log.events, ["begin 1", "enter"])
        finger.lift()
        XCTAssertEqual(
            log.events,
            [
                "begin 1", "enter", "drop", "will end copy", "loaded [dog]", "conclude", "session end",
                "did end copy", "transferred",
            ])
        XCTAssertFalse(source.layer.isLifted)
    }

    func test_whatIsDroppedBesideGoesBack() throws {
        let finger = try drag(to: CGPoint(x: 200, y: 500))
        finger.move(to: .point(200, 300), over: 0.1)
        XCTAssertTrue(source.layer.isLifted)
        finger.lift()
        XCTAssertEqual(
            log.events, ["begin 1", "enter", "exit", "will end cancel", "session end", "did end cancel"])
        XCTAssertFalse(source.layer.isLifted)
    }

    func test_aForbiddenPlaceTakesNothing() throws {
        log.operation = .forbidden
        try drag(to: CGPoint(x: 200, y: 500)).lift()
        XCTAssertEqual(
            log.events, ["begin 1", "enter", "exit", "will end cancel", "session end", "did end cancel"])
    }

    func test_aShortTouchLiftsNothing() throws {
        try drag(to: CGPoint(x: 200, y: 500), resting: 0.3).lift()
        XCTAssertEqual(log.events, [])
    }

    func test_aPressWithoutMovementIsNoDrag() throws {
        let finger = try XCTUnwrap(screen.touchDown(.point(90, 140)))
        screen.advance(by: 0.8)
        XCTAssertTrue(source.layer.isLifted)
        finger.lift()
        XCTAssertEqual(log.events, [])
        XCTAssertFalse(source.layer.isLifted)
    }

    func test_nothingToDragNoDrag() throws {
        log.texts = []
        try drag(to: CGPoint(x: 200, y: 500)).lift()
        XCTAssertEqual(log.events, [])
    }

    // MARK: Lists

    /// A table whose rows can be dragged to other places.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
        var rows = (0..<8).map { "row \($0)" }
        var events: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
            item.localObject = rows[indexPath.row]
            return [item]
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(
                operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            events.append("\(coordinator.proposal.operation)")
            guard let destination = coordinator.destinationIndexPath else { return }
            for item in coordinator.items {
                guard let source = item.sourceIndexPath, let text = item.dragItem.localObject as? String else {
                    continue
                }
                rows.remove(at: source.row)
                rows.insert(text, at: destination.row)
                tableView.moveRow(at: source, to: destination)
                coordinator.drop(item.dragItem, toRowAt: destination)
            }
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { events.append("end") }
    }

    func test_rowsAreDraggedToOtherPlaces() throws {
        let (rows, controller) = (Rows(), UITableViewController())
        controller.tableView.dataSource = rows
        controller.tableView.dragDelegate = rows
        controller.tableView.dropDelegate = rows
        controller.tableView.rowHeight = 50
        screen.show(controller)
        let table = try XCTUnwrap(controller.tableView)
        let from = table.convert(CGPoint(x: 100, y: 75), to: nil)
        let to = table.convert(CGPoint(x: 100, y: 225), to: nil)
        let finger = try XCTUnwrap(screen.touchDown(.point(from.x, from.y)))
        screen.advance(by: 0.6)
        XCTAssertTrue(table.hasActiveDrag)
        finger.move(to: .point(to.x, to.y), over: 0.3)
        XCTAssertTrue(table.hasActiveDrop)
        finger.lift()
        XCTAssertEqual(rows.events, ["move", "end"])
        XCTAssertEqual(rows.rows.prefix(6), ["row 0", "row 2", "row 3", "row 4", "row 1", "row 5"])
        XCTAssertFalse(table.hasActiveDrag)
        XCTAssertFalse(table.hasActiveDrop)
    }

    /// A collection into which things are dropped from elsewhere.
    private final class Cells: NSObject, UICollectionViewDataSource, UICollectionViewDropDelegate {
        var texts = ["a", "b"]
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            for item in coordinator.items {
                XCTAssertNil(item.sourceIndexPath)
                nonisolated(unsafe) let place = coordinator.drop(
                    item.dragItem,
                    to: UICollectionViewDropPlaceholder(
                        insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "cell"))
                item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
                    nonisolated(unsafe) let text = text as? NSString
                    MainActor.assumeIsolated {
                        _ = place.commitInsertion { self.texts.insert("\(text ?? "-")", at: $0.item) }
                    }
                }
            }
        }
    }

    func test_thingsAreDroppedIntoCollections() throws {
        let cells = Cells()
        let collection = UICollectionView(frame: goal.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = cells
        collection.dropDelegate = cells
        goal.addSubview(collection)
        try drag(to: CGPoint(x: 200, y: 550)).lift()
        XCTAssertEqual(cells.texts, ["a", "dog", "b"])
        XCTAssertEqual(collection.numberOfItems(inSection: 0), 3)
        XCTAssertEqual(log.events, ["begin 1", "will end copy", "did end copy", "transferred"])
    }
}
