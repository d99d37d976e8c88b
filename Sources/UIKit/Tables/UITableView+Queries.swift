import Foundation

/// What the table knows about its rows.
extension UITableView {
    public var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// As the data source said it; a table that shows nothing knows it too.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rowHeights.count : 0
    }

    /// The cell of a row that can be seen; nil for others.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        loadIfNeeded()
        return shownCells[indexPath]
    }

    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }

    /// From top to bottom.
    public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { shownCells[$0] } }

    public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownHeaders[section] as? UITableViewHeaderFooterView
    }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownFooters[section] as? UITableViewHeaderFooterView
    }

    /// In the table's coordinates, in points; zero for a row that does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        guard geometry.contains(indexPath) else { return .zero }
        let row = geometry.row(indexPath)
        return CGRect(x: sideInset, y: row.top, width: rowWidth, height: row.height)
    }

    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let entry = geometry.sections[section]
        return CGRect(x: 0, y: entry.top, width: bounds.width, height: entry.bottom - entry.top)
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let entry = geometry.sections[section]
        return CGRect(x: 0, y: entry.top + entry.padding, width: bounds.width, height: entry.headerHeight)
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let entry = geometry.sections[section]
        return CGRect(x: 0, y: entry.rowsBottom, width: bounds.width, height: entry.footerHeight)
    }

    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= bounds.minX + sideInset, point.x < bounds.maxX - sideInset else { return nil }
        return geometry.row(at: point.y)
    }

    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        return geometry.rows(in: rect.minY..<max(rect.minY, rect.maxY))
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard geometry.contains(path) else {
            NSException.raise(
                .rangeException,
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(numberOfRows(inSection: path.section)) rows in section \(path.section)."
            )
            return
        }
        let rect = rectForRow(at: path)
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
