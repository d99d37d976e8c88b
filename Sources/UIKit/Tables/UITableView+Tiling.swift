import Foundation

/// Putting cells where rows can be seen.
extension UITableView {
    var visibleRange: Range<CGFloat> { bounds.minY..<max(bounds.minY, bounds.maxY) }

    func tile() {
        guard !isTiling, !updates.isOpen else { return }
        isTiling = true
        defer { isTiling = false }
        placeTableViews()
        // Measured rows may bring others into view, or push them out.
        for _ in 0..<20 {
            tileRows()
            guard measureShownRows() else { break }
        }
        removeUnusedCells()
        tileEdges()
        tileSectionIndex()
        prefetch()
    }

    /// Puts rows and headers where they belong now.
    func placeRows() {
        for (path, cell) in shownCells where geometry.contains(path) { place(cell, at: path) }
        tileEdges()
    }

    private func placeTableViews() {
        backgroundView?.frame = bounds
        for view in [tableHeaderView, tableFooterView].compactMap(\.self) {
            let y = view === tableHeaderView ? 0 : geometry.rowsEnd
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
            if view.frame != frame { view.frame = frame }
        }
    }

    private func tileRows() {
        let paths = geometry.rows(in: visibleRange)
        // A row that a finger carries stays, wherever it has come from.
        let carried = reordering.map { [$0.origin] } ?? []
        let wanted = Set(paths + carried)
        if isDragging, swipe?.isOpen == true { closeSwipe(animated: true) }
        for path in shownCells.keys.sorted() where !wanted.contains(path) {
            if let cell = shownCells[path] { recycle(cell, from: path) }
        }
        for path in paths {
            if let cell = shownCells[path] {
                place(cell, at: path)
            } else {
                UIView.performWithoutAnimation { show(path) }
            }
        }
    }

    private func show(_ path: IndexPath) {
        guard let dataSource, geometry.contains(path) else { return }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.table = self
        // The app may have given the same cell to two rows.
        for (other, shown) in shownCells where shown === cell { shownCells[other] = nil }
        shownCells[path] = cell
        cell.setSelected(marks.selected.contains(path), animated: false)
        updateEditing(of: cell, at: path, animated: false)
        cell.indentationLevel = delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
        if cell.backgroundColor == nil {
            cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        place(cell, at: path)
        if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    private func place(_ cell: UITableViewCell, at path: IndexPath) {
        if swipe?.cell === cell, swipe?.path == path {
            placeSwipe()
        } else if reordering?.cell !== cell {
            let frame = rectForRow(at: path).offsetBy(dx: 0, dy: reordering?.shift(of: path) ?? 0)
            if cell.frame != frame { cell.frame = frame }
        }
        let look = rowLook(at: path)
        guard cell.rowLook != look else { return }
        cell.rowLook = look
        cell.layer.cornerRadius = look.roundsTop || look.roundsBottom ? TableMetrics.groupCornerRadius : 0
        var corners: CACornerMask = []
        if look.roundsTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if look.roundsBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.maskedCorners = corners
        if style == .insetGrouped { cell.clipsToBounds = look.roundsTop || look.roundsBottom }
        cell.setNeedsLayout()
    }

    private func rowLook(at path: IndexPath) -> UITableViewCell.RowLook {
        let isLast = path.row == geometry.sections[path.section].rowHeights.count - 1
        var look = UITableViewCell.RowLook()
        look.showsSeparator = separatorStyle == .singleLine && !(style == .insetGrouped && isLast)
        look.isSeparatorFull = style == .grouped && isLast
        look.showsGroupTop = style == .grouped && path.row == 0 && separatorStyle == .singleLine
        look.separatorInset = separatorInsetFromEdges
        look.separatorColor = separatorColor
        look.separatorEffect = separatorEffect
        look.isInset = style == .insetGrouped
        look.roundsTop = style == .insetGrouped && path.row == 0
        look.roundsBottom = style == .insetGrouped && isLast
        return look
    }

    func updateRowLooks() {
        for (path, cell) in shownCells where geometry.contains(path) { place(cell, at: path) }
    }

    /// Replaces estimated heights of rows that can be seen. Returns whether any row changed.
    private func measureShownRows() -> Bool {
        var heights: [IndexPath: CGFloat] = [:]
        var shift: CGFloat = 0
        for (path, cell) in shownCells where geometry.sections[path.section].estimatedRows.contains(path.row) {
            let height = measuredHeight(of: cell)
            heights[path] = height
            // What is in view stays where it is when a row above it turns out higher.
            let old = geometry.row(path)
            if old.top < bounds.minY + adjustedContentInset.top && isDraggingUpwards { shift += height - old.height }
        }
        guard !heights.isEmpty else { return false }
        let changed = heights.contains { geometry.row($0.key).height != $0.value }
        geometry.setHeights(heights)
        guard changed else { return false }
        contentSize = CGSize(width: bounds.width, height: geometry.contentHeight)
        if shift != 0 { moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + shift)) }
        placeTableViews()
        return true
    }

