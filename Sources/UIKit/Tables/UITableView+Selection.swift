import Foundation

/// Rows under a finger, and rows that were chosen.
extension UITableView {
    func rowTouchBegan(_ touch: UITouch?) {
        if swipe != nil {
            // A tap beside the actions only covers them again.
            closeSwipe(animated: true)
            return
        }
        guard let touch, selectsNow, let path = path(of: touch), let cell = shownCells[path] else { return }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        marks.highlighted = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// The row of the cell that the touch is in: not one of a header that lies over it.
    private func path(of touch: UITouch) -> IndexPath? {
        var candidate = touch.view
        while let view = candidate, view !== self {
            if let cell = view as? UITableViewCell, let path = indexPath(for: cell) { return path }
            candidate = view.superview
        }
        return nil
    }

    func rowTouchMoved(_ touch: UITouch?) {
        if let touch, hasDragged(touch) { _ = endHighlight() }
    }

    func rowTouchEnded(_ touch: UITouch?) {
        rowTouchMoved(touch)
        guard let path = endHighlight() else { return }
        choose(path)
    }

    func rowTouchCancelled() { _ = endHighlight() }

    private func endHighlight() -> IndexPath? {
        guard let path = marks.highlighted else { return nil }
        marks.highlighted = nil
        shownCells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        return path
    }

    /// A tap's way through the delegate.
    func choose(_ tapped: IndexPath) {
        if selectsSeveralNow && marks.selected.contains(tapped) {
            drop(tapped)
            return
        }
        let answer: IndexPath? = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
        guard let path = answer else { return }
        if !selectsSeveralNow { for other in marks.selected where other != path { drop(other) } }
        if !marks.selected.contains(path) { marks.selected.append(path) }
        shownCells[path]?.setSelected(true, animated: false)
        // A segue comes before the delegate hears of the selection, which it can ask for already.
        if let cell = shownCells[path] { cell.selectionSegue?.trigger(cell) }
        delegate?.tableView(self, didSelectRowAt: path)
    }

    private func drop(_ path: IndexPath) {
        let answer: IndexPath? = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let path = answer else { return }
        deselectRow(at: path, animated: false)
        delegate?.tableView(self, didDeselectRowAt: path)
    }

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        if path == nil || !selectsSeveralNow {
            for other in marks.selected where other != path { deselectRow(at: other, animated: animated) }
        }
        guard let path, geometry.contains(path) else { return }
        if !marks.selected.contains(path) { marks.selected.append(path) }
        shownCells[path]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
}
