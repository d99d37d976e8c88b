import Foundation

/// Rows that can be deleted, inserted, chosen and moved.
extension UITableView {
    /// The duration of the change to and from editing mode, in seconds.
    private static let editingDuration = 0.3

    func changeEditing(_ editing: Bool, animated: Bool) {
        // Also outside of editing mode: apps end the actions of a row so.
        if !editing || !storedIsEditing { closeSwipe(animated: animated) }
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        // What was chosen belongs to the state that it was chosen in.
        for path in marks.selected { deselectRow(at: path, animated: animated) }
        let change = {
            for (path, cell) in self.shownCells where self.geometry.contains(path) {
                self.updateEditing(of: cell, at: path, animated: animated)
                cell.layoutIfNeeded()
            }
        }
        if animated, window != nil {
            layoutIfNeeded()
            UIView.animate(
                withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction, animations: change)
        } else {
            UIView.performWithoutAnimation(change)
        }
    }

    /// Gives a row's cell the signs that the table's state asks for.
    func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        let isEditing = storedIsEditing && canEdit(path)
        var look = UITableViewCell.EditLook()
        if storedIsEditing {
            look.style = editingStyle(at: path)
            if isEditing {
                look.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
                if allowsMultipleSelectionDuringEditing {
                    look.sign = .choice
                } else {
                    switch look.style {
                    case .delete: look.sign = .delete
                    case .insert: look.sign = .insert
                    case .none: look.sign = nil
                    }
                }
            }
        }
        let isMovable = storedIsEditing && canMove(path)
        let isOn = isEditing || isMovable
        let isOther = cell.editLook != look
        cell.editLook = look
        cell.showsReorderControl = isMovable
        if cell.isEditing != isOn {
            cell.changingState(to: isOn ? .showingEditControl : [], after: animated ? Self.editingDuration : nil) {
                cell.setEditing(isOn, animated: animated)
            }
        } else if isOther {
            cell.updateEditing()
            cell.setNeedsLayout()
        }
    }

    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path) else { return .none }
        return delegate.map { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
    }

    /// Whether a row has a grip: the data source takes moves, and does not except the row.
    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource, ImplementedMethods.has(dataSource, "tableView", ["moveRowAt", "to"]) else { return false }
        return dataSource.tableView(self, canMoveRowAt: path)
    }

    func editControlTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch editingStyle(at: path) {
        case .delete:
            if swipe?.cell === cell { closeSwipe(animated: true) } else { confirmDeletion(at: path) }
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .none: break
        }
    }

    /// Whether a tap chooses rows in the state that the table is in.
    var selectsNow: Bool {
        storedIsEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var selectsSeveralNow: Bool {
        storedIsEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
}
