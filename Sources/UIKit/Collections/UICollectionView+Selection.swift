import Foundation

/// Items under a finger, and items that were chosen.
extension UICollectionView {
    func itemTouchBegan(_ touch: UITouch?) {
        guard let touch, allowsSelection, let path = path(of: touch), let cell = cellForItem(at: path) else { return }
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        marks.highlighted = path
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// The item of the cell that the touch is in: not one of a header that lies over it.
    private func path(of touch: UITouch) -> IndexPath? {
        var candidate = touch.view
        while let view = candidate, view !== self {
            if let cell = view as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
            candidate = view.superview
        }
        return nil
    }

    func itemTouchMoved(_ touch: UITouch?) {
        if let touch, hasDragged(touch) { endHighlight() }
    }

    func itemTouchEnded(_ touch: UITouch?) {
        itemTouchMoved(touch)
        guard let path = marks.highlighted else { return }
        choose(path)
        endHighlight()
    }

    func itemTouchCancelled() { endHighlight() }

    private func endHighlight() {
        guard let path = marks.highlighted else { return }
        marks.highlighted = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// A tap's way through the delegate, which hears of the choice before the highlight ends.
    func choose(_ path: IndexPath) {
        if (cellForItem(at: path) as? UICollectionViewListCell)?.togglesOutline() == true { return }
        guard !isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing else { return }
        let allowsMultipleSelection = selectsSeveralNow
        if allowsMultipleSelection && marks.selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselect(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for other in marks.selected where other != path {
                deselect(other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        if !marks.selected.contains(path) { marks.selected.append(path) }
        let cell = cellForItem(at: path)
        cell?.isSelected = true
        // A segue comes before the delegate hears of the selection, which it can ask for already.
        if let cell { cell.selectionSegue?.trigger(cell) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    /// Whether taps select one item after the other.
    var selectsSeveralNow: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func deselect(_ path: IndexPath) {
        marks.selected.removeAll { $0 == path }
        cellForItem(at: path)?.isSelected = false
    }

    func select(_ path: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard allowsSelection else { return }
        if path == nil || !allowsMultipleSelection {
            for other in marks.selected where other != path { deselect(other) }
        }
        guard let path, hasItem(path) else { return }
        if !marks.selected.contains(path) { marks.selected.append(path) }
        cellForItem(at: path)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
    }
}
