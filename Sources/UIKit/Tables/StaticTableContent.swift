import Foundation

/// The rows that a document describes one by one.
@MainActor struct StaticTableContent {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
    }

    var sections: [Section]

    func cell(_ path: IndexPath) -> UITableViewCell? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].cells.indices.contains(path.row)
        else { return nil }
        return sections[path.section].cells[path.row]
    }

    subscript(section: Int) -> Section? { sections.indices.contains(section) ? sections[section] : nil }
}
