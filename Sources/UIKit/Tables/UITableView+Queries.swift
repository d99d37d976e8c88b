import Foundation

/// The table's answers about its rows.
extension UITableView {
    var sectionCount: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    func rowCount(in section: Int) -> Int {
        loadIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rowHeights.count : 0
    }

    func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
        showRowsIfNeeded()
        return shownCells[indexPath]
    }

    var shownRows: [(path: IndexPath, cell: UITableViewCell)] {
        showRowsIfNeeded()
        return shownCells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Shows the rows that a table which waits for its layout is going to show, in a window or not.
    ///
    /// Choice (lists): only what asks for cells does so, not counts and rectangles, and nothing that asks from within.
    private func showRowsIfNeeded() {
        loadIfNeeded()
        guard layer.needsLayout(), !isLoading, bounds.height > 0 else { return }
        tile()
    }

    func rowRect(_ indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        guard geometry.contains(indexPath) else { return .zero }
        let row = geometry.row(indexPath)
        return CGRect(x: sideInsets.left, y: row.top, width: rowWidth, height: row.height)
    }

    func sectionRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let entry = geometry.sections[section]
        return CGRect(x: 0, y: entry.top, width: bounds.width, height: entry.bottom - entry.top)
    }

    func headerRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let entry = geometry.sections[section]
        return CGRect(x: 0, y: entry.top + entry.padding, width: bounds.width, height: entry.headerHeight)
    }

    func footerRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let entry = geometry.sections[section]
        return CGRect(x: 0, y: entry.rowsBottom, width: bounds.width, height: entry.footerHeight)
    }

    func path(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= bounds.minX + sideInsets.left, point.x < bounds.maxX - sideInsets.right else { return nil }
        return geometry.row(at: point.y)
    }

    func paths(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        return geometry.rows(in: rect.minY..<max(rect.minY, rect.maxY))
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard geometry.contains(path) else {
            NSException.raise(
                .rangeException,
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(rowCount(in: path.section)) rows in section \(path.section)."
            )
            return
        }
        let rect = rowRect(path)
        let visible = bounds.inset(by: adjustedContentInset)
        var y = contentOffset.y
        switch position {
        case .none:
            scrollRectToVisible(rect, animated: animated)
            return
        case .top:
            // The header that stays at the top would hide the row.
            let header = style == .plain ? geometry.sections[path.section].headerHeight : 0
            y += rect.minY - visible.minY - header
        case .middle: y += rect.midY - visible.midY
        case .bottom: y += rect.maxY - visible.maxY
        }
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
    }
}
