import Foundation

/// The smallest part of a compositional layout: one cell.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutItem") }

    /// The size of the item; parts in it are of the group's room.
    public let layoutSize: NSCollectionLayoutSize
    /// The views attached to the item, such as badges; groups have none here.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the element in its place, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room around the item in its group; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item of a size, with views attached to it.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    ) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }
}

extension NSDirectionalEdgeInsets {
    var horizontalSum: CGFloat { leading + trailing }
    var verticalSum: CGFloat { top + bottom }

    func inset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + leading, y: rect.minY + top, width: max(rect.width - horizontalSum, 0),
            height: max(rect.height - verticalSum, 0))
    }
}
