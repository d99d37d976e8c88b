import Foundation

/// Asks a table's delegate for the menu of a row that a finger rests on.
final class RowMenuSource: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard table.swipe == nil, table.reordering == nil, let path = table.indexPathForRow(at: location),
            let cell = table.shownCells[path]
        else { return nil }
        interaction.source = cell
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }
}

extension UITableView {
    /// Lets fingers that rest on rows ask for menus, once there is somebody who may have some.
    func attachContextMenus() {
        guard contextMenus == nil, delegate != nil else { return }
        let source = RowMenuSource(self)
        let interaction = UIContextMenuInteraction(delegate: source)
        contextMenus = (source, interaction)
        addInteraction(interaction)
        addGestureRecognizer(ListEditMenu(of: self))
    }
}
