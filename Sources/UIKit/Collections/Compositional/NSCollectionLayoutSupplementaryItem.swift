import Foundation

/// A view that is attached to an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, with which the data source is asked for it.
    public let elementKind: String
    /// The place of the view on its item.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that comes to lie on the container anchor's; nil for the point at the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The stacking order of the view; 1 by default, above the cells.
    open var zIndex = 1

    /// Makes a view of a kind at a place on its item. Parts in its size are of the item's size.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes a view of a kind whose own anchor lies on an anchor of its item.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The view's frame on an item's.
    func frame(on rect: CGRect) -> CGRect {
        let size = layoutSize.size(in: rect.size)
        let place = containerAnchor.point(in: rect, of: size)
        // Without an anchor of its own the view lies at the edges from within.
        let anchor = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
        let own = anchor.point(in: CGRect(origin: .zero, size: size), of: size)
        return CGRect(origin: CGPoint(x: place.x - own.x, y: place.y - own.y), size: size)
    }
}
