import Foundation

/// The ways in which a section scrolls across the direction of the whole layout: not at all, to anywhere, to the
/// beginning of a group, by the view's length, by one group, or by one group that comes to the middle.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The references of content insets: the safe area, also for `automatic`, or nothing.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea }

/// One section of a compositional layout: a group, repeated until all items have a place.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutSection") }

    let group: NSCollectionLayoutGroup

    /// Makes a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    // Lengths in points.
    /// The insets of the groups in the section, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between one group and the next, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The reference that insets across the direction of scrolling are added to. Where the layout's configuration has
    /// none, the section has none either.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers keep to the content's insets at the sides.
    open var supplementariesFollowContentInsets = true
    /// The way in which the section scrolls across the direction of the whole layout; `none` by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers of the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the groups.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// The closure that may change the items that are seen, whenever they scroll; nil, the default, changes nothing.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The rows of a list, which know which of them are first and last.
    var list: ListSectionLook?
}
