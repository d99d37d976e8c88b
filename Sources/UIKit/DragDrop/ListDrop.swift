import CoreGraphics
import Foundation

/// Where in a list the pictures of dropped things go.
@MainActor struct DropPlaces {
    enum Place {
        /// The cell of a row or an item.
        case cell(IndexPath)
        /// A rectangle of a cell, in its coordinates.
        case rect(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
    }

    private var places: [ObjectIdentifier: Place] = [:]

    subscript(item: UIDragItem) -> Place? {
        get { places[ObjectIdentifier(item)] }
        set { places[ObjectIdentifier(item)] = newValue }
    }

    /// The picture of a dropped thing with the place that it flies to; as it is where it has none.
    func preview(
        of item: UIDragItem, _ preview: UITargetedDragPreview, in list: UIView, cell: (IndexPath) -> UIView?
    ) -> UITargetedDragPreview {
        switch self[item] {
        case nil: return preview
        case .target(let target): return preview.retargetedPreview(with: target)
        case .cell(let path):
            list.layoutIfNeeded()
            guard let cell = cell(path) else { return preview }
            return preview.retargetedPreview(with: UIDragPreviewTarget(container: list, center: cell.center))
        case .rect(let path, let rect):
            guard let cell = cell(path) else { return preview }
            let scale = rect.width / max(preview.size.width, 1)
            return preview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        }
    }
}

/// One of the things that are dropped into a list.
final class DroppedItem: NSObject {
    let dragItem: UIDragItem
    /// Where it was in the list; nil for a thing from elsewhere.
    let sourceIndexPath: IndexPath?
    /// The size of its cell in points; zero for a thing from elsewhere.
    let previewSize: CGSize

    private init(_ item: UIDragItem, _ path: IndexPath?, _ size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, path, size)
    }

    /// The things of a session as a list sees them.
    @MainActor static func all(
        in session: any UIDropSession, on list: UIView, cell: (IndexPath) -> UIView?
    ) -> [DroppedItem] {
        let sources = (session as? DragSession)?.sources ?? [:]
        return session.items.map { item in
            let source = sources[ObjectIdentifier(item)]
            let path = source?.list == ObjectIdentifier(list) ? source?.path : nil
            return DroppedItem(item, path, path.flatMap { cell($0)?.bounds.size } ?? .zero)
        }
    }
}

/// A place that is kept in a list for a thing that is still to come.
@MainActor final class KeptPlace: NSObject {
    let dragItem: UIDragItem
    private let path: IndexPath
    /// Shows what came; nil once the place is taken or given up.
    private var insert: ((IndexPath) -> Void)?
    private let animation = DragAnimation()

    init(_ item: UIDragItem, _ path: IndexPath, insert: @escaping (IndexPath) -> Void) {
        (dragItem, self.path, self.insert) = (item, path, insert)
        super.init()
    }

    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let insert else { return false }
        self.insert = nil
        dataSourceUpdates(path)
        insert(path)
        animation.run(0.25, {}, {})
        return true
    }

    @discardableResult func deletePlaceholder() -> Bool {
        defer { insert = nil }
        return insert != nil
    }

    func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.addCompletion(completion)
    }
}
