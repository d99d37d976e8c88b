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
    private var targets: [ObjectIdentifier: DropPlace] = [:]

    fileprivate enum DropPlace {
        case item(IndexPath)
        case rect(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
    }

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
        targets = [:]
        list.dropDelegate?.tableView(list, dropSessionDidEnd: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let place = targets[ObjectIdentifier(item)] else { return defaultPreview }
        switch place {
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .item(let path):
            list.layoutIfNeeded()
            guard let cell = list.cellForRow(at: path) else { return defaultPreview }
            return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: list, center: cell.center))
        case .rect(let path, let rect):
            guard let cell = list.cellForRow(at: path) else { return defaultPreview }
            let scale = rect.width / max(defaultPreview.size.width, 1)
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        }
    }

    fileprivate func send(_ item: UIDragItem, to place: DropPlace) { targets[ObjectIdentifier(item)] = place }

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
            let sources = (session as? DragSession)?.sources ?? [:]
            items = session.items.map { item in
                let source = sources[ObjectIdentifier(item)]
                let path = source?.list == ObjectIdentifier(list) ? source?.path : nil
                return Item(item, path, path.flatMap { list.cellForRow(at: $0)?.bounds.size } ?? .zero)
            }
        }

        @discardableResult func drop(
            _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
        ) -> any UITableViewDropPlaceholderContext { Place(dragItem, placeholder.insertionIndexPath, list) }

        @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
            go(dragItem, .item(indexPath))
        }

        @discardableResult func drop(
            _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
        ) -> any UIDragAnimating { go(dragItem, .rect(indexPath, rect)) }

        @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
            go(dragItem, .target(target))
        }

        private func go(_ item: UIDragItem, _ place: DropPlace) -> any UIDragAnimating {
            link.send(item, to: place)
            return (session as? DragSession)?.ending ?? DragAnimation()
        }
    }

    private final class Item: NSObject, UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ item: UIDragItem, _ path: IndexPath?, _ size: CGSize) {
            (dragItem, sourceIndexPath, previewSize) = (item, path, size)
        }
    }

    /// A place that is kept for a row.
    private final class Place: NSObject, UITableViewDropPlaceholderContext {
        let dragItem: UIDragItem
        private let path: IndexPath
        private weak var list: UITableView?
        private let animation = DragAnimation()

        init(_ item: UIDragItem, _ path: IndexPath, _ list: UITableView) {
            (dragItem, self.path, self.list) = (item, path, list)
        }

        @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
            guard let list else { return false }
            self.list = nil
            dataSourceUpdates(path)
            list.insertRows(at: [path], with: .automatic)
            animation.run(0.25, {}, {})
            return true
        }

        @discardableResult func deletePlaceholder() -> Bool {
            defer { list = nil }
            return list != nil
        }

        func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }

        func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
            animation.addCompletion(completion)
        }
    }
}
