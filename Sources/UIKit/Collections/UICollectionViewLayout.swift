import Foundation

/// Decides where the elements of a collection view lie; apps write subclasses.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICollectionViewLayout") }

    /// The view whose elements this lays out.
    open internal(set) weak var collectionView: UICollectionView?

    var decorationMakers: [String: (CGRect) -> UICollectionReusableView?] = [:]

    public override init() { super.init() }

    /// Makes a layout from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.decode(self)
    }

    /// The class of the attributes that this layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Invalidation

    /// Has everything laid out anew before the next frame.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Has laid out anew what a context names; an override calls super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }

    /// Whether a change of the bounds asks for a new layout; scrolling changes their origin.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether the layout follows what an element prefers.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        switch originalAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        case .decorationView:
            context.invalidateDecorationElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        }
        return context
    }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            return UICollectionViewLayoutInvalidationContext()
        }
        return unsafeDowncast(makeObject(type), to: UICollectionViewLayoutInvalidationContext.self)
    }

    // MARK: Layout

    /// Called before the first question about the layout and after each invalidation.
    open func prepare() {}

    /// In points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that a rectangle of the content touches.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Scrolling

    /// Where the content shall come to rest; velocity in points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where the content shall be after an update or a change of layouts.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    /// Called before the new places are asked for.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when the changes have been shown; in an animation's block no longer.
    open func finalizeCollectionViewUpdates() {}

    /// Called on the old layout before the change to another.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts when the change has been shown.
    open func finalizeLayoutTransition() {}

    /// Where an item comes from that appears in an update, by its new place; nil fades it in where it will be.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where an item goes that disappears in an update, by its old place; nil fades it out where it is.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Decoration views

    /// Says which class makes the decoration views of a kind; nil forgets it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationMakers[elementKind] = ReusableViewMaking.maker(
            viewClass, kind: elementKind, base: UICollectionReusableView.self)
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationMakers[elementKind] = nib.map { nib in
            { _ in ReusableViewMaking.make(nib, identifier: elementKind, UICollectionReusableView.self) }
        }
    }

    // MARK: What framework subclasses follow

    /// Whether elements are asked what sizes they prefer.
    var asksForPreferredSizes: Bool { true }
    /// The numbers of items may have changed, and with them the places of what was measured; nil has it measured anew.
    func itemsWereMoved(_ place: ((IndexPath) -> IndexPath?)?) {}
    /// The sections, among those that a rectangle of the content touches, that scroll across the others.
    func bands(in rect: CGRect) -> [Int: OrthogonalScrollView.Band] { [:] }
    /// The section in whose band an element lies; nil for elements that scroll with the view.
    func band(of key: ElementKey) -> Int? { nil }

    /// Reads the class's own attributes from an element of an Interface Builder document, in `init(coder:)`.
    func decode(_ nib: NibDecoder) {}
}
