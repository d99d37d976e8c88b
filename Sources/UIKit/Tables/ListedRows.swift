import Foundation

/// The rows of a table whose storyboard lists them one by one, for its `UITableViewController`.
@MainActor final class ListedRows {
    struct Section {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
        /// The heights in points that rows have of their own.
        let heights: [CGFloat?]
    }

    let sections: [Section]

    init(_ sections: [Section]) {
        self.sections = sections
    }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else { return nil }
        return cells[path.row]
    }

    func height(at path: IndexPath) -> CGFloat? {
        guard let heights = section(path.section)?.heights, heights.indices.contains(path.row) else { return nil }
        return heights[path.row]
    }
}
