import Foundation

/// The smallest part of a compositional layout: one cell.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutItem") }

    public let layoutSize: NSCollectionLayoutSize
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// How much smaller the element is than its place, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

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
