import Foundation

/// The look of a list section's rows, besides their places.
struct ListSectionLook: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var showsSeparators = true
    /// Whether the section's first item is its header.
    var firstIsHeader = false
    /// The actions beside the rows; nil for none.
    var swipes: ListSwipes?
    /// The background colour of the whole view.
    var backgroundColor: UIColor?

    func isHeader(_ path: IndexPath) -> Bool { firstIsHeader && path.item == 0 }
}
