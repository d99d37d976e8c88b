import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(name: "UICollectionViewCompositionalLayoutConfiguration")
    }

    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// In points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() { super.init() }
}
