import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Items that are carried, and rows of lists that are swiped aside.
@preconcurrency @MainActor final class MovingItemTests: EventTestCase {
    private final class Numbers: UICollectionViewController {
        var items = Array(0..<8)
        var log: [String] = []
        var fixed: Int?

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.contentInsetAdjustmentBehavior = .never
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = items[indexPath.item]
            return cell
        }

        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            items[indexPath.item] != fixed
        }

        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
            items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }

        override func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            log.append("target \(proposedIndexPath.item)")
            return proposedIndexPath
        }
    }

    private func show() -> Numbers {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let controller = Numbers(collectionViewLayout: layout)
        window.rootViewController = controller
        controller.view.frame = CGRect(x: 0, y: 0, width: 360, height: 600)
        settle()
        controller.collectionView.frame = CGRect(x: 0, y: 0, width: 360, height: 600)
        settle()
        return controller
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func order(_ controller: Numbers) -> [Int] {
        controller.collectionView.visibleCells.sorted { ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x) }
            .map(\.tag)
    }

    func testAnItemIsCarriedToAnotherPlace() {
        let controller = show()
        let view = controller.collectionView!
        XCTAssertTrue(view.beginInteractiveMovementForItem(at: path(0)))
        XCTAssertFalse(view.beginInteractiveMovementForItem(at: path(1)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 225, y: 50))
        settle()
        XCTAssertEqual(view.cellForItem(at: path(0))?.center, CGPoint(x: 225, y: 50))
        XCTAssertEqual(view.cellForItem(at: path(1))?.center, CGPoint(x: 45, y: 45))
        XCTAssertEqual(view.cellForItem(at: path(3))?.center, CGPoint(x: 315, y: 45))
        view.setNeedsLayout()
        settle()
        XCTAssertEqual(view.cellForItem(at: path(1))?.center, CGPoint(x: 45, y: 45))
        view.endInteractiveMovement()
        settle()
        XCTAssertEqual(controller.log, ["target 2", "move 0 to 2"])
        XCTAssertEqual(order(controller), [1, 2, 0, 3, 4, 5, 6, 7])
    }

    func testAnItemThatIsNotPutDownReturns() {
        let controller = show()
        let view = controller.collectionView!
        controller.fixed = 3
        XCTAssertFalse(view.beginInteractiveMovementForItem(at: path(3)))
        XCTAssertTrue(view.beginInteractiveMovementForItem(at: path(7)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 45))
        settle()
        view.cancelInteractiveMovement()
        settle()
        XCTAssertEqual(controller.log, ["target 0"])
        XCTAssertEqual(order(controller), Array(0..<8))
    }

    func testALongPressPicksAnItemUp() {
        let controller = show()
        down(45, 45)
        wait(0.6)
        move(50, 45)
        move(150, 45)
        move(225, 45)
        up(225, 45)
        settle()
        XCTAssertEqual(controller.log.last, "move 0 to 2")
        controller.installsStandardGestureForInteractiveMovement = false
        controller.log = []
        down(45, 45)
        wait(0.6)
        move(225, 45)
        up(225, 45)
        settle()
        XCTAssertEqual(controller.log, [])
    }

    /// A layout that has the carried item larger, keeps it in the first row and notes what it is asked.
    private final class LiftingLayout: UICollectionViewFlowLayout {
        var log: [String] = []

        override func targetIndexPath(
            forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
        ) -> IndexPath {
            super.targetIndexPath(
                forInteractivelyMovingItem: previousIndexPath, withPosition: CGPoint(x: position.x, y: 45))
        }

        override func layoutAttributesForInteractivelyMovingItem(
            at indexPath: IndexPath, withTargetPosition position: CGPoint
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.layoutAttributesForInteractivelyMovingItem(
                at: indexPath, withTargetPosition: position)
            attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
            return attributes
        }

        override func invalidationContext(
            forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
            previousIndexPaths: [IndexPath], previousPosition: CGPoint
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(
                forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
                previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
            log.append(
                "\(context.previousIndexPathsForInteractivelyMovingItems!) to "
                    + "\(context.targetIndexPathsForInteractivelyMovingItems!) at \(context.interactiveMovementTarget)")
            return context
        }

        override func invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
        ) -> UICollectionViewLayoutInvalidationContext {
            log.append("\(previousIndexPaths) ends at \(indexPaths)\(movementCancelled ? ", cancelled" : "")")
            return super.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
                movementCancelled: movementCancelled)
        }
    }

    func testTheLayoutIsAskedWhereACarriedItemIs() {
        let layout = LiftingLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let controller = show()
        let view = controller.collectionView!
        view.setCollectionViewLayout(layout, animated: false)
        settle()
        XCTAssertTrue(view.beginInteractiveMovementForItem(at: path(0)))
        let cell = view.cellForItem(at: path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 225, y: 150))
        settle()
        XCTAssertEqual(controller.log, ["target 2"])
        XCTAssertEqual(layout.log, ["[[0, 0]] to [[0, 2]] at (225.0, 150.0)"])
        XCTAssertEqual(cell?.center, CGPoint(x: 225, y: 150))
        XCTAssertEqual(cell?.transform, CGAffineTransform(scaleX: 2, y: 2))
        view.cancelInteractiveMovement()
        settle()
        XCTAssertEqual(layout.log.last, "[[0, 2]] ends at [[0, 0]], cancelled")
        XCTAssertEqual(cell?.transform, .identity)
        XCTAssertEqual(order(controller), Array(0..<8))
    }

    /// A layout that turns all of its items: what is put down is as turned as before.
    private final class TurningLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.compactMap { layoutAttributesForItem(at: $0.indexPath) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
            attributes?.transform = CGAffineTransform(rotationAngle: .pi / 2)
            return attributes
        }
    }

    func testACarriedItemKeepsTheLooksOfItsLayout() throws {
        let layout = TurningLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let controller = show()
        let view = controller.collectionView!
        view.setCollectionViewLayout(layout, animated: false)
        settle()
        let cell = try XCTUnwrap(view.cellForItem(at: path(0)))
        let turned = CGAffineTransform(rotationAngle: .pi / 2)
        XCTAssertEqual(cell.transform, turned)
        for isCancelled in [true, false] {
            XCTAssertTrue(view.beginInteractiveMovementForItem(at: path(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 225, y: 50))
            settle()
            XCTAssertEqual(cell.transform, turned)
            if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
            settle()
            XCTAssertEqual(cell.transform, turned)
        }
        XCTAssertEqual(order(controller), [1, 2, 0, 3, 4, 5, 6, 7])
    }

    // MARK: Lists

    private func list(_ log: @escaping (String) -> Void) -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            guard path.item != 1 else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    log("delete \(path.item)")
                    done(true)
                }
            ])
        }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 360, height: 600), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        root.addSubview(view)
        return view
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }
    }

    private func swipe(_ y: CGFloat, by way: CGFloat) {
        down(200, y)
        for step in 1...10 {
            wait(1.0 / 60)
            move(200 + way * CGFloat(step) / 10, y)
        }
        wait(0.2)
        up(200 + way, y)
        settle()
    }

    func testARowIsSwipedAside() throws {
        let view = list { [weak self] in self?.log.append($0) }
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        let rows = Rows()
        view.dataSource = rows
        settle()
        let cell = try XCTUnwrap(view.cellForItem(at: path(0)))
        swipe(20, by: -60)
        XCTAssertEqual(cell.transform.tx, try XCTUnwrap(view.swiping.current).openOffset)
        XCTAssertLessThan(cell.transform.tx, -70)
        swipe(20, by: 60)
        XCTAssertEqual(cell.transform.tx, 0)
        // A row without actions, and a side without any.
        swipe(60, by: -60)
        XCTAssertEqual(view.cellForItem(at: path(1))?.transform, .identity)
        swipe(20, by: 60)
        XCTAssertNil(view.swiping.current)
        swipe(20, by: -60)
        tap(330, 20)
        settle()
        XCTAssertEqual(takeLog(), ["delete 0"])
        XCTAssertEqual(cell.transform.tx, 0)
        swipe(20, by: -190)
        XCTAssertEqual(takeLog(), [])
        view.closeItemSwipe(animated: false)
        down(340, 20)
        for x in stride(from: 330, through: 10, by: -20) {
            wait(1.0 / 60)
            move(CGFloat(x), 20)
        }
        up(10, 20)
        settle()
        XCTAssertEqual(takeLog(), ["delete 0"])
    }
}
