import Foundation

/// The items of one section at one time, each of which may have others below it.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var all: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    /// Makes a snapshot without items.
    public init() {}

    // MARK: Questions

    /// The items in the order in which they would be seen if all were.
    public var items: [ItemIdentifierType] { roots.flatMap(subtree) }
    /// The items that are below no other, in order.
    public var rootItems: [ItemIdentifierType] { roots }
    /// The items that are seen: those below items that are expanded, and the roots.
    public var visibleItems: [ItemIdentifierType] { roots.flatMap(visibleSubtree) }

    /// Whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { all.contains(item) }
    /// Whether the items below an item are seen when it is; false for an item that is not in the snapshot.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether all items above an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        guard let parent = parents[item] else { return true }
        return isExpanded(parent) && isVisible(parent)
    }
    /// The number of items above an item: 0 for a root.
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
    /// The index of an item among all; nil for one that is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// The item that another is below; nil for a root.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    /// The items below an item as a snapshot of their own, with that item as its root if asked for.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        if includingParent { part.append([parent]) }
        part.copy(children[parent] ?? [], of: self, to: includingParent ? parent : nil)
        if includingParent, isExpanded(parent) { part.expand([parent]) }
        return part
    }

    /// The items with a line for each, indented by their level, with signs of those that are expanded.
    public func visualDescription() -> String {
        items.map { item in
            let sign = children[item]?.isEmpty == false ? isExpanded(item) ? "-" : "+" : "*"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

    private func subtree(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        [item] + (children[item] ?? []).flatMap(subtree)
    }

    private func visibleSubtree(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        [item] + (isExpanded(item) ? (children[item] ?? []).flatMap(visibleSubtree) : [])
    }

    // MARK: Changes

    /// Adds items behind those below another one, or behind the roots. An item that is there already, or another one that is
    /// not, raises an exception.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(items, below: parent, at: siblings(parent).count)
    }

    /// Adds items before another one, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, beside: item, offset: 0)
    }

    /// Adds items behind another one, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, beside: item, offset: 1)
    }

    /// Puts the items of another snapshot behind an item, at its level.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot.roots, after: item)
        adopt(snapshot)
    }

    /// Puts the items of another snapshot before an item, at its level.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot.roots, before: item)
        adopt(snapshot)
    }

    /// Removes items with all that is below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            for gone in subtree(item) {
                all.remove(gone)
                expanded.remove(gone)
                if gone != item { parents[gone] = nil }
                children[gone] = nil
            }
            change(siblingsOf: parents[item]) { $0.removeAll { $0 == item } }
            parents[item] = nil
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }

    /// Has the items below some items seen.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
    /// Has the items below some items not seen.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// Puts the items of a snapshot in the place of those below an item.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(children[parent] ?? [])
        append(snapshot.roots, to: parent)
        adopt(snapshot)
    }

    private func siblings(_ parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map { children[$0] ?? [] } ?? roots
    }

    private mutating func change(
        siblingsOf parent: ItemIdentifierType?, _ body: (inout [ItemIdentifierType]) -> Void
    ) {
        if let parent { body(&children[parent, default: []]) } else { body(&roots) }
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        guard let index = siblings(parents[item]).firstIndex(of: item) else {
            return SnapshotMistake.raise("Invalid item identifier specified: \(item)")
        }
        insert(items, below: parents[item], at: index + offset)
    }

    private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
        if let parent, !contains(parent) {
            return SnapshotMistake.raise("Invalid parent item specified: \(parent)")
        }
        for item in items where !all.insert(item).inserted {
            return SnapshotMistake.raise("Supplied identifiers are not unique. Duplicate identifiers: \(item)")
        }
        change(siblingsOf: parent) { $0.insert(contentsOf: items, at: index) }
        for item in items { parents[item] = parent }
    }

    private mutating func copy(
        _ items: [ItemIdentifierType], of other: Self, to parent: ItemIdentifierType?
    ) {
        append(items, to: parent)
        for item in items {
            copy(other.children[item] ?? [], of: other, to: item)
            if other.isExpanded(item) { expand([item]) }
        }
    }

    /// Takes over what is below the roots of a snapshot, which are there already.
    private mutating func adopt(_ snapshot: Self) {
        for root in snapshot.roots {
            copy(snapshot.children[root] ?? [], of: snapshot, to: root)
            if snapshot.isExpanded(root) { expand([root]) }
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

/// What a data source asks and tells the app when a person opens and closes parts of an outline; what is nil changes nothing.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
    /// The closure that says whether an item may be expanded.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// The closure that is told of an item before it is expanded.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// The closure that says whether an item may be collapsed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// The closure that is told of an item before it is collapsed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// The closure that makes what is below an item when it is expanded, from what is there.
    public var snapshotForExpandingParent:
        (
            (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?

    /// Makes handlers, of which all may be left out.
    public init() {}
}

/// The place of an item in an outline.
struct OutlinePlace: Equatable {
    /// How far each level is indented, in points.
    static let levelWidth: CGFloat = 16

    var level: Int
    var isExpanded: Bool
    var hasChildren: Bool
    /// Opens or closes the part below the item.
    var toggle: @MainActor () -> Void

    static func == (left: OutlinePlace, right: OutlinePlace) -> Bool {
        (left.level, left.isExpanded, left.hasChildren) == (right.level, right.isExpanded, right.hasChildren)
    }
}

/// A data source whose items may be an outline.
@MainActor protocol OutlineSource: AnyObject {
    /// The place of an item; nil in a section without an outline.
    func outline(at path: IndexPath) -> OutlinePlace?
}