    private var isDraggingUpwards: Bool { isDragging && scrollPan.velocity(in: self).y > 0 }

    // MARK: Headers and footers

    private func tileEdges() {
        let range = geometry.sections(in: visibleRange)
        for (section, view) in shownHeaders.sorted(by: { $0.key < $1.key }) where !range.contains(section) {
            shownHeaders[section] = nil
            recycleEdge(view)
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        }
        for (section, view) in shownFooters.sorted(by: { $0.key < $1.key }) where !range.contains(section) {
            shownFooters[section] = nil
            recycleEdge(view)
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        guard bounds.height > 0 else { return }
        for section in range {
            tileEdge(section, isHeader: true)
            tileEdge(section, isHeader: false)
        }
    }

    private func tileEdge(_ section: Int, isHeader: Bool) {
        let height = isHeader ? geometry.sections[section].headerHeight : geometry.sections[section].footerHeight
        guard height > 0 else { return }
        var view = isHeader ? shownHeaders[section] : shownFooters[section]
        if view == nil, let made = makeEdgeView(section, isHeader: isHeader) {
            view = made
            if isHeader { shownHeaders[section] = made } else { shownFooters[section] = made }
            UIView.performWithoutAnimation {
                made.frame = edgeFrame(section, isHeader: isHeader)
                addSubview(made)
            }
            if isHeader {
                delegate?.tableView(self, willDisplayHeaderView: made, forSection: section)
            } else {
                delegate?.tableView(self, willDisplayFooterView: made, forSection: section)
            }
        }
        guard let view else { return }
        let frame = edgeFrame(section, isHeader: isHeader)
        if view.frame != frame { view.frame = frame }
    }

    func makeEdgeView(_ section: Int, isHeader: Bool) -> UIView? {
        let own =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if let own { return own }
        guard let title = title(section, isHeader: isHeader) else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.look = style == .plain ? .plain : isHeader ? .groupHeader : .groupFooter
        view.setTitle(title)
        if style == .plain { view.backgroundColor = .systemBackground }
        return view
    }

    /// Headers of a plain table stay at the top as long as their section can be seen.
    private func edgeFrame(_ index: Int, isHeader: Bool) -> CGRect {
        let section = geometry.sections[index]
        let height = isHeader ? section.headerHeight : section.footerHeight
        var y = isHeader ? section.top + section.padding : section.rowsBottom
        if style == .plain {
            if isHeader {
                y = max(y, min(bounds.minY + adjustedContentInset.top, section.bottom - height))
            } else {
                y = min(y, max(bounds.maxY - adjustedContentInset.bottom - height, section.rowsTop))
            }
        }
        if let reordering { y += reordering.shift(ofHeader: isHeader ? index : index + 1) }
        return CGRect(x: sideInsets.left, y: y, width: rowWidth, height: height)
    }

    // MARK: Prefetching

    /// Names the rows of the next screen in the direction of scrolling.
    private func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, !bounds.isEmpty else { return }
        let height = bounds.height
        let isUpwards = isDragging && scrollPan.velocity(in: self).y > 0
        let range = isUpwards ? bounds.minY - height..<bounds.minY : bounds.maxY..<bounds.maxY + height
        let paths = Set(geometry.rows(in: range)).filter { shownCells[$0] == nil }
        let new = paths.subtracting(marks.prefetched).sorted()
        let dropped = marks.prefetched.subtracting(paths).filter { shownCells[$0] == nil }.sorted()
        marks.prefetched = paths
        if !dropped.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: dropped) }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    }
}
