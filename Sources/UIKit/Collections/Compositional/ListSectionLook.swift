import Foundation

/// The look of a list section's rows, besides their places.
struct ListSectionLook: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var showsSeparators = true
    /// The actions beside the rows; nil for none.
    var swipes: ListSwipes?
    /// The background colour of the whole view.
    var backgroundColor: UIColor?
}
