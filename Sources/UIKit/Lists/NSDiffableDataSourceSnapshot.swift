import Foundation

/// The sections and items of a list at one time, by identifiers that are unique in it.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private(set) var sections: [SectionIdentifierType] = []
    private(set) var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var home: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// The sections whose items get new cells when the snapshot is applied.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items that get new cells when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are filled anew when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Makes a snapshot without sections.
    public init() {}

    // MARK: Questions

    /// The number of items in all sections.
    public var numberOfItems: Int { home.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    /// The number of items in a section; a section that is not in the snapshot raises an exception.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section, in order; a section that is not in the snapshot raises an exception.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = items[identifier] else {
            SnapshotMistake.raise("Invalid section identifier passed: \(identifier)")
            return []
        }
        return items
    }

    /// The section that an item is in; nil for an item that is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        home[identifier]
    }

    /// The index of an item among those of all sections; nil for an item that is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = home[identifier] else { return nil }
        let before = sections.prefix { $0 != section }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
        return items[section]?.firstIndex(of: identifier).map { before + $0 }
    }

    /// The index of a section; nil for one that is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Items

    /// Adds items to the end of a section, or of the last one where none is named. An item that is there already, a
    /// section that is not, or a snapshot without sections raises an exception.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            SnapshotMistake.raise(
                "There are currently no sections in the data source. Please add a section first.")
            return
        }
        guard let count = items[section]?.count else {
            SnapshotMistake.raise("Invalid section identifier passed: \(section)")
            return
        }
        insert(identifiers, in: section, at: count)
    }

    /// Adds items before another one. An item that is there already, or another one that is not, raises an exception.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(of: beforeIdentifier) else { return }
        insert(identifiers, in: section, at: index)
    }

    /// Adds items after another one. An item that is there already, or another one that is not, raises an exception.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(of: afterIdentifier) else { return }
        insert(identifiers, in: section, at: index + 1)
    }

    private mutating func insert(_ new: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int) {
        let twice = Dictionary(new.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 || home[$0.key] != nil }
        guard twice.isEmpty else {
            let list = twice.keys.map { "    \($0)" }.sorted().joined(separator: ",\n")
            SnapshotMistake.raise(
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
            return
        }
        items[section]?.insert(contentsOf: new, at: index)
        for item in new { home[item] = section }
    }

    private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int)? {
        guard let section = home[item], let index = items[section]?.firstIndex(of: item) else {
            SnapshotMistake.raise("Invalid item identifier specified: \(item)")
            return nil
        }
        return (section, index)
    }

    /// Takes items out; those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { home[$0] }) { items[section]?.removeAll { gone.contains($0) } }
        for item in gone { home[item] = nil }
        forget { gone.contains($0) }
    }

    /// Takes all items out, and all sections.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another one, also into another section; an item that is not in the snapshot raises an
    /// exception.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item after another one, also into another section; an item that is not in the snapshot raises an
    /// exception.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
        guard item != other, let (from, index) = place(of: item), place(of: other) != nil else { return }
        items[from]?.remove(at: index)
        guard let (section, target) = place(of: other) else { return }
        items[section]?.insert(item, at: target + offset)
        home[item] = section
    }

    /// Has new cells made for items when the snapshot is applied; an item that is not in the snapshot raises an
    /// exception.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.filter { place(of: $0) != nil }
    }

    /// Has the cells of items filled anew when the snapshot is applied; an item that is not in the snapshot raises an
    /// exception.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.filter { place(of: $0) != nil }
    }

    private mutating func forget(_ isGone: (ItemIdentifierType) -> Bool) {
        reloadedItemIdentifiers.removeAll(where: isGone)
        reconfiguredItemIdentifiers.removeAll(where: isGone)
    }

    // MARK: Sections

    /// Adds sections without items at the end; a section that is there already raises an exception.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds sections without items before another one. A section that is there already, or another one that is not,
    /// raises an exception.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let index = index(of: toIdentifier) { insert(identifiers, at: index) }
    }

    /// Adds sections without items after another one. A section that is there already, or another one that is not,
    /// raises an exception.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let index = index(of: toIdentifier) { insert(identifiers, at: index + 1) }
    }

    private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
        let twice = Dictionary(new.map { ($0, 1) }, uniquingKeysWith: +).filter {
            $0.value > 1 || items[$0.key] != nil
        }
        guard twice.isEmpty else {
            let list = twice.keys.map { "    \($0)" }.sorted().joined(separator: ",\n")
            SnapshotMistake.raise(
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
            return
        }
        sections.insert(contentsOf: new, at: index)
        for section in new { items[section] = [] }
    }

    private func index(of section: SectionIdentifierType) -> Int? {
        guard let index = sections.firstIndex(of: section) else {
            SnapshotMistake.raise("Invalid section identifier passed: \(section)")
            return nil
        }
        return index
    }

    /// Takes sections out with their items; those that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        var goneItems: Set<ItemIdentifierType> = []
        for section in gone { goneItems.formUnion(items[section] ?? []) }
        sections.removeAll { gone.contains($0) }
        for section in gone { items[section] = nil }
        for item in goneItems { home[item] = nil }
        reloadedSectionIdentifiers.removeAll { gone.contains($0) }
        forget { goneItems.contains($0) }
    }

    /// Moves a section with its items before another one; a section that is not in the snapshot raises an exception.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 0) }

    /// Moves a section with its items after another one; a section that is not in the snapshot raises an exception.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 1) }

    private mutating func move(_ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
        guard section != other, let from = index(of: section), index(of: other) != nil else { return }
        sections.remove(at: from)
        if let target = index(of: other) { sections.insert(section, at: target + offset) }
    }

    /// Has new cells made for all items of sections when the snapshot is applied; a section that is not in the snapshot
    /// raises an exception.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers.filter { index(of: $0) != nil }
    }

    // MARK: Places

    func section(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index] : nil
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section),
            let items = items[sections[path.section]], items.indices.contains(path.item)
        else { return nil }
        return items[path.item]
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = home[item], let index = sections.firstIndex(of: section),
            let place = items[section]?.firstIndex(of: item)
        else { return nil }
        return IndexPath(item: place, section: index)
    }

    func count(_ section: Int) -> Int {
        sections.indices.contains(section) ? items[sections[section]]?.count ?? 0 : 0
    }

    /// Without the reloads, which are done once.
    var settled: Self {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Mistakes in the use of snapshots end the app, as on iOS.
enum SnapshotMistake {
    static func raise(_ reason: String) {
        NSException(name: .internalInconsistencyException, reason: reason).raise()
    }
}
