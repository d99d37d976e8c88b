import CoreGraphics
import Foundation

extension UICollectionView {
    /// Whether items of the collection are being dragged.
    public var hasActiveDrag: Bool { dragAndDrop?.drag.isActive ?? false }

    /// Whether a drag is over the collection.
    public var hasActiveDrop: Bool { dragAndDrop?.isOver ?? false }

    /// Lets fingers lift items and drop things, once there is a delegate for it.
    func attachDragAndDrop() {
        if dragAndDrop == nil, dragDelegate != nil || dropDelegate != nil {
            let link = UICollectionViewDragAndDrop(self)
            dragAndDrop = link
            addInteraction(link.drag)
            addInteraction(link.drop)
        }
        dragAndDrop?.drag.isEnabled = dragInteractionEnabled && dragDelegate != nil
    }
}

/// Asks a collection view's delegates for what is dragged and dropped.
final class UICollectionViewDragAndDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let list: UICollectionView
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    /// Whether a drag is over the collection.
    private(set) var isOver = false
    private var destination: IndexPath?
    private var proposal: UICollectionViewDropProposal?
    /// Where pictures go that were dropped.
    private var places = DropPlaces()

    init(_ list: UICollectionView) { self.list = list }

    // MARK: Dragging

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let path = list.indexPathForItem(at: session.location(in: list)), let delegate = list.dragDelegate else {
            return []
        }
        let items = delegate.collectionView(list, itemsForBeginning: session, at: path)
        for item in items {
            (session as? DragSession)?.sources[ObjectIdentifier(item)] = (ObjectIdentifier(list), path)
        }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let path = (session as? DragSession)?.sources[ObjectIdentifier(item)]?.path,
            let cell = list.cellForItem(at: path)
        else { return nil }
        let own = list.dragDelegate?.collectionView(list, dragPreviewParametersForItemAt: path)
        return UITargetedDragPreview(view: cell, parameters: own ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list.dragDelegate?.collectionView(list, dragSessionAllowsMoveOperation: session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        list.dragDelegate?.collectionView(list, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        list.dragDelegate?.collectionView(list, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { list.dragDelegate?.collectionView(list, dragSessionDidEnd: session) }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        list.dropDelegate?.collectionView(list, canHandle: session) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isOver = true
        list.dropDelegate?.collectionView(list, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        destination = list.indexPathForItem(at: session.location(in: list))
        let proposal = list.dropDelegate?
            .collectionView(list, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        self.proposal = proposal
        return proposal ?? UIDropProposal(operation: .cancel)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isOver = false
        list.dropDelegate?.collectionView(list, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        isOver = false
        guard let proposal else { return }
        let coordinator = Coordinator(self, list, session, proposal, destination)
        list.dropDelegate?.collectionView(list, performDropWith: coordinator)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isOver = false
        places = DropPlaces()
        list.dropDelegate?.collectionView(list, dropSessionDidEnd: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { places.preview(of: item, defaultPreview, in: list, cell: list.cellForItem(at:)) }

    fileprivate func send(_ item: UIDragItem, to place: DropPlaces.Place) { places[item] = place }

    /// A drop that the delegate takes in.
    private final class Coordinator: NSObject, UICollectionViewDropCoordinator {
        let items: [any UICollectionViewDropItem]
        let destinationIndexPath: IndexPath?
        let proposal: UICollectionViewDropProposal
        let session: any UIDropSession
        private let link: UICollectionViewDragAndDrop
        private let list: UICollectionView

        init(
            _ link: UICollectionViewDragAndDrop, _ list: UICollectionView, _ session: any UIDropSession,
            _ proposal: UICollectionViewDropProposal, _ destination: IndexPath?
        ) {
            (self.link, self.list, self.session, self.proposal) = (link, list, session, proposal)
            destinationIndexPath = destination
            items = DroppedItem.all(in: session, on: list, cell: list.cellForItem(at:))
        }

        @discardableResult func drop(
            _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
        ) -> any UICollectionViewDropPlaceholderContext {
            KeptPlace(dragItem, placeholder.insertionIndexPath) { [weak list] in list?.insertItems(at: [$0]) }
        }

        @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
            go(dragItem, .cell(indexPath))
        }

        @discardableResult func drop(
            _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
        ) -> any UIDragAnimating { go(dragItem, .rect(indexPath, rect)) }

        @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
            go(dragItem, .target(target))
        }

        private func go(_ item: UIDragItem, _ place: DropPlaces.Place) -> any UIDragAnimating {
            link.send(item, to: place)
            return (session as? DragSession)?.ending ?? DragAnimation()
        }
    }
}

extension DroppedItem: UICollectionViewDropItem {}

extension KeptPlace: UICollectionViewDropPlaceholderContext {}
