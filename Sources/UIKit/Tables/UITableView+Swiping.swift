import Foundation
import QuartzCore

/// A row that is swiped aside.
@MainActor final class RowSwipe {
    var path: IndexPath
    let cell: UITableViewCell
    let actions: SwipeActionsView
    /// How far the row has moved to the right, in points.
    var offset: CGFloat = 0
    /// The row's offset when the finger began to move it, in points.
    var start: CGFloat = 0
    var isOpen = false
    var isEnding = false

    init(path: IndexPath, cell: UITableViewCell, actions: SwipeActionsView) {
        self.path = path
        self.cell = cell
        self.actions = actions
    }

    var isTrailing: Bool { actions.isTrailing }
    /// The offset at which the row rests and shows its actions, in points.
    var openOffset: CGFloat { isTrailing ? -actions.naturalWidth : actions.naturalWidth }
}

/// Recognises a finger that swipes a row aside.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {}

/// Actions beside rows.
extension UITableView {
    /// The duration of a row's way to its resting place, in seconds.
    private static let swipeDuration = 0.3

    /// Whether a finger's way so far swipes a row that has actions at that side.
    func swipeMayBegin() -> Bool {
        let way = rowSwipe.path
        guard abs(way.x) > abs(way.y), reordering == nil, !isDragging else { return false }
        if swipe != nil { return true }
        let point = rowSwipe.location(in: self)
        guard let path = path(at: CGPoint(x: point.x - way.x, y: point.y - way.y)), shownCells[path] != nil else {
            return false
        }
        return actions(at: path, isTrailing: way.x < 0) != nil
    }

