import Foundation

/// Asking the data source and the delegate.
extension UITableView {
    /// Asks anew before the next layout.
    func reloadLater() {
        loadedWidth = nil
        setNeedsLayout()
    }

    /// Asks anew before the next layout: what was known are the rows of another data source.
    func forgetRows() {
        knowsRows = false
        reloadLater()
    }

    /// Goes on with the rows that were known, without their cells and heights, until the changes under way are all there.
    func keepOldRows() {
        recycleAll()
        loadedWidth = bounds.width
        geometry.forgetHeights()
    }

    func loadIfNeeded() {
        guard !isLoaded else { return }
        // Cells of the old data would be at wrong places.
        recycleAll()
        load()
    }

    func reloadEverything() {
        loadedWidth = nil
        for path in marks.selected { shownCells[path]?.setSelected(false, animated: false) }
        marks.selected = []
        marks.highlighted = nil
        closeSwipe(animated: false)
        marks.prefetched = []
        recycleAll()
        load()
        setNeedsLayout()
    }

    /// Takes counts and heights over. A table without height knows them too (flow S6 of the spec).
    func load(keeping measured: (IndexPath) -> CGFloat? = { _ in nil }) {
        loadedWidth = bounds.width
        knowsRows = true
        isLoading = true
        defer { isLoading = false }
        var sections: [TableGeometry.Section] = []
        if let dataSource {
            let count = max(dataSource.numberOfSections(in: self), 0)
            sections.reserveCapacity(count)
            for index in 0..<count { sections.append(section(index, of: count, dataSource, measured)) }
        }
        geometry = TableGeometry(
            sections: sections, headerHeight: tableHeaderView?.bounds.height ?? 0,
            footerHeight: tableFooterView?.bounds.height ?? 0)
        contentSize = CGSize(width: bounds.width, height: geometry.contentHeight)
        updateSectionIndex()
    }

    private func section(
        _ index: Int, of count: Int, _ dataSource: any UITableViewDataSource, _ measured: (IndexPath) -> CGFloat?
    ) -> TableGeometry.Section {
        var section = TableGeometry.Section()
        let rows = max(dataSource.tableView(self, numberOfRowsInSection: index), 0)
        section.rowHeights.reserveCapacity(rows)
        let delegate = self.delegate
        for row in 0..<rows {
            let path = IndexPath(row: row, section: index)
            var height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
            if height < 0 {
                if let known = measured(path) {
                    height = known
                } else {
                    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
                    height = estimate > 0 ? estimate : TableMetrics.rowHeight
                    section.estimatedRows.insert(row)
                }
            }
            section.rowHeights.append(height)
        }
        section.headerHeight = edgeHeight(index, isHeader: true)
        section.footerHeight = edgeHeight(index, isHeader: false)
        if style == .plain && section.headerHeight > 0 && sectionHeaderTopPadding != 0 {
            section.padding =
                sectionHeaderTopPadding > 0 ? sectionHeaderTopPadding : TableMetrics.plainHeaderPadding
        }
        return section
    }

    /// The height of a section's header or footer, in points.
    private func edgeHeight(_ index: Int, isHeader: Bool) -> CGFloat {
        let asked =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
        let title = title(index, isHeader: isHeader)
        let view =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: index)
            : delegate?.tableView(self, viewForFooterInSection: index)
        // A plain table has no room for headers that are not there.
        if style == .plain && title == nil && view == nil { return 0 }
        // Documents always set the table's own heights, and groups have room for their titles all the same.
        let isTables = asked == (isHeader ? sectionHeaderHeight : sectionFooterHeight)
        if asked >= 0 {
            guard isTables, asked > 0, style != .plain, view == nil else { return asked }
            return max(asked, automaticEdgeHeight(index, isHeader: isHeader, title: title, view: nil))
        }
        return automaticEdgeHeight(index, isHeader: isHeader, title: title, view: view)
    }

    private func automaticEdgeHeight(_ index: Int, isHeader: Bool, title: String?, view: UIView?) -> CGFloat {
        if let view {
            let height = measuredHeight(of: view, width: rowWidth)
            guard height <= 0 else { return height }
            // A view that says nothing of its height is as high as was estimated.
            let estimate =
                isHeader
                ? delegate?.tableView(self, estimatedHeightForHeaderInSection: index) ?? estimatedSectionHeaderHeight
                : delegate?.tableView(self, estimatedHeightForFooterInSection: index) ?? estimatedSectionFooterHeight
            return estimate > 0 ? estimate : TableMetrics.plainHeaderHeight
        }
        guard style != .plain else { return TableMetrics.plainHeaderHeight + titleGrowth(.plain) }
        let isFirst = index == 0 && tableHeaderView == nil
        if isHeader {
            return title == nil
                ? (isFirst ? TableMetrics.firstGroupGap : TableMetrics.groupGap)
                : (isFirst ? TableMetrics.firstGroupTitleHeight : TableMetrics.groupTitleHeight)
                    + titleGrowth(.groupHeader)
        }
        guard title != nil else { return TableMetrics.groupGap }
        let footer = makeEdgeView(index, isHeader: false)
        return max(footer?.sizeThatFits(CGSize(width: rowWidth, height: 0)).height ?? 0, TableMetrics.groupGap)
    }

    /// How much higher a section's title is than at the size of text that the metrics are for, in points.
    private func titleGrowth(_ look: UITableViewHeaderFooterView.Look) -> CGFloat {
        let usual = look.font(compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        return ceilToPixel(look.font(compatibleWith: traitCollection).lineHeight - usual.lineHeight)
    }

    func title(_ section: Int, isHeader: Bool) -> String? {
        isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// How far rows are from the sides, in points.
    var sideInsets: (left: CGFloat, right: CGFloat) {
        guard style == .insetGrouped else { return (0, 0) }
        let margin = TableMetrics.margin(width: bounds.width)
        return (margin + safeAreaInsets.left, margin + safeAreaInsets.right)
    }
    /// The widths at the sides that bars or the section index cover, in points; rows reach below them unless they are
    /// inset as a whole.
    var rowInsets: (left: CGFloat, right: CGFloat) {
        guard style != .insetGrouped else { return (0, 0) }
        // The letters at the side have a part of the rows' width.
        let strip = indexStrip == nil ? 0 : SectionIndexStrip.width
        guard insetsContentViewsToSafeArea else { return (0, strip) }
        return (safeAreaInsets.left, safeAreaInsets.right + strip)
    }
    var rowWidth: CGFloat { max(bounds.width - sideInsets.left - sideInsets.right, 0) }

    /// The height that a view's constraints, or else its own wish, give it at a width.
    func measuredHeight(of view: UIView, width: CGFloat) -> CGFloat {
        let header = view as? UITableViewHeaderFooterView
        if let height = header?.constrainedHeight(width: width, in: self) { return ceilToPixel(height) }
        guard view.constraints.isEmpty else {
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        return view.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    func measuredHeight(of cell: UITableViewCell) -> CGFloat {
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return ceilToPixel(size.height)
    }
}
