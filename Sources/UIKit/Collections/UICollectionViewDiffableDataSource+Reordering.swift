import Foundation

extension UICollectionViewDiffableDataSource {
    /// What the app is asked and told when a person moves an item.
    @preconcurrency @MainActor public struct ReorderingHandlers {
        /// Whether a person may move an item; nil forbids it for all.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the snapshot has the item at its new place.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when the snapshot has the item at its new place: the time to change the app's own data.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers of nothing.
        public init() {}
    }
}

/// A data source that may move items by itself.
@MainActor protocol ReorderingSource: AnyObject {
    /// Whether it does.
    var movesItems: Bool { get }
}

extension UICollectionViewDiffableDataSource: ReorderingSource {
    var movesItems: Bool { reorderingHandlers.canReorderItem != nil }
}

/// A change of a diffable data source that a person has made.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The data before the change.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The data after it.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The removals and insertions that make the second of the first, over all items.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of each section whose items have changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        (initialSnapshot, finalSnapshot) = (initial, final)
        difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
        sectionTransactions = final.sectionIdentifiers.compactMap { section in
            let (before, after) = (
                initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section)
            )
            guard before != after else { return nil }
            return NSDiffableDataSourceSectionTransaction(section, from: before, to: after)
        }
    }
}

/// A change of one section that a person has made.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's items before the change.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's items after it.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The removals and insertions that make the second of the first.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(_ section: SectionIdentifierType, from before: [ItemIdentifierType], to after: [ItemIdentifierType]) {
        sectionIdentifier = section
        func snapshot(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
            var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            snapshot.append(items)
            return snapshot
        }
        (initialSnapshot, finalSnapshot) = (snapshot(before), snapshot(after))
        difference = after.difference(from: before)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The snapshot with an item at another place, as lists count places: where the item is once it has left its old one.
    /// Nil where there is no such item or place.
    func moving(from source: IndexPath, to destination: IndexPath) -> Self? {
        guard let item = item(at: source), let section = section(at: destination.section) else { return nil }
        var moved = self
        moved.deleteItems([item])
        let others = moved.itemIdentifiers(inSection: section)
        guard destination.item <= others.count else { return nil }
        if destination.item == others.count {
            moved.appendItems([item], toSection: section)
        } else {
            moved.insertItems([item], beforeItem: others[destination.item])
        }
        return moved
    }
}