    /// The actions of a row at a side; nil where a swipe uncovers nothing.
    ///
    /// - Parameter isConfirming: Whether they are to confirm a deletion in editing mode, where nothing is swiped.
    private func actions(
        at path: IndexPath, isTrailing: Bool, isConfirming: Bool = false
    ) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        if !isTrailing {
            guard !isEditing else { return nil }
            let own = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            return own.flatMap { $0.actions.isEmpty ? nil : $0 }
        }
        guard !isEditing || isConfirming else { return nil }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
            return own.actions.isEmpty ? nil : own
        }
        if let own = delegate?.tableView(self, editActionsForRowAt: path) { return configuration(of: own) }
        return deletion(at: path)
    }

    /// Actions of the older kind, which stay uncovered until the app ends the editing.
    private func configuration(of rowActions: [UITableViewRowAction]) -> UISwipeActionsConfiguration? {
        if rowActions.isEmpty { return nil }
        let actions = rowActions.map { rowAction in
            let action = UIContextualAction(style: rowAction.contextualStyle, title: rowAction.title) {
                [weak self] _, _, _ in
                if let path = self?.swipe?.path { rowAction.handler(rowAction, path) }
            }
            if let color = rowAction.ownColor { action.backgroundColor = color }
            return action
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// The one action of rows that can be deleted.
    private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, editingStyle(at: path) == .delete, commitsEditing else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self, let path = self.swipe?.path else { return done(false) }
            dataSource.tableView(self, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Whether the data source makes the changes that a person asks for.
    var commitsEditing: Bool { ImplementedMethods.has(dataSource, "tableView", ["commit", "forRowAt"]) }

    // MARK: The finger

    func swipeDidChange() {
        switch rowSwipe.state {
        case .began:
            beginSwipe()
            moveSwipe()
        case .changed: moveSwipe()
        case .ended: endSwipe(velocity: rowSwipe.velocity(in: self).x)
        case .cancelled: endSwipe(velocity: 0)
        case .possible, .failed: break
        }
    }

    private func beginSwipe() {
        let point = rowSwipe.location(in: self)
        let path = path(at: CGPoint(x: min(max(point.x - rowSwipe.path.x, 0), bounds.maxX - 1), y: point.y))
        if let swipe {
            if swipe.path == path, !swipe.isEnding {
                swipe.start = swipe.offset
                return
            }
            closeSwipe(animated: true)
        }
        guard let path, let cell = shownCells[path],
            let configuration = actions(at: path, isTrailing: rowSwipe.path.x < 0)
        else { return }
        uncover(configuration, at: path, cell, isTrailing: rowSwipe.path.x < 0)
    }

    /// Puts actions behind a row.
    private func uncover(
        _ configuration: UISwipeActionsConfiguration, at path: IndexPath, _ cell: UITableViewCell, isTrailing: Bool
    ) {
        let actions = SwipeActionsView(configuration, isTrailing: isTrailing)
        let swipe = RowSwipe(path: path, cell: cell, actions: actions)
        self.swipe = swipe
        actions.onAction = { [weak self] in self?.perform($0, of: swipe) }
        cell.changingState(to: cell.toldState.union(.showingDeleteConfirmation), after: Self.swipeDuration) {
            cell.isSwiped = true
        }
        cell.setHighlighted(false, animated: false)
        delegate?.tableView(self, willBeginEditingRowAt: path)
        UIView.performWithoutAnimation {
            insertSubview(actions, aboveSubview: cell)
            if style == .insetGrouped {
                actions.layer.cornerRadius = cell.layer.cornerRadius
                let side: CACornerMask =
                    isTrailing
                    ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
                actions.layer.maskedCorners = cell.layer.maskedCorners.intersection(side)
            }
            placeSwipe()
            actions.layoutIfNeeded()
        }
    }

    private func moveSwipe() {
        guard let swipe, !swipe.isEnding else { return }
        var offset = swipe.start + rowSwipe.translation(in: self).x
        let width = bounds.width
        offset = swipe.isTrailing ? min(offset, 0) : max(offset, 0)
        let isFullAllowed = swipe.actions.configuration.performsFirstActionWithFullSwipe
        if !isFullAllowed, abs(offset) > abs(swipe.openOffset) {
            // What cannot be swiped across gives way less and less.
            let more = RubberBand.offset(abs(offset) - abs(swipe.openOffset), size: width)
            offset = swipe.openOffset + (swipe.isTrailing ? -more : more)
        }
        swipe.offset = max(min(offset, width), -width)
        let isFull = isFullAllowed && abs(offset) > max(width * 0.6, abs(swipe.openOffset) + 30)
        if isFull != swipe.actions.isFull {
            UIView.animate(withDuration: 0.2) {
                swipe.actions.isFull = isFull
                self.placeSwipe()
                swipe.actions.layoutIfNeeded()
            }
        } else {
            placeSwipe()
            swipe.actions.layoutIfNeeded()
        }
    }

    private func endSwipe(velocity: CGFloat) {
        guard let swipe, !swipe.isEnding else { return }
        if swipe.actions.isFull, let first = swipe.actions.configuration.actions.first {
            UIView.animate(withDuration: Self.swipeDuration) {
                swipe.offset = swipe.isTrailing ? -self.bounds.width : self.bounds.width
                self.placeSwipe()
                swipe.actions.layoutIfNeeded()
            }
            perform(first, of: swipe)
            return
        }
        let outwards = swipe.isTrailing ? -velocity : velocity
        let isFar = abs(swipe.offset) > abs(swipe.openOffset) / 2
        if outwards > 200 || isFar && outwards > -200 { open(swipe) } else { closeSwipe(animated: true) }
    }

    private func open(_ swipe: RowSwipe) {
        swipe.isOpen = true
        UIView.animate(withDuration: Self.swipeDuration, delay: 0, options: .allowUserInteraction) {
            swipe.offset = swipe.openOffset
            self.placeSwipe()
            swipe.actions.layoutIfNeeded()
        }
    }

    /// Shows a row's delete button, as a tap on the sign at its other end does.
    func confirmDeletion(at path: IndexPath) {
        guard let cell = shownCells[path] else { return }
        closeSwipe(animated: true)
        guard let configuration = actions(at: path, isTrailing: true, isConfirming: true) else { return }
        uncover(configuration, at: path, cell, isTrailing: true)
        if let swipe { open(swipe) }
    }

    private func perform(_ action: UIContextualAction, of swipe: RowSwipe) {
        guard self.swipe === swipe, !swipe.isEnding else { return }
        action.handler(action, swipe.actions) { [weak self] _ in
            guard let self, self.swipe === swipe else { return }
            self.closeSwipe(animated: true)
        }
    }

    // MARK: Place

    /// Puts the row and its actions where the swipe has them.
    func placeSwipe() {
        guard let swipe, geometry.contains(swipe.path) else { return }
        let row = rectForRow(at: swipe.path)
        if style == .insetGrouped {
            // The content moves below the group's edge, which stays.
            swipe.cell.frame = row
            swipe.cell.bounds.origin.x = -swipe.offset
            swipe.cell.clipsToBounds = true
        } else {
            swipe.cell.frame = row.offsetBy(dx: swipe.offset, dy: 0)
        }
        let width = abs(swipe.offset)
        let line = swipe.cell.lineHeight
        swipe.actions.frame = CGRect(
            x: swipe.isTrailing ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height - line)
    }

    /// Covers the actions again.
    func closeSwipe(animated: Bool) {
        guard let swipe, !swipe.isEnding else { return }
        swipe.isEnding = true
        let finish = { [weak self] in
            swipe.actions.removeFromSuperview()
            swipe.cell.endSwipe()
            guard let self else { return }
            if self.swipe === swipe { self.swipe = nil }
            self.delegate?.tableView(self, didEndEditingRowAt: swipe.path)
        }
        guard animated, window != nil else {
            swipe.offset = 0
            placeSwipe()
            return finish()
        }
        UIView.animate(
            withDuration: Self.swipeDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                swipe.offset = 0
                self.placeSwipe()
                swipe.actions.layoutIfNeeded()
            }, completion: { _ in finish() })
    }

    /// The swiped row moves with changes of others; one that is gone takes its actions along.
    func swipeFollows(_ place: (IndexPath) -> IndexPath?) {
        guard let swipe else { return }
        if let path = place(swipe.path) {
            swipe.path = path
            return
        }
        let old = swipe.path
        swipe.isEnding = true
        self.swipe = nil
        UIView.animate(withDuration: Self.swipeDuration, animations: { swipe.actions.alpha = 0 }) { _ in
            swipe.actions.removeFromSuperview()
            swipe.cell.endSwipe()
        }
        delegate?.tableView(self, didEndEditingRowAt: old)
    }
}

extension UITableViewCell {
    /// Shows the row as if it had never been swiped.
    fileprivate func endSwipe() {
        changingState(to: toldState.subtracting(.showingDeleteConfirmation), after: nil) { isSwiped = false }
        if bounds.origin != .zero { bounds.origin = .zero }
        if rowLook.isInset { clipsToBounds = rowLook.roundsTop || rowLook.roundsBottom }
    }
}
