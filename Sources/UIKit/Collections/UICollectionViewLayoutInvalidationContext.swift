import Foundation

/// What of a layout is no longer valid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICollectionViewLayoutInvalidationContext") }

    public override init() { super.init() }

    /// Whether nothing of the layout is valid, as after `reloadData()`.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are to be asked for anew.
    open internal(set) var invalidateDataSourceCounts = false
    /// How far the content's offset is to move, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much the content's size changes until the layout is prepared again, in points.
    open var contentSizeAdjustment = CGSize.zero
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}
