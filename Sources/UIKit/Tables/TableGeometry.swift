import Foundation

/// The places of a table's rows, headers and footers, in sums, so that any of 100 000 rows is found at once.
struct TableGeometry: Equatable {
    struct Section: Equatable {
        /// The top of the section, in points from the top of the content.
        var top: CGFloat = 0
        var padding: CGFloat = 0
        var headerHeight: CGFloat = 0
        var footerHeight: CGFloat = 0
        var rowHeights: [CGFloat] = []
        /// Rows whose heights are estimates until their cells are seen.
        var estimatedRows: Set<Int> = []
        /// The sums of the heights: where each row begins, from the first row's top, and where the last ends.
        fileprivate(set) var rowTops: [CGFloat] = [0]

        var rowsTop: CGFloat { top + padding + headerHeight }
        var rowsBottom: CGFloat { rowsTop + (rowTops.last ?? 0) }
        var bottom: CGFloat { rowsBottom + footerHeight }
    }

    private(set) var sections: [Section]
    let headerHeight: CGFloat
    let footerHeight: CGFloat

    /// - Parameters:
    ///   - headerHeight: Of the table's own header.
    ///   - footerHeight: Of the table's own footer.
    init(sections: [Section] = [], headerHeight: CGFloat = 0, footerHeight: CGFloat = 0) {
        self.sections = sections
        self.headerHeight = headerHeight
        self.footerHeight = footerHeight
        sum(from: 0)
    }

    /// Adds the heights up from a section on.
    private mutating func sum(from first: Int) {
        var top = first == 0 ? headerHeight : sections[first - 1].bottom
        for index in sections.indices.dropFirst(first) {
            sections[index].top = top
            var sum: CGFloat = 0
            var tops: [CGFloat] = [0]
            tops.reserveCapacity(sections[index].rowHeights.count + 1)
            for height in sections[index].rowHeights {
                sum += height
                tops.append(sum)
            }
            sections[index].rowTops = tops
            top = sections[index].bottom
        }
    }

    var contentHeight: CGFloat { rowsEnd + footerHeight }
    /// The top of the table's own footer, in points from the top of the content.
    var rowsEnd: CGFloat { sections.last?.bottom ?? headerHeight }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rowHeights.indices.contains(path.row)
    }

    /// Top and height of a row, from the top of the content.
    func row(_ path: IndexPath) -> (top: CGFloat, height: CGFloat) {
        let section = sections[path.section]
        return (section.rowsTop + section.rowTops[path.row], section.rowHeights[path.row])
    }

    /// Replaces estimates by measured heights.
    mutating func setHeights(_ heights: [IndexPath: CGFloat]) {
        guard let first = heights.keys.map(\.section).min() else { return }
        for (path, height) in heights {
            sections[path.section].rowHeights[path.row] = height
            sections[path.section].estimatedRows.remove(path.row)
        }
        sum(from: first)
    }

    /// Makes estimates of all heights.
    mutating func forgetHeights() {
        for index in sections.indices { sections[index].estimatedRows = Set(sections[index].rowHeights.indices) }
    }

    /// The rows that a range of the content touches, in order; rows without height are not seen.
    func rows(in range: Range<CGFloat>) -> [IndexPath] {
        var paths: [IndexPath] = []
        guard range.lowerBound < range.upperBound else { return [] }
        for (index, section) in sections.enumerated().dropFirst(firstSection(endingAfter: range.lowerBound)) {
            if section.top >= range.upperBound { break }
            let start = range.lowerBound - section.rowsTop
            var row = Self.firstIndex(in: section.rowTops.dropFirst()) { $0 > start } - 1
            while row < section.rowHeights.count, section.rowsTop + section.rowTops[row] < range.upperBound {
                if section.rowHeights[row] > 0 { paths.append(IndexPath(row: row, section: index)) }
                row += 1
            }
        }
        return paths
    }

    /// The sections that a range of the content touches.
    func sections(in range: Range<CGFloat>) -> Range<Int> {
        let first = firstSection(endingAfter: range.lowerBound)
        var last = first
        while last < sections.count, sections[last].top < range.upperBound { last += 1 }
        return first..<last
    }

    func row(at y: CGFloat) -> IndexPath? {
        let index = firstSection(endingAfter: y)
        guard sections.indices.contains(index) else { return nil }
        let section = sections[index]
        guard y >= section.rowsTop, y < section.rowsBottom else { return nil }
        let row = Self.firstIndex(in: section.rowTops.dropFirst()) { $0 > y - section.rowsTop } - 1
        return IndexPath(row: row, section: index)
    }

    private func firstSection(endingAfter y: CGFloat) -> Int {
        Self.firstIndex(in: sections[...]) { $0.bottom > y }
    }

    /// The first index whose element passes a test that all later ones pass too.
    private static func firstIndex<Element>(in elements: ArraySlice<Element>, where passes: (Element) -> Bool) -> Int {
        var (low, high) = (elements.startIndex, elements.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if passes(elements[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
