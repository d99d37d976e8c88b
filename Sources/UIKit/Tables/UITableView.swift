import Foundation
import QuartzCore

/// A column of rows in sections; only the rows that can be seen have cells.
open class UITableView: UIScrollView {
    /// How sections are set apart.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// Where in the visible part a row comes to lie.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// How rows come and go.
    public enum RowAnimation: Int, Sendable { case fade = 0, right, left, top, bottom, none, middle, automatic = 100 }

    /// Stands for a height that the content decides.
    public static let automaticDimension: CGFloat = -1

    open internal(set) var style: Style { didSet { styleDidChange() } }

    // What the data source said last; see UITableView+Loading.swift.
    var geometry = TableGeometry()
    /// The width that the heights were asked for with, in points; nil while the data source has to be asked anew.
    var loadedWidth: CGFloat?
    var isLoaded: Bool { loadedWidth != nil }
    // What is shown; see UITableView+Tiling.swift.
    var shownCells: [IndexPath: UITableViewCell] = [:]
    var shownHeaders: [Int: UIView] = [:]
    var shownFooters: [Int: UIView] = [:]
    var isTiling = false
    var cellPool = ReusePool<UITableViewCell>()
    var headerPool = ReusePool<UITableViewHeaderFooterView>()
    // See UITableView+Selection.swift and UITableView+Updates.swift.
    var marks = ListMarks()
    var updates = ListUpdateBatch(.rows)
    // See UITableView+Editing.swift, UITableView+Swiping.swift and UITableView+Reordering.swift.
    var storedIsEditing = false
    let rowSwipe = RowSwipeGestureRecognizer()
    var swipe: RowSwipe?
    var reordering: RowReordering?
    /// What a document describes instead of a data source.
    var staticContent: StaticTableContent? { didSet { reloadLater() } }
    /// A cell that the next dequeue hands out again.
    var reconfigured: UITableViewCell?
    var indexStrip: SectionIndexStrip?
    // See UITableView+ContextMenus.swift.
    var contextMenus: (source: RowMenuSource, interaction: UIContextMenuInteraction)?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

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

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadLater() } }
    }

    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set {
            (self as UIScrollView).delegate = newValue
            attachContextMenus()
            reloadLater()
        }
    }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    /// Asks the data source for everything anew.
    open func reloadData() { reloadEverything() }

    /// Asks the data source for the letters at the side anew.
    open func reloadSectionIndexTitles() { updateSectionIndex() }

    /// How many rows a table has before it shows the letters at its side.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    open var sectionIndexColor: UIColor? { didSet { indexStrip?.applyColors(self) } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { indexStrip?.applyColors(self) } }
    open var sectionIndexTrackingBackgroundColor: UIColor?

    /// Who decided the background's colour last.
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

    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// The room above the headers of a plain table.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }

    /// Whether the content of rows, headers and footers keeps clear of what covers the screen's sides.
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayoutInSubtree() } }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateRowLooks() } }
    open var separatorColor: UIColor? = .separator { didSet { updateRowLooks() } }

    private var ownSeparatorInset: UIEdgeInsets?
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset
                ?? UIEdgeInsets(top: 0, left: TableMetrics.margin(width: bounds.width), bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue
            updateRowLooks()
        }
    }

    /// A view above all sections; the table takes its height and makes it as wide as itself.
    open var tableHeaderView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            tableHeaderView.map { addSubview($0) }
            reloadLater()
        }
    }

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

    open var numberOfSections: Int { sectionCount }

    /// As the data source said it; a table that shows nothing knows it too.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }

    /// The cell of a row that can be seen; nil for others.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }

    /// From top to bottom.
    open var visibleCells: [UITableViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }

    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownHeaders[section] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownFooters[section] as? UITableViewHeaderFooterView
    }

    /// In the table's coordinates, in points; zero for a row that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

    // MARK: Changes of single rows and sections; see UITableView+Updates.swift

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for path in indexPaths { $0.insertedItems[path] = animation } }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for path in indexPaths { $0.deletedItems[path] = animation } }
    }

    /// Asks for new cells for rows; their heights are asked for anew too.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for path in indexPaths { $0.reloadedItems[path] = animation } }
    }

    /// Asks for the cells of rows anew; those that can be seen are handed out again by the next dequeue.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedItems[indexPath] = newIndexPath }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.insertedSections[section] = animation } }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.deletedSections[section] = animation } }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.reloadedSections[section] = animation } }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[section] = newSection }
    }

    /// Collects changes until `endUpdates()`, which makes them together.
    open func beginUpdates() { openUpdates() }

    open func endUpdates() { closeUpdates() }

    /// Makes the changes of a closure together; the completion comes when they have been shown.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion: completion)
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { marks.selected.first }

    /// In the order in which they were selected.
    open var indexPathsForSelectedRows: [IndexPath]? { marks.selected.isEmpty ? nil : marks.selected }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Whether a tap chooses a row while rows are edited.
    open var allowsSelectionDuringEditing = false
    /// Whether rows are ticked off while they are edited, in place of other signs.
    open var allowsMultipleSelectionDuringEditing = false

    /// What opens the menus of rows; nil before there is a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus?.interaction }

    // MARK: Editing

    /// Whether rows show what can be done with them.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    /// Whether a row is swiped aside or a person edits the table.
    open var hasUncommittedUpdates: Bool { updates.isOpen || reordering != nil }

    /// Selects a row without a word to the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row without a word to the delegate.
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

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reusableHeader(identifier)
    }

    /// Says which class makes the cells of an identifier; nil forgets it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    /// Says which nib makes the cells of an identifier; its first cell is taken. Nil forgets it.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerCell(nib, identifier) }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeader(aClass, identifier)
    }

    /// Says which nib makes the headers and footers of an identifier; it has one top-level object. Nil forgets it.
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
    /// Whether lines part the rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
