import Foundation

/// How a section scrolls across the direction of the whole layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What sections keep clear of in addition to their insets.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea }

/// One section of a compositional layout: a group, repeated until all items have a place.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutSection") }

    let group: NSCollectionLayoutGroup

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    // Lengths in points.
    /// Between the section's edges and its groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Between one group and the next, in points.
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers keep to the content's insets at the sides.
    open var supplementariesFollowContentInsets = true
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What lies behind the groups.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// The rows of a list, which know which of them are first and last.
    var list: ListSectionLook?
}
