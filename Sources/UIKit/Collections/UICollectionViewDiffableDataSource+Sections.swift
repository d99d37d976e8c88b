import Foundation

extension UICollectionViewDiffableDataSource: OutlineSource {
    /// The kind of snapshot that one section shows.
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Shows other items in a section, which comes behind the others if it is new; the completion comes when the changes have been
    /// shown.
    public func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        show(whole, animatingDifferences: animatingDifferences, completion: completion)
        refreshOutline(of: section)
    }

    /// The items of a section as they are.
    public func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let known = outlines[section] { return known }
        var snapshot = SectionSnapshot()
        let whole = self.snapshot()
        if whole.indexOfSection(section) != nil { snapshot.append(whole.itemIdentifiers(inSection: section)) }
        return snapshot
    }

    /// Forgets the outlines of sections whose items a snapshot of all sections changes.
    func settleOutlines(with snapshot: Snapshot) {
        for (section, outline) in outlines {
            let isSame =
                snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
            if !isSame { outlines[section] = nil }
        }
    }

    func outline(at path: IndexPath) -> OutlinePlace? {
        guard let section = sectionIdentifier(for: path.section), let outline = outlines[section],
            let item = itemIdentifier(for: path)
        else { return nil }
        return OutlinePlace(
            level: outline.level(of: item), isExpanded: outline.isExpanded(item),
            hasChildren: outline.hasChildren(item) || sectionSnapshotHandlers.snapshotForExpandingParent != nil,
            toggle: { [weak self] in self?.toggle(item, in: section) })
    }

    private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
        guard var outline = outlines[section] else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let make = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    /// Tells the cells that are there of their places, as an item that is expanded keeps its cell.
    private func refreshOutline(of section: SectionIdentifierType) {
        guard let list, let index = index(for: section) else { return }
        for path in list.indexPathsForVisibleItems where path.section == index {
            (list.cellForItem(at: path) as? UICollectionViewListCell)?.outline = outline(at: path)
        }
    }
}
