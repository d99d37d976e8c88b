import Foundation

/// A scroll view of items in sections, placed by a layout; only the elements that can be seen have views.
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
    /// Whether something carried over it for a moment activates it, which nothing does in Matryoshka: `true` is reported.
    open var isSpringLoaded = false { didSet { SpringLoading.report(isSpringLoaded, by: self) } }

    /// The methods that apps name by selector.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UICollectionView", methods: collectionMethods)
    }

    /// The categories of a layout's elements.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

    /// The positions of an item in the visible part that scrolling can lead to, one for each axis; an empty set scrolls
    /// just so far that the item can be seen.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The positions as bits.
        public let rawValue: UInt
        /// Makes a set of positions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The item's top at the top of the visible part.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item in the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item's bottom at the bottom of the visible part.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item's left side at the left of the visible part.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item in the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item's right side at the right of the visible part.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of supplementary views that are headers of sections.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of supplementary views that are footers of sections.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    // What the data source said last; see UICollectionView+Loading.swift.
    var counts: [Int] = []
    var isLoaded = false
    var isLayoutValid = false
    var storedLayout: UICollectionViewLayout
    /// The change of the layout that a gesture drives; nil at other times.
    var interactiveLayout: InteractiveLayout?
    // What is shown; see UICollectionView+Tiling.swift.
    var shown: [ElementKey: UICollectionReusableView] = [:]
    var isTiling = false
    var pool = ReusePool<UICollectionReusableView>()
    /// The frame that a view which is being asked for will have.
    var dequeuedFrame = CGRect.zero
    var lastOffset = CGPoint.zero
    /// The direction of the last scrolling.
    var direction = CGVector(dx: 0, dy: 0)
    /// The parts that scroll across the view, by section; see OrthogonalScrollView.swift.
    var orthogonal: [Int: OrthogonalScrollView] = [:]
    /// The content offsets of the parts that are out of view, by section.
    var bandOffsets: [Int: CGPoint] = [:]
    // See UICollectionView+Selection.swift and UICollectionView+Updates.swift.
    var marks = ListMarks()
    /// Cells that the next dequeue hands out again.
    var reconfigured: [ElementKey: UICollectionReusableView] = [:]
    var updates = ListUpdateBatch(.items)
    /// Views that are on their way out.
    var leaving: [UICollectionReusableView] = []
    /// The bounds before they changed inside an animation block, until the elements have been placed in the new ones.
    var boundsBeforeAnimation: CGRect?
    // See UICollectionView+ContextMenus.swift.
    /// The item that is carried; see UICollectionView+Moving.swift.
    var moving: ItemMoving?
    /// The row that is swiped aside; see UICollectionView+Swiping.swift.
    var swiping: (recognizer: ItemSwipeGestureRecognizer?, current: ItemSwipe?) = (nil, nil)
    var contextMenus: (source: ItemMenuSource, interaction: UIContextMenuInteraction)?
    // See UICollectionView+MultipleSelection.swift.
    var multipleSelection: MultipleSelectionPan?

    /// Whether the items are being edited: accessories of cells come and go with that.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            if !isEditing, !allowsMultipleSelection, marks.selected.count > 1 { marks.selected.forEach(deselect) }
            for case let cell as UICollectionViewListCell in visibleCells { cell.isInEditing = isEditing }
        }
    }
    /// Whether items can be selected while they are edited; not unless set.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while they are edited; not unless set.
    open var allowsMultipleSelectionDuringEditing = false

    /// Makes a view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        setUpCollection()
    }

    /// Without a layout: raises UIKit's exception.
    public convenience override init(frame: CGRect) {
        NSException.raise(
            .invalidArgumentException, "UICollectionView must be initialized with a non-nil layout parameter")
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Makes a collection view from an Interface Builder document, with a flow layout where the document names no
    /// other.
    public required init?(coder: NSCoder) {
        storedLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUpCollection()
    }

    private func setUpCollection() {
        storedLayout.user = self
        if backgroundColor == nil { backgroundColor = .systemBackground }
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole { .container(.list) }

    // MARK: Data

    /// The object that supplies the items; not kept alive. A new one has everything asked for anew.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadEverything() } }
    }

    /// The object that is told what happens to items; not kept alive. Setting one invalidates the layout.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set {
            (self as UIScrollView).delegate = newValue
            attachContextMenus()
            attachMultipleSelection()
            storedLayout.invalidateLayout()
        }
    }

    /// The object that is told of items that may soon come into view; not kept alive.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is told of items.
    open var isPrefetchingEnabled = true
    /// Whether items can have the focus, which there is none of here.
    open var allowsFocus = false
    /// Whether the focus comes back to the item that had it last, which there is none of here.
    open var remembersLastFocusedIndexPath = false
    /// Whether an item that gets the focus is selected, which there is none of here.
    open var selectionFollowsFocus = false

    /// The object that says what is dragged out of the collection; not kept alive.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { attachDragAndDrop() } }
    /// The object that says what becomes of things dropped on the collection; not kept alive.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { attachDragAndDrop() } }
    /// Whether fingers can lift items: true on every device, as drag interactions are enabled by default since iOS 15.
    open var dragInteractionEnabled = true { didSet { attachDragAndDrop() } }
    /// What asks the delegates of dragging and dropping; nil before there is one.
    var dragAndDrop: UICollectionViewDragAndDrop?

    /// Asks the data source for everything anew before the next layout, and undoes the selection.
    open func reloadData() { reloadEverything() }

    // MARK: Layout

    /// The layout that places the elements; a new one takes over at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { changeLayout(to: newValue, animated: false, completion: nil) }
    }

    /// Replaces the layout; animated, the elements travel to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, completion: nil)
    }

    /// Replaces the layout; the completion comes when the elements have arrived.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    /// The attributes that the layout gives an item, in the content's coordinates; nil for an item that does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return hasItem(indexPath) ? mirrored.layoutAttributesForItem(at: indexPath) : nil
    }

    /// The attributes that the layout gives a supplementary view, in the content's coordinates; nil where there is
    /// none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return mirrored.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// A view behind the elements that does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            backgroundView.map { insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: What it shows; see UICollectionView+Queries.swift

    /// The number of sections that the data source has given.
    open var numberOfSections: Int {
        loadIfNeeded()
        return counts.count
    }

    /// The number of items that the data source has given for a section; 0 for a section that does not exist.
    open func numberOfItems(inSection section: Int) -> Int { itemCount(section) }

    /// The cell of an item that can be seen; nil for others.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[.cell(indexPath)] as? UICollectionViewCell
    }

    /// The item that a cell shows; nil for a cell that shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.indexPath
    }

    /// The cells of the items that can be seen: in no order that apps could rely on, here by index path.
    open var visibleCells: [UICollectionViewCell] { shownElements(.cell).compactMap { $0.1 as? UICollectionViewCell } }

    /// The index paths of the items that have cells, in order.
    open var indexPathsForVisibleItems: [IndexPath] { shownElements(.cell).map(\.0.indexPath) }

    /// The header, footer or the like at a place; nil where it cannot be seen.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { shown[ElementKey(.supplementaryView, kind: elementKind, indexPath)] }

    /// The headers, footers and the like of a kind that can be seen.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownElements(.supplementaryView).filter { $0.0.kind == elementKind }.map(\.1)
    }

    /// The places of the headers, footers and the like of a kind that can be seen.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownElements(.supplementaryView).filter { $0.0.kind == elementKind }.map(\.0.indexPath)
    }

    /// The item at a point of the content, in points.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

    // MARK: Changes of single items and sections; see UICollectionView+Updates.swift

    /// Shows items that the data source has now, at their places after the change.
    open func insertItems(at indexPaths: [IndexPath]) {
        update { for path in indexPaths { $0.insertedItems[path] = .automatic } }
    }

    /// Takes items away, named by their places before the change.
    open func deleteItems(at indexPaths: [IndexPath]) {
        update { for path in indexPaths { $0.deletedItems[path] = .automatic } }
    }

    /// Asks for new cells for items.
    open func reloadItems(at indexPaths: [IndexPath]) {
        update { for path in indexPaths { $0.reloadedItems[path] = .automatic } }
    }

    /// Asks for the cells of items anew; those that can be seen are handed out again by the next dequeue.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Moves an item from its place before the change to its place after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedItems[indexPath] = newIndexPath }
    }

    /// Shows sections that the data source has now, at their places after the change.
    open func insertSections(_ sections: IndexSet) {
        update { for section in sections { $0.insertedSections[section] = .automatic } }
    }

    /// Takes sections away, named by their places before the change.
    open func deleteSections(_ sections: IndexSet) {
        update { for section in sections { $0.deletedSections[section] = .automatic } }
    }

    /// Asks for everything in sections anew.
    open func reloadSections(_ sections: IndexSet) {
        update { for section in sections { $0.reloadedSections[section] = .automatic } }
    }

    /// Moves a section from its place before the change to its place after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[section] = newSection }
    }

    // The closure is done with when the call returns, so it needs no 'self.', as on Apple's systems.
    /// Makes the changes of a closure together; the completion comes when they have been shown.
    open func performBatchUpdates(
        @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runBatch(updates, completion: completion)
    }

    // MARK: Moving by hand; see UICollectionView+Moving.swift

    /// Picks an item up, if the data source moves items and allows it. Returns whether the item is carried.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMoving(indexPath) }
    /// Carries the item so that its middle is at a point of the content, in points; the others make room.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { carry(to: targetPosition) }
    /// Puts the item down where it is, and tells the data source.
    open func endInteractiveMovement() { putDown(isCancelled: false) }
    /// Brings the item back to where it was.
    open func cancelInteractiveMovement() { putDown(isCancelled: true) }

    // MARK: Selection

    /// Whether a tap selects an item.
    open var allowsSelection = true
    /// Whether more than one item can be selected; a tap then also deselects.
    open var allowsMultipleSelection = false

    /// The selected items, in the order in which they were selected; never nil here.
    open var indexPathsForSelectedItems: [IndexPath]? { marks.selected }

    /// Selects an item without telling the delegate; nil deselects all items. Nothing happens where selection is not
    /// allowed.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    /// The interaction that opens the context menus of items; nil before there is a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus?.interaction }

    // MARK: Scrolling

    /// Scrolls an item to a place in the view; no position moves just so far that it can be seen.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Views; see UICollectionView+Reuse.swift

    /// Registers the class that makes the cells of an identifier; nil forgets it. A class that is none of cells raises
    /// an exception.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerClass(cellClass, nil, identifier, UICollectionViewCell.self)
    }

    /// Registers the nib that makes the cells of an identifier; it has one top-level object. Nil forgets it.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registerNib(nib, nil, identifier, UICollectionViewCell.self)
    }

    /// Registers the class that makes the supplementary views of a kind and an identifier; nil forgets it. A class that
    /// is none of reusable views raises an exception.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        registerClass(viewClass, elementKind, identifier, UICollectionReusableView.self)
    }

    /// Registers the nib that makes the supplementary views of a kind and an identifier; it has one top-level object.
    /// Nil forgets it.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        registerNib(nib, kind, identifier, UICollectionReusableView.self)
    }

    /// A cell that another item no longer needs, or a new one; an identifier that nothing is registered for raises
    /// UIKit's exception.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = reusableView(nil, identifier, indexPath)
        adoptHeaderLook(view, indexPath)
        return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    /// A supplementary view that another place no longer needs, or a new one; an identifier that nothing is registered
    /// for raises UIKit's exception.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        reusableView(elementKind, identifier, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    // MARK: State

    /// The selected items, and which item is the first on the screen, too.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeItems(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeItems(with: coder)
    }

    // MARK: Layout and touches

    open override func layoutSubviews() {
        prepareLayoutIfNeeded()
        super.layoutSubviews()
        tile()
        keepMoving()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let press = gestureRecognizer as? MovingPressGestureRecognizer { return press.mayBegin(in: self) }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The layout alone decides how large the content is.
    override var ownContentSize: CGSize? { contentSize }

    override var knowsContentSize: Bool { isLayoutValid }

    @_spi(Framework) open override func boundsOriginDidChange() {
        super.boundsOriginDidChange()
        if isDragging { closeItemSwipe(animated: true) }
        boundsMayInvalidate()
    }

    @_spi(Framework) open override func boundsSizeDidChange(from oldSize: CGSize) {
        noteBounds(before: oldSize)
        boundsMayInvalidate()
        super.boundsSizeDidChange(from: oldSize)
    }

    override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        if window != nil || isLoaded { storedLayout.invalidateLayout() }
    }

    /// Elements that size themselves are as large as their texts now want.
    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        guard let previous, isLoaded else { return }
        if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            storedLayout.itemsWereMoved(nil)
            storedLayout.invalidateLayout()
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchBegan(touches.first) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchMoved(touches.first) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchEnded(touches.first) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchCancelled() }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeCollectionView(self)
    }
}
