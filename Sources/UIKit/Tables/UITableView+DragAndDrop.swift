import CoreGraphics
import Foundation

extension UITableView {
    /// Whether rows of the table are being dragged.
    public var hasActiveDrag: Bool { dragAndDrop?.drag.isActive ?? false }

    /// Whether a drag is over the table.
    public var hasActiveDrop: Bool { dragAndDrop?.isOver ?? false }

    /// Lets fingers lift rows and drop things, once there is a delegate for it.
    func attachDragAndDrop() {
        if dragAndDrop == nil, dragDelegate != nil || dropDelegate != nil {
            let link = UITableViewDragAndDrop(self)
            dragAndDrop = link
            addInteraction(link.drag)
            addInteraction(link.drop)
        }
        dragAndDrop?.drag.isEnabled = dragInteractionEnabled && dragDelegate != nil
    }
}

/// Asks a table view's delegates for what is dragged and dropped.
final class UITableViewDragAndDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let list: UITableView
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    /// Whether a drag is over the table.
    private(set) var isOver = false
    private var destination: IndexPath?
    private var proposal: UITableViewDropProposal?
    /// Where pictures go that were dropped.
    private var places = DropPlaces()

    init(_ list: UITableView) { self.list = list }

    // MARK: Dragging

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let path = list.indexPathForRow(at: session.location(in: list)), let delegate = list.dragDelegate else {
            return []
        }
        let items = delegate.tableView(list, itemsForBeginning: session, at: path)
        for item in items {
            (session as? DragSession)?.sources[ObjectIdentifier(item)] = (ObjectIdentifier(list), path)
        }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let path = (session as? DragSession)?.sources[ObjectIdentifier(item)]?.path,
            let cell = list.cellForRow(at: path)
        else { return nil }
        let own = list.dragDelegate?.tableView(list, dragPreviewParametersForRowAt: path)
        return UITargetedDragPreview(view: cell, parameters: own ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list.dragDelegate?.tableView(list, dragSessionAllowsMoveOperation: session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list.dragDelegate?.tableView(list, dragSessionIsRestrictedToDraggingApplication: session) ?? false }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        list.dragDelegate?.tableView(list, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { list.dragDelegate?.tableView(list, dragSessionDidEnd: session) }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        list.dropDelegate?.tableView(list, canHandle: session) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isOver = true
        list.dropDelegate?.tableView(list, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        destination = list.indexPathForRow(at: session.location(in: list))
        let proposal = list.dropDelegate?
            .tableView(list, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        self.proposal = proposal
        return proposal ?? UIDropProposal(operation: .cancel)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isOver = false
        list.dropDelegate?.tableView(list, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        isOver = false
        guard let proposal else { return }
        let coordinator = Coordinator(self, list, session, proposal, destination)
        list.dropDelegate?.tableView(list, performDropWith: coordinator)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isOver = false
        places = DropPlaces()
        list.dropDelegate?.tableView(list, dropSessionDidEnd: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { places.preview(of: item, defaultPreview, in: list, cell: list.cellForRow(at:)) }

    fileprivate func send(_ item: UIDragItem, to place: DropPlaces.Place) { places[item] = place }

    /// A drop that the delegate takes in.
    private final class Coordinator: NSObject, UITableViewDropCoordinator {
        let items: [any UITableViewDropItem]
        let destinationIndexPath: IndexPath?
        let proposal: UITableViewDropProposal
        let session: any UIDropSession
        private let link: UITableViewDragAndDrop
        private let list: UITableView

        init(
            _ link: UITableViewDragAndDrop, _ list: UITableView, _ session: any UIDropSession,
            _ proposal: UITableViewDropProposal, _ destination: IndexPath?
        ) {
            (self.link, self.list, self.session, self.proposal) = (link, list, session, proposal)
            destinationIndexPath = destination
            items = DroppedItem.all(in: session, on: list, cell: list.cellForRow(at:))
        }

        @discardableResult func drop(
            _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
        ) -> any UITableViewDropPlaceholderContext {
            KeptPlace(dragItem, placeholder.insertionIndexPath) { [weak list] in
                list?.insertRows(at: [$0], with: .automatic)
            }
        }

        @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
            go(dragItem, .cell(indexPath))
        }

        @discardableResult func drop(
            _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
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

extension DroppedItem: UITableViewDropItem {}

extension KeptPlace: UITableViewDropPlaceholderContext {}
