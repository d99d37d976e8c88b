import Foundation

/// A table's data as snapshots of identifiers: the table finds out itself what has changed.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, ObjectiveCExposed, UITableViewDataSource {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITableViewDiffableDataSource") }

    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// How rows come and go when a snapshot is applied.
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

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { keeper.current.item(at: indexPath) }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        keeper.current.path(of: itemIdentifier)
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { keeper.current.section(at: index) }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        keeper.current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { keeper.current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        keeper.current.count(section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = keeper.current.item(at: indexPath), let cell = provider(tableView, indexPath, item) {
            return cell
        }
        NSException.raise(
            .internalInconsistencyException,
            "UITableView dataSource returned a nil cell for row at index path: \(indexPath). Table view: \(tableView)")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// False, unless an override allows it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

extension UITableView: SnapshotList {
    static var updateWords: ListUpdates.Words { .rows }
    var source: AnyObject? { dataSource }
    func refill(_ paths: [IndexPath]) { reconfigureRows(at: paths) }
}
