import Foundation

/// Asks a collection view's delegate for the menu of items that a finger rests on.
final class ItemMenuSource: NSObject, UIContextMenuInteractionDelegate {
    private unowned let collection: UICollectionView

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        var paths: [IndexPath] = []
        if let path = collection.indexPathForItem(at: location), let cell = collection.cellForItem(at: path) {
            interaction.source = cell
            // One of several selected items stands for all of them.
            paths = collection.marks.selected.contains(path) ? collection.marks.selected.sorted() : [path]
        }
        return collection.delegate?
            .collectionView(collection, contextMenuConfigurationForItemsAt: paths, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        collection.delegate?
            .collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { collection.delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        collection.delegate?
            .collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UICollectionView {
    /// Lets fingers that rest on items ask for menus, once there is somebody who may have some.
    func attachContextMenus() {
        guard contextMenus == nil, delegate != nil else { return }
        let source = ItemMenuSource(self)
        let interaction = UIContextMenuInteraction(delegate: source)
        contextMenus = (source, interaction)
        addInteraction(interaction)
        addGestureRecognizer(ListEditMenu(of: self))
    }
}
