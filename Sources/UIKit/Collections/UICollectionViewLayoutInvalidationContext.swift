import Foundation

/// The parts of a layout that are no longer valid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICollectionViewLayoutInvalidationContext") }

    /// Makes a context that names no parts.
    public override init() { super.init() }

    /// Whether nothing of the layout is valid, as after `reloadData()`.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are to be asked for anew.
    open internal(set) var invalidateDataSourceCounts = false
    /// The distance by which the content offset is to move, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The growth of the content until the layout is prepared again, in points.
    open var contentSizeAdjustment = CGSize.zero
    /// The items whose attributes are no longer valid; nil where none were named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The places of supplementary views whose attributes are no longer valid, by kind; nil where none were named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The places of decoration views whose attributes are no longer valid, by kind; nil where none were named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Where carried items were before; nil outside of a move by hand.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where carried items would be put down now; nil outside of a move by hand.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the middle of the carried item is, in the content's coordinates, in points.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Names items whose attributes are no longer valid, besides those named before.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views whose attributes are no longer valid, besides those named before.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names decoration views whose attributes are no longer valid, besides those named before.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}
