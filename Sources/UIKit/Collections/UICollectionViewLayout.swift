import Foundation

/// The object that decides the places of a collection view's elements; apps write subclasses.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICollectionViewLayout") }

    /// The collection view whose elements the layout places; nil while the layout is not in use.
    ///
    /// An override may say that there is always one.
    open var collectionView: UICollectionView? { user }
    weak var user: UICollectionView?

    var decorationMakers: [String: (CGRect) -> UICollectionReusableView?] = [:]

    /// Called when the layout was made from a nib and all outlets are set. An override calls `super`, which does nothing.
    open func awakeFromNib() {}

    /// Makes a layout that no collection view uses yet.
    public override init() { super.init() }

    /// Makes a layout from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.decode(self)
    }

    /// The class of the attributes that framework layouts make. An override returns a subclass of
    /// `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that the layout makes for invalidations. An override returns a subclass of
    /// `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Invalidation

    /// Has everything laid out anew before the next frame.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Has the parts that a context names laid out anew before the next frame. Called by the collection view too, for
    /// new data, bounds and preferred sizes; an override calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }

    /// Whether a change of the bounds asks for a new layout; scrolling changes their origin. Called by the collection
    /// view, which has the new bounds already; the base implementation answers false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context of an invalidation for new bounds. Called by the collection view after
    /// `shouldInvalidateLayout(forBoundsChange:)` has answered true; an override changes the context that `super`
    /// returns.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether the layout follows the attributes that an element prefers. Called by the collection view when the
    /// element's view comes into view; the base implementation answers false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context of an invalidation for an element's preferred attributes. Called by the collection view after
    /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)` has answered true; the base
    /// implementation names the element, and an override changes the context that `super` returns.
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

    /// Prepares the layout. Called before the first question about the layout and after each invalidation, when the
    /// collection view has its data; an override works the places out and calls `super`.
    open func prepare() {}

    /// The size of the content, in points. Asked for after `prepare()`; an override is needed, as the base
    /// implementation answers zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that a rectangle of the content touches, in points. Asked for in each layout
    /// pass; an override is needed, as the base implementation returns nil, which shows nothing.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item; nil for an item that does not exist. Asked for when items are dequeued, scrolled to
    /// and updated; an override is needed, as the base implementation returns nil.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view of a kind; nil where there is none. An override is needed in layouts that
    /// have such views, as the base implementation returns nil.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view of a kind; nil where there is none. An override is needed in layouts that
    /// have such views, as the base implementation returns nil.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Direction of reading

    /// Whether the collection view mirrors the layout where its direction is not `developmentLayoutDirection`. The base
    /// implementation answers false; an override that answers true works its places out for one direction only.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // Choice (collections): the language that an app was developed in is read from left to right.
    /// The direction that the layout was written for, from left to right unless an override says otherwise. Read by the
    /// collection view.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Scrolling

    /// The content offset at which the content is to come to rest after a drag, in points, with the velocity in points
    /// a millisecond. Called by the collection view when the finger is lifted; the base implementation keeps the
    /// proposed one.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The content offset after an update or an animated change of layouts, in points. Called by the collection view
    /// unless its delegate answers; the base implementation keeps the proposed one.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    /// Prepares the layout for an update. Called after `prepare()` for the new data and before the places of elements
    /// that come and go are asked for; the base implementation does nothing.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when the changes of an update have been shown, after their animation; on iOS within it. The base
    /// implementation does nothing.
    open func finalizeCollectionViewUpdates() {}

    /// Prepares the layout for bounds that changed inside an animation block. Called before elements are placed in them,
    /// with the bounds before; the base implementation does nothing.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called when elements have been placed in bounds that changed inside an animation block. The base implementation
    /// does nothing.
    open func finalizeAnimatedBoundsChange() {}

    /// Called on the old layout before the change to another. The base implementation does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called on the new layout before the change to it, while `collectionView` is still nil. The base implementation
    /// does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts when the change has been shown. The base implementation does nothing.
    open func finalizeLayoutTransition() {}

    /// The attributes from which an item comes that appears in an update, by its new place; nil, the base
    /// implementation's answer, fades the item in at its place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes to which an item goes that disappears in an update, by its old place; nil, the base
    /// implementation's answer, fades the item out at its place.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes from which a supplementary view comes that appears in an update, by its new place; nil, the base
    /// implementation's answer, fades the view in at its place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes to which a supplementary view goes that disappears in an update, by its old place; nil, the base
    /// implementation's answer, fades the view out at its place.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes from which a decoration view comes that appears in an update, by its new place; nil, the base
    /// implementation's answer, fades the view in at its place.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes to which a decoration view goes that disappears in an update, by its old place; nil, the base
    /// implementation's answer, fades the view out at its place.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The supplementary views of a kind that an update takes away besides those of items and sections that go, by their
    /// old places. Called after `prepare(forCollectionViewUpdates:)`; the base implementation names none.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views of a kind that an update takes away, by their old places. Called after
    /// `prepare(forCollectionViewUpdates:)`; the base implementation names none.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The supplementary views of a kind that an update adds besides those of items and sections that come, by their new
    /// places. Called after `prepare(forCollectionViewUpdates:)`; the base implementation names none.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views of a kind that an update adds, by their new places. Called after
    /// `prepare(forCollectionViewUpdates:)`; the base implementation names none.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Moving by hand

    /// The place at which a carried item would be put down. Called whenever the item is moved; the base implementation
    /// answers the place of the item under the position, or the one so far.
    ///
    /// - Parameters:
    ///   - previousIndexPath: The place so far.
    ///   - position: The middle of the carried item, in the content's coordinates, in points.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.itemPath(at: position) ?? previousIndexPath }

    /// The attributes of an item while it is carried. Called whenever the item is moved; the base implementation puts it
    /// in the middle of the position, and an override changes what `super` returns.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }

    // Choice (moving items): the context is asked for where the target changes, not at every step of the finger.
    /// The context of an invalidation while items are carried. Called when they would be put down elsewhere than before;
    /// an override changes the context that `super` returns.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// The context of an invalidation when carried items are put down, or go back. An override changes the context that
    /// `super` returns.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: Decoration views

    /// Registers the class that makes the decoration views of a kind; nil forgets it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationMakers[elementKind] = ReusableViewMaking.maker(
            viewClass, kind: elementKind, base: UICollectionReusableView.self)
    }

    /// Registers the nib that makes the decoration views of a kind; it has one top-level object. Nil forgets it.
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
