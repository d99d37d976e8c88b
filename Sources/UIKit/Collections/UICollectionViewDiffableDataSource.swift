import Foundation

/// A collection view's data as snapshots of identifiers: the view finds out itself what has changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, ObjectiveCExposed, UICollectionViewDataSource {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICollectionViewDiffableDataSource") }

    /// The kind of snapshot that the data source shows.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// A closure that makes the cell of an item; a nil cell raises an exception.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A closure that makes a supplementary view of a kind at a place; a nil view raises an exception.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// The closure that makes supplementary views; nil for layouts that have none.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What the app is asked and told when a person opens and closes parts of an outline.
    open var sectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>()
    /// The sections whose items are an outline.
    var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    private(set) weak var list: UICollectionView?

    /// What the app is asked and told when a person moves an item.
    open var reorderingHandlers = ReorderingHandlers()

    private let keeper: SnapshotKeeper<UICollectionView, SectionIdentifierType, ItemIdentifierType>
    private let provider: CellProvider

    /// Becomes the data source of a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        keeper = SnapshotKeeper(collectionView)
        provider = cellProvider
        list = collectionView
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// A copy of the data as it is.
    open func snapshot() -> Snapshot { keeper.current }

    /// Shows other data; the completion comes when the changes have been shown.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        settleOutlines(with: snapshot)
        show(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    func show(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?) {
        let isShown = keeper.apply(
            snapshot, of: self, animation: .automatic, animatingDifferences: animatingDifferences,
            completion: completion)
        if !isShown { keeper.reload(snapshot, completion: completion) }
    }

    /// Shows other data without finding out what has changed.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        settleOutlines(with: snapshot)
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

    /// The number of sections in the current snapshot. The collection view asks for it; an override is not needed.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { keeper.current.numberOfSections }

    /// The number of items in a section of the current snapshot. The collection view asks for it; an override is not
    /// needed.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        keeper.current.count(section)
    }

    /// The cell that the cell provider makes for an item. The collection view asks for it when the item comes into
    /// view; a place without an item, or a provider that returns nil, raises an exception.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = keeper.current.item(at: indexPath), let cell = provider(collectionView, indexPath, item) {
            return cell
        }
        NSException.raise(
            .internalInconsistencyException,
            "UICollectionView dataSource returned a nil cell for item at index path: \(indexPath). Collection view: \(collectionView)"
        )
        return UICollectionViewCell(frame: .zero)
    }

    /// The view that `supplementaryViewProvider` makes. The collection view asks for it when the place comes into view;
    /// a provider that is missing or returns nil raises an exception.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    /// Whether a person may move an item, asked when it is about to be picked up. The base implementation asks
    /// `reorderingHandlers`, and forbids it where those have no answer; an override need not call `super`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = keeper.current.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Called when an item was put down at another place. The base implementation moves the item in the snapshot where
    /// `reorderingHandlers` let it be moved; an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard reorderingHandlers.canReorderItem != nil else { return }
        let initial = keeper.current
        guard let final = initial.moving(from: sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
        reorderingHandlers.willReorder?(transaction)
        keeper.adopt(final)
        reorderingHandlers.didReorder?(transaction)
    }
}

extension UICollectionView: SnapshotList {
    static var updateWords: ListUpdates.Words { .items }
    var source: AnyObject? { dataSource }
    func refill(_ paths: [IndexPath]) { reconfigureItems(at: paths) }
}
