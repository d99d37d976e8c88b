import Foundation
import QuartzCore

/// A column of rows in sections; only the rows that can be seen have cells.
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    /// Whether something carried over it for a moment activates it, which nothing does in Matryoshka: `true` is reported.
    open var isSpringLoaded = false { didSet { SpringLoading.report(isSpringLoaded, by: self) } }

    /// The methods that apps name by selector.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UITableView", methods: tableMethods)
    }

    /// The styles in which sections are set apart: below headers that stay at the top, in groups, or in groups with
    /// rounded corners and room at the sides.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// The positions of a row in the visible part that scrolling can lead to; `none` scrolls just so far that the row
    /// can be seen.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// The ways in which rows come and go. Changes that are all `none` are shown at once, and any others fade.
    public enum RowAnimation: Int, Sendable { case fade = 0, right, left, top, bottom, none, middle, automatic = 100 }

    /// The value that stands for a height that the content decides.
    public static let automaticDimension: CGFloat = -1

    /// The style in which the table sets its sections apart.
    open internal(set) var style: Style { didSet { styleDidChange() } }

    // What the data source said last; see UITableView+Loading.swift.
    var geometry = TableGeometry()
    /// The width that the heights were asked for with, in points; nil while the data source has to be asked anew.
    var loadedWidth: CGFloat?
    var isLoaded: Bool { loadedWidth != nil }
    /// Whether the data source has been asked for its rows. A table that has not asked yet begins with those that are there
    /// when its first change is made, however that was announced: apps insert rows in `viewDidLoad` and run on iOS.
    var knowsRows = false
    // What is shown; see UITableView+Tiling.swift.
    var shownCells: [IndexPath: UITableViewCell] = [:]
    var shownHeaders: [Int: UIView] = [:]
    var shownFooters: [Int: UIView] = [:]
    var isTiling = false
    /// Whether the data source and the delegate are being asked for counts and heights.
    var isLoading = false
    var cellPool = ReusePool<UITableViewCell>()
    var headerPool = ReusePool<UITableViewHeaderFooterView>()
    // See UITableView+Selection.swift and UITableView+Updates.swift.
    var marks = ListMarks()
    var updates = ListUpdateBatch(.rows)
    // See UITableView+Editing.swift, UITableView+Swiping.swift and UITableView+Reordering.swift.
    var storedIsEditing = false {
        willSet { __keyValueWillChange(self, "editing") }
        didSet { __keyValueDidChange(self, "editing") }
    }
    let rowSwipe = RowSwipeGestureRecognizer()
    var swipe: RowSwipe?
    var reordering: RowReordering?
    /// The rows that a document describes in place of a data source; nil for a table that a data source fills.
    var staticContent: StaticTableContent? { didSet { forgetRows() } }
    /// A cell that the next dequeue hands out again.
    var reconfigured: UITableViewCell?
    var indexStrip: SectionIndexStrip?
    // See UITableView+ContextMenus.swift.
    var contextMenus: (source: RowMenuSource, interaction: UIContextMenuInteraction)?
    // See UITableView+MultipleSelection.swift.
    var multipleSelection: MultipleSelectionPan?

    /// Makes a table of a style, with a frame in its superview's coordinates, in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a table from an Interface Builder document, which may set the style; else the table is plain.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUpTable()
    }

    private func setUpTable() {
        alwaysBounceVertical = true
        rowSwipe.onAction = { [weak self] _ in self?.swipeDidChange() }
        addGestureRecognizer(rowSwipe)
        styleDidChange()
    }

    private func styleDidChange() {
        if ground != .app { showSystemGround() }
        reloadLater()
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole { .container(.table) }

    // MARK: Data

    /// The object that supplies the table's rows; not kept alive. A new one has the table ask for its data before the
    /// next layout.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetRows() } }
    }

    /// The object that decides about rows and is told what happens to them; not kept alive. Setting one has the table
    /// ask for its data before the next layout.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set {
            (self as UIScrollView).delegate = newValue
            attachContextMenus()
            attachMultipleSelection()
            reloadLater()
        }
    }

    /// The object that is told of rows that may soon come into view; not kept alive.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is told of rows.
    open var isPrefetchingEnabled = true
    /// Whether rows can have the focus, which there is none of here.
    open var allowsFocus = false
    /// Whether a row that gets the focus is selected, which there is none of here.
    open var selectionFollowsFocus = false

    /// The object that says what is dragged out of the table; not kept alive.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { attachDragAndDrop() } }
    /// The object that says what becomes of things dropped on the table; not kept alive.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { attachDragAndDrop() } }
    /// Whether fingers can lift rows: true on every device, as drag interactions are enabled by default since iOS 15.
    open var dragInteractionEnabled = true { didSet { attachDragAndDrop() } }
    /// What asks the delegates of dragging and dropping; nil before there is one.
    var dragAndDrop: UITableViewDragAndDrop?

    /// Asks the data source for everything anew, at once, and undoes the selection.
    open func reloadData() { reloadEverything() }

    /// Asks the data source for the titles of the section index anew.
    open func reloadSectionIndexTitles() { updateSectionIndex() }

    /// The number of rows from which on the table shows a section index; it counts when the data is loaded.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    /// The colour of the titles in the section index; nil takes the tint colour.
    open var sectionIndexColor: UIColor? { didSet { indexStrip?.applyColors(self) } }
    /// The colour behind the section index; nil for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { indexStrip?.applyColors(self) } }
    /// The colour behind the section index while a finger is on it; nil leaves `sectionIndexBackgroundColor`.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    /// The origin of the background's colour: the table's style or the app.
    private enum Ground { case system, app }
    private var ground = Ground.system

    open override var backgroundColor: UIColor? {
        didSet { ground = .app }
    }

    private func showSystemGround() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        ground = .system
    }

    // MARK: Look; lengths in points

    /// The height of rows in points, where the delegate gives none; `automaticDimension`, the default, measures each
    /// row.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
    /// The height in points that an automatic row counts with until it is measured; `automaticDimension` and 0 stand
    /// for 44.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
    /// The height of section headers in points, where the delegate gives none; `automaticDimension`, the default, suits
    /// the title or view. In grouped tables titles get the height that they need in any case.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
    /// The height of section footers in points, where the delegate gives none; `automaticDimension`, the default, suits
    /// the title or view. In grouped tables titles get the height that they need in any case.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
    /// The height in points of automatic header views that tell no height of their own; `automaticDimension` and 0
    /// stand for 28.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// The height in points of automatic footer views that tell no height of their own; `automaticDimension` and 0
    /// stand for 28.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// The room above the headers of a plain table, in points; `automaticDimension`, the default, stands for 22.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }

    /// Whether the content of rows, headers and footers keeps clear of what covers the screen's sides.
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayoutInSubtree() } }
    /// The style of the lines below rows; `singleLine` by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateRowLooks() } }
    /// The colour of the lines between rows; nil takes the system's.
    open var separatorColor: UIColor? = .separator { didSet { updateRowLooks() } }
    /// The effect through which the separators are seen, as a vibrancy over a blurred background; nil, the default, for none.
    open var separatorEffect: UIVisualEffect? { didSet { updateRowLooks() } }

    /// What the distances of `separatorInset` are measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The ends of the row.
        case fromCellEdges
        /// Where separators begin and end by themselves.
        case fromAutomaticInsets
    }

    /// What the distances of `separatorInset` are measured from: the ends of rows unless set.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { updateRowLooks() } }
    /// Whether the content of rows is no wider than is easy to read; false by default.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayoutInSubtree() } }

    /// The distance of the content of rows from their ends, in points.
    var contentMargin: CGFloat {
        let margin = TableMetrics.margin(width: bounds.width)
        guard cellLayoutMarginsFollowReadableWidth else { return margin }
        return max(margin, (bounds.width - Self.readableContentWidth) / 2)
    }

    private var ownSeparatorInset: UIEdgeInsets?
    /// The distances of separators from the ends of rows, in points: only left and right count. By default separators
    /// begin at the table's margin.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue
            updateRowLooks()
        }
    }

    /// The distances of separators from the ends of rows.
    var separatorInsetFromEdges: UIEdgeInsets {
        var inset = separatorInset
        if separatorInsetReference == .fromAutomaticInsets, ownSeparatorInset != nil { inset.left += contentMargin }
        return inset
    }

    /// A view above all sections; the table takes its height and makes it as wide as itself.
    open var tableHeaderView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            tableHeaderView.map { addSubview($0) }
            reloadLater()
        }
    }

    /// A view below all sections; the table takes its height and makes it as wide as itself.
    open var tableFooterView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            tableFooterView.map { addSubview($0) }
            reloadLater()
        }
    }

    /// A view behind the rows that does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            backgroundView.map { insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: What it shows; see UITableView+Queries.swift

    /// The number of sections that the data source has given; a table that shows nothing knows it too.
    open var numberOfSections: Int { sectionCount }

    /// The number of rows that the data source has given for a section; 0 for a section that does not exist.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }

    /// The cell of a row that can be seen; nil for others.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

    /// The index path of the row that a cell shows; nil for a cell that shows none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }

    /// The cells of the rows that can be seen, from top to bottom.
    open var visibleCells: [UITableViewCell] { shownRows.map(\.cell) }

    /// The index paths of the rows that have cells, from top to bottom; never nil here.
    open var indexPathsForVisibleRows: [IndexPath]? { shownRows.map(\.path) }

    /// The header view of a section; nil where it cannot be seen or is of another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownHeaders[section] as? UITableViewHeaderFooterView
    }

    /// The footer view of a section; nil where it cannot be seen or is of another class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownFooters[section] as? UITableViewHeaderFooterView
    }

    /// The frame of a row in the table's coordinates, in points; zero for a row that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

    /// The rectangle of a section with its header and footer, in the table's coordinates and as wide as the table, in
    /// points; zero for a section that does not exist.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

    /// The rectangle of a section's header, in the table's coordinates and as wide as the table, in points. A header
    /// that stays at the top is counted at its place in the section.
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

    /// The rectangle of a section's footer, in the table's coordinates and as wide as the table, in points. A footer
    /// that stays at the bottom is counted at its place in the section.
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

    /// The row at a point of the table's coordinates, in points; nil where there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }

    /// The rows that a rectangle in the table's coordinates touches, in points. Only top and bottom count; the answer
    /// is never nil here.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

    // MARK: Changes of single rows and sections; see UITableView+Updates.swift

    /// Shows rows that the data source has now, at their places after the change.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for path in indexPaths { $0.insertedItems[path] = animation } }
    }

    /// Takes rows away, named by their places before the change.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for path in indexPaths { $0.deletedItems[path] = animation } }
    }

    /// Asks for new cells for rows; their heights are asked for anew too.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for path in indexPaths { $0.reloadedItems[path] = animation } }
    }

    /// Asks for the cells of rows anew; those that can be seen are handed out again by the next dequeue.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Moves a row from its place before the change to its place after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedItems[indexPath] = newIndexPath }
    }

    /// Shows sections that the data source has now, at their places after the change.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.insertedSections[section] = animation } }
    }

    /// Takes sections away, named by their places before the change.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.deletedSections[section] = animation } }
    }

    /// Asks for everything in sections anew, named by their places before the change.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.reloadedSections[section] = animation } }
    }

    /// Moves a section from its place before the change to its place after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[section] = newSection }
    }

    /// Collects changes until `endUpdates()`, which makes them together.
    open func beginUpdates() { openUpdates() }

    /// Closes the batch that `beginUpdates()` opened; closing the outermost one makes the changes. Counts that do not
    /// fit the changes raise UIKit's exception.
    open func endUpdates() { closeUpdates() }

    // The closure is done with when the call returns, so it needs no 'self.', as on Apple's systems.
    /// Makes the changes of a closure together; the completion comes when they have been shown.
    open func performBatchUpdates(
        @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runBatch(updates, completion: completion)
    }

    // MARK: Selection

    /// The selected row, of several the one that was selected first; nil without a selection.
    open var indexPathForSelectedRow: IndexPath? { marks.selected.first }

    /// The selected rows, in the order in which they were selected; nil without a selection.
    open var indexPathsForSelectedRows: [IndexPath]? { marks.selected.isEmpty ? nil : marks.selected }

    /// Whether a tap selects a row while the table is not in editing mode.
    open var allowsSelection = true
    /// Whether more than one row can be selected while the table is not in editing mode; a tap then also deselects.
    open var allowsMultipleSelection = false
    /// Whether a tap chooses a row while rows are edited.
    open var allowsSelectionDuringEditing = false
    /// Whether rows are ticked off while they are edited, in place of other signs.
    open var allowsMultipleSelectionDuringEditing = false

    /// The interaction that opens the context menus of rows; nil before there is a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus?.interaction }

    // MARK: Editing

    /// Whether the table is in editing mode, in which rows show what can be done with them.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing mode, in 0.3 seconds if animated, and undoes the selection.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    /// Whether a batch of updates is open or a person carries a row.
    open var hasUncommittedUpdates: Bool { updates.isOpen || reordering != nil }

    /// Selects a row without telling the delegate; nil deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        marks.selected.removeAll { $0 == indexPath }
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }

    // MARK: Scrolling

    /// Scrolls a row to a place in the view; `none` moves just so far that it can be seen.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Cells

    /// A cell that another row no longer needs, or a new one; nil if nothing is registered for the identifier.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reusableCell(identifier) }

    /// A cell for a row; an identifier that nothing is registered for raises UIKit's exception.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        requiredCell(identifier, indexPath)
    }

    /// A header or footer view that another section no longer needs, or a new one; nil if nothing is registered for the
    /// identifier.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reusableHeader(identifier)
    }

    /// Registers the class that makes the cells of an identifier; nil forgets it. A class that is none of cells raises
    /// an exception.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    /// Registers the nib that makes the cells of an identifier; it has one top-level object, a cell. Nil forgets it.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerCell(nib, identifier) }

    /// Registers the class that makes the headers and footers of an identifier; nil forgets it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeader(aClass, identifier)
    }

    /// Registers the nib that makes the headers and footers of an identifier; it has one top-level object. Nil forgets
    /// it.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeader(nib, identifier)
    }

    // MARK: State

    /// The selected rows, and which row is the first on the screen, too.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeRows(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeRows(with: coder)
    }

    // MARK: Layout and touches

    open override func layoutSubviews() {
        loadIfNeeded()
        super.layoutSubviews()
        tile()
    }

    /// The rows alone decide how large the content is.
    override var ownContentSize: CGSize? { contentSize }

    @_spi(Framework) open override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        if let loadedWidth, bounds.width != loadedWidth { reloadLater() }
    }

    /// Rows that size themselves are as high as their texts now want.
    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        guard let previous, isLoaded else { return }
        if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { reloadLater() }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === rowSwipe { return swipeMayBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchBegan(touches.first) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchMoved(touches.first) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchEnded(touches.first) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchCancelled() }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeTableView(self)
    }
}

extension UITableViewCell {
    /// The styles of the lines between rows: none, or a line a pixel high.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
