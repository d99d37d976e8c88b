import Foundation

/// A table's data as snapshots of identifiers: the table finds out itself what has changed.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, ObjectiveCExposed, UITableViewDataSource {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITableViewDiffableDataSource") }

    /// The kind of snapshot that the data source shows.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// A closure that makes the cell of an item; a nil cell raises an exception.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// The way in which rows come and go when a snapshot is applied.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private let keeper: SnapshotKeeper<UITableView, SectionIdentifierType, ItemIdentifierType>
    private let provider: CellProvider

    /// Becomes the data source of a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        keeper = SnapshotKeeper(tableView)
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// A copy of the data as it is.
    open func snapshot() -> Snapshot { keeper.current }

    /// Shows other data; the completion comes when the changes have been shown.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let isShown = keeper.apply(
            snapshot, of: self, animation: defaultRowAnimation, animatingDifferences: animatingDifferences,
            completion: completion)
        if !isShown { applySnapshotUsingReloadData(snapshot, completion: completion) }
    }

    /// Shows other data without finding out what has changed.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        keeper.reload(snapshot, completion: completion)
    }

    /// The item at an index path; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { keeper.current.item(at: indexPath) }

    /// The index path of an item; nil for an item that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        keeper.current.path(of: itemIdentifier)
    }

    /// The section at an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { keeper.current.section(at: index) }

    /// The index of a section; nil for a section that is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        keeper.current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    /// The number of sections in the current snapshot. The table asks for it; an override is not needed.
    open func numberOfSections(in tableView: UITableView) -> Int { keeper.current.numberOfSections }

    /// The number of items in a section of the current snapshot. The table asks for it; an override is not needed.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        keeper.current.count(section)
    }

    /// The cell that the cell provider makes for an item. The table asks for it when a row comes into view; a row
    /// without an item, or a provider that returns nil, raises an exception.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = keeper.current.item(at: indexPath), let cell = provider(tableView, indexPath, item) {
            return cell
        }
        NSException.raise(
            .internalInconsistencyException,
            "UITableView dataSource returned a nil cell for row at index path: \(indexPath). Table view: \(tableView)")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// The title of a section's header: nil, unless an override gives one. The table asks for it when it loads its data
    /// and when the header comes into view.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// The title of a section's footer: nil, unless an override gives one. The table asks for it when it loads its data
    /// and when the footer comes into view.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Whether a row can be edited: false, unless an override allows it. The table asks for it in editing mode and when
    /// a person swipes the row.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Whether a row can be moved: false, unless an override allows it. The table asks for it in editing mode, if there
    /// is an override of `tableView(_:moveRowAt:to:)` too.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Called when a person deletes a row or taps its insertion sign. The base implementation does nothing; an override
    /// applies a snapshot with the change.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Called when a person has put a row down at another place. The base implementation does nothing; an override
    /// applies a snapshot with the new order.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// The titles of the section index: nil for none, unless an override gives them. The table asks for them when it
    /// loads its data.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section that a title of the section index leads to: that of the title's own index, unless an override says
    /// otherwise.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

extension UITableView: SnapshotList {
    static var updateWords: ListUpdates.Words { .rows }
    var source: AnyObject? { dataSource }
    func refill(_ paths: [IndexPath]) { reconfigureRows(at: paths) }
}
