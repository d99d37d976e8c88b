import Foundation

/// How the rows of a list section look, besides their places.
struct ListSectionLook: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var showsSeparators = true
    /// Of the whole view.
    var backgroundColor: UIColor?
}
