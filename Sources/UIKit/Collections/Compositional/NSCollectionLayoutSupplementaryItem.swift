import Foundation

/// A view that is attached to an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, with which the data source is asked for it.
    public let elementKind: String
    /// The place of the view on its item.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The stacking order of the view; 1 by default, above the cells.
    open var zIndex = 1

    /// Makes a view of a kind at a place on its item. Parts in its size are of the item's size.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
}
