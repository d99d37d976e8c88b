import Foundation

/// The look of a list section's rows, besides their places.
struct ListSectionLook: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var showsSeparators = true
    /// The background colour of the whole view.
    var backgroundColor: UIColor?
}
