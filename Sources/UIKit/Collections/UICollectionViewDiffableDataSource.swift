import Foundation

/// A collection view's data as snapshots of identifiers: the view finds out itself what has changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, ObjectiveCExposed, UICollectionViewDataSource {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICollectionViewDiffableDataSource") }

    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    open var supplementaryViewProvider: SupplementaryViewProvider?

    private let keeper: SnapshotKeeper<UICollectionView, SectionIdentifierType, ItemIdentifierType>
    private let provider: CellProvider

    /// Becomes the data source of a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        keeper = SnapshotKeeper(collectionView)
        provider = cellProvider
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
        let isShown = keeper.apply(
            snapshot, of: self, animation: .automatic, animatingDifferences: animatingDifferences,
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

    open func numberOfSections(in collectionView: UICollectionView) -> Int { keeper.current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        keeper.current.count(section)
    }

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

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

extension UICollectionView: SnapshotList {
    static var updateWords: ListUpdates.Words { .items }
    var source: AnyObject? { dataSource }
    func refill(_ paths: [IndexPath]) { reconfigureItems(at: paths) }
}
