import Foundation

/// A closure that returns the layout of a section, by its index and surroundings.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// The properties that hold for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(name: "UICollectionViewCompositionalLayoutConfiguration")
    }

    /// The direction in which the content scrolls; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout, whose index paths have the one index 0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference that the insets of sections are added to; the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Makes a configuration with vertical scrolling and no distance between sections.
    public override init() { super.init() }
}
