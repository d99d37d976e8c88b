import Foundation
import QuartzCore

/// An item that somebody carries to another place.
@MainActor final class ItemMoving {
    let origin: IndexPath
    var target: IndexPath
    let cell: UICollectionViewCell
    /// Where the middle of the cell is, in the content's coordinates, in points.
    var position: CGPoint

    init(origin: IndexPath, cell: UICollectionViewCell) {
        self.origin = origin
        target = origin
        self.cell = cell
        position = cell.center
    }

    /// The place at which another item is shown meanwhile.
    func place(of path: IndexPath) -> IndexPath {
        var path = path
        if path.section == origin.section, path.item > origin.item { path.item -= 1 }
        if path.section == target.section, path.item >= target.item { path.item += 1 }
        return path
    }
}

/// Moving items by hand.
extension UICollectionView {
    /// The duration of items' moves, in seconds.
    private static let moveDuration = 0.25

    func beginMoving(_ path: IndexPath) -> Bool {
        layoutIfNeeded()
        guard moving == nil, let cell = cellForItem(at: path), mayMove(path) else { return false }
        moving = ItemMoving(origin: path, cell: cell)
        bringSubviewToFront(cell)
        return true
    }

    /// Whether the data source moves items, and allows it for one.
    func mayMove(_ path: IndexPath) -> Bool {
        guard let dataSource,
            (dataSource as? any ReorderingSource)?.movesItems == true
                || ImplementedMethods.has(dataSource, "collectionView", ["moveItemAt", "to"])
        else { return false }
        return dataSource.collectionView(self, canMoveItemAt: path)
    }

    func carry(to position: CGPoint) {
        guard let moving else { return }
        let (oldPosition, oldTarget) = (moving.position, moving.target)
        moving.position = position
        place(moving)
        var wish = storedLayout.targetIndexPath(forInteractivelyMovingItem: moving.target, withPosition: position)
        if wish != moving.target, let delegate {
            wish = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.origin,
                atCurrentIndexPath: moving.target,
                toProposedIndexPath: wish)
        }
        guard wish != moving.target, hasItem(wish) || wish.item <= numberOfItems(inSection: wish.section) else {
            return
        }
        moving.target = wish
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContext(
                forInteractivelyMovingItems: [wish], withTargetPosition: position, previousIndexPaths: [oldTarget],
                previousPosition: oldPosition))
        UIView.animate(withDuration: Self.moveDuration, delay: 0, options: .allowUserInteraction) {
            self.makeRoom()
        }
    }

    /// Puts the carried cell where the layout wants it.
    private func place(_ moving: ItemMoving) {
        let attributes = storedLayout.layoutAttributesForInteractivelyMovingItem(
            at: moving.target, withTargetPosition: moving.position)
        moving.cell.place(by: attributes, from: moving.cell.hostOrigin)
    }

    // Choice (moving items): the other items take each other's places as they are; the layout is asked anew at the end.
    /// Puts the items that are shown where they will be once the carried one is put down.
    private func makeRoom() {
        guard let moving else { return }
        for (key, view) in shown where key.category == .cell && view !== moving.cell {
            if let attributes = storedLayout.layoutAttributesForItem(at: moving.place(of: key.indexPath)) {
                view.center = attributes.center
                view.bounds.size = attributes.size
            }
        }
    }

    /// Layout has placed the cells: the carried one stays with its hand.
    func keepMoving() {
        guard let moving else { return }
        place(moving)
        if moving.target != moving.origin { makeRoom() }
    }

    func putDown(isCancelled: Bool) {
        guard let moving else { return }
        let (from, to) = (moving.origin, moving.target)
        self.moving = nil
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [isCancelled ? from : to], previousIndexPaths: [to],
                movementCancelled: isCancelled))
        guard !isCancelled, from != to else {
            return UIView.animate(withDuration: Self.moveDuration) {
                for (key, view) in self.shown where key.category == .cell {
                    if let attributes = self.storedLayout.layoutAttributesForItem(at: key.indexPath) {
                        view.place(by: attributes, from: view.hostOrigin)
                    }
                }
            }
        }
        dataSource?.collectionView(self, moveItemAt: from, to: to)
        performBatchUpdates({ self.moveItem(at: from, to: to) })
    }
}

/// The press that picks up items in a collection view controller.
final class MovingPressGestureRecognizer: UILongPressGestureRecognizer {
    private weak var controller: UICollectionViewController?

    init(of controller: UICollectionViewController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        onAction = { [weak self] _ in self?.didChange() }
    }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the controller wants items to be picked up, and moves the one under the finger.
    func mayBegin(in view: UICollectionView) -> Bool {
        guard controller?.installsStandardGestureForInteractiveMovement == true,
            let path = view.indexPathForItem(at: location(in: view))
        else { return false }
        return view.mayMove(path)
    }

    private func didChange() {
        guard let collection = view as? UICollectionView else { return }
        let point = location(in: collection)
        switch state {
        case .began:
            if let path = collection.indexPathForItem(at: point) {
                _ = collection.beginInteractiveMovementForItem(at: path)
            }
        case .changed: collection.updateInteractiveMovementTargetPosition(point)
        case .ended: collection.endInteractiveMovement()
        case .cancelled: collection.cancelInteractiveMovement()
        case .possible, .failed: break
        }
    }
}
