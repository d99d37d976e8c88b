import Foundation

/// Rows that two fingers select.
extension UITableView {
    /// Lets two fingers ask whether they may select rows, once there is somebody to ask.
    func attachMultipleSelection() {
        guard multipleSelection == nil, delegate != nil else { return }
        let pan = MultipleSelectionPan(
            MultipleSelectionPan.List(
                path: { [unowned self] in indexPathForRow(at: $0) },
                mayBegin: { [unowned self] path in
                    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing else { return false }
                    return delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
                },
                didBegin: { [unowned self] in delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: $0) },
                paths: { [unowned self] in paths(from: $0, to: $1) },
                isSelected: { [unowned self] in marks.selected.contains($0) },
                choose: { [unowned self] in if selectsSeveralNow { choose($0) } },
                didEnd: { [unowned self] in delegate?.tableViewDidEndMultipleSelectionInteraction(self) }))
        multipleSelection = pan
        addGestureRecognizer(pan.recognizer)
        panGestureRecognizer.require(toFail: pan.recognizer)
    }

    private func paths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        let (low, high) = (min(first, last), max(first, last))
        return (low.section...high.section).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }.filter { low <= $0 && $0 <= high }
    }
}
