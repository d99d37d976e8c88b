import Foundation

/// The look of a list section's rows, besides their places.
struct ListSectionLook: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var showsSeparators = true
    /// The lines between the rows; nil for those of the appearance.
    var separators: ListSeparators?
    /// Whether the section's first item is its header.
    var firstIsHeader = false
    /// The actions beside the rows; nil for none.
    var swipes: ListSwipes?
    /// The background colour of the whole view.
    var backgroundColor: UIColor?

    func isHeader(_ path: IndexPath) -> Bool { firstIsHeader && path.item == 0 }
}

/// The lines between a section's rows, and who may change them for one row.
@MainActor final class ListSeparators: Equatable {
    let configuration: UIListSeparatorConfiguration
    private let handler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?

    init(_ list: UICollectionLayoutListConfiguration) {
        configuration = list.separatorConfiguration
        handler = list.itemSeparatorHandler
    }

    /// The lines of a row.
    func row(_ path: IndexPath) -> UIListSeparatorConfiguration { handler?(path, configuration) ?? configuration }

    /// What a row shows is compared by its own lines.
    nonisolated static func == (one: ListSeparators, other: ListSeparators) -> Bool { true }
}
