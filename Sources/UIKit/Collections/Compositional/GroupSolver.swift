import Foundation

/// Places the items of groups.
@MainActor struct GroupSolver {
    typealias Axis = NSLayoutConstraint.Axis

    /// One cell's place.
    struct Leaf {
        var frame: CGRect
        let item: NSCollectionLayoutItem?
        var zIndex = 0
    }

    /// The sizes of items that were measured.
    let measured: (Int) -> CGSize?
    let environment: any NSCollectionLayoutEnvironment

    /// A group from an origin on, with items from an index on.
    ///
    /// - Returns: The cells' places, in order, and the group's size.
    func place(
        _ group: NSCollectionLayoutGroup, in container: CGSize, size given: CGSize? = nil, first: Int, limit: Int
    ) -> (leaves: [Leaf], size: CGSize) {
        let size = given ?? group.layoutSize.size(in: container)
        switch group.arrangement {
        case .custom(let provider):
            let environment = LayoutEnvironment(size, group.contentInsets, environment.traitCollection)
            let leaves = provider(environment).prefix(max(limit - first, 0))
                .map { Leaf(frame: $0.frame, item: nil, zIndex: $0.zIndex) }
            return (Array(leaves), size)
        case .row(let axis):
            let row = Row(group, along: axis, size: size)
            let entries = measure(row, first: first, limit: limit)
            return place(entries, gap: row.gap(between: entries), in: row)
        }
    }

    // MARK: Rows

    /// A group whose items follow each other along an axis.
    @MainActor private struct Row {
        let group: NSCollectionLayoutGroup
        let axis: Axis
        let size: CGSize
        /// The room for the items.
        let area: CGSize
        /// Whether the group grows with its items.
        let isOpen: Bool
        /// The least room between two items, in points.
        let spacing: CGFloat

        init(_ group: NSCollectionLayoutGroup, along axis: Axis, size: CGSize) {
            self.group = group
            self.axis = axis
            self.size = size
            let insets = group.contentInsets
            area = CGSize(
                width: max(size.width - insets.horizontalSum, 0), height: max(size.height - insets.verticalSum, 0))
            isOpen = group.layoutSize.isEstimated(axis)
            spacing = group.interItemSpacing?.spacing ?? 0
        }

        /// Whether another item is asked for after a number of them.
        func wantsMore(after count: Int) -> Bool {
            if group.subitems.isEmpty { return false }
            if let wanted = group.count { return count < wanted }
            // What is open grows with its items; those in turn come once.
            return !isOpen || count < group.subitems.count
        }

        /// Whether an item that would use up a length is in the row, where items are not counted.
        func hasRoom(for length: CGFloat) -> Bool { group.count != nil || isOpen || length <= area[axis] + 0.01 }

        /// The size that the group gives an item; nil where the item's own counts.
        func share(of item: NSCollectionLayoutItem) -> CGSize? {
            guard group.dividesEqually, let count = group.count, !isOpen else { return nil }
            var size = item.layoutSize.size(in: area)
            size[axis] = max((area[axis] - spacing * CGFloat(count - 1)) / CGFloat(count), 0)
            return size
        }

        /// The room between two items, in points: where it is flexible, with its share of what is left.
        func gap(between entries: Entries) -> CGFloat {
            guard group.interItemSpacing?.isFlexibleSpacing == true, entries.list.count > 1, !isOpen else {
                return spacing
            }
            return spacing + max(area[axis] - entries.used, 0) / CGFloat(entries.list.count - 1)
        }
    }

    /// An item, or a group in its place, that was measured.
    private struct Entry {
        let leaves: [Leaf]
        let size: CGSize
        /// The room around it, in points.
        let edges: NSDirectionalEdgeInsets

        func length(_ axis: Axis) -> CGFloat { size[axis] + edges.start(axis) + edges.end(axis) }
    }

    private struct Entries {
        var list: [Entry] = []
        /// How much of the row they use up with the least room between them, in points.
        var used: CGFloat = 0
    }

    /// Measures as many items as the row has room for.
    private func measure(_ row: Row, first: Int, limit: Int) -> Entries {
        var entries = Entries()
        var next = first
        while next < limit, row.wantsMore(after: entries.list.count) {
            let item = row.group.subitems[entries.list.count % row.group.subitems.count]
            let (leaves, size) = child(item, in: row.area, size: row.share(of: item), first: next, limit: limit)
            let entry = Entry(leaves: leaves, size: size, edges: edgeLengths(item))
            let used = entries.used + (entries.list.isEmpty ? 0 : row.spacing) + entry.length(row.axis)
            if !entries.list.isEmpty, !row.hasRoom(for: used) { break }
            entries.used = used
            entries.list.append(entry)
            next += leaves.count
            if leaves.isEmpty { break }
        }
        return entries
    }

    /// Places measured items one after the other, and sizes the group by them where it is open.
    private func place(_ entries: Entries, gap: CGFloat, in row: Row) -> (leaves: [Leaf], size: CGSize) {
        let (along, across) = (row.axis, row.axis.across)
        let insets = row.group.contentInsets
        var leaves: [Leaf] = []
        var position: CGFloat = 0
        var breadth: CGFloat = 0
        for entry in entries.list {
            let origin = CGPoint(
                insets.start(along) + position + entry.edges.start(along),
                across: insets.start(across) + entry.edges.start(across), along: along)
            leaves += entry.leaves.map {
                Leaf(frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y), item: $0.item, zIndex: $0.zIndex)
            }
            position += entry.length(along) + gap
            breadth = max(breadth, entry.length(across))
        }
        var size = row.size
        if row.isOpen { size[along] = max(position - gap, 0) + insets.sum(along) }
        if row.group.layoutSize.isEstimated(across) { size[across] = breadth + insets.sum(across) }
        return (leaves, size)
    }

    private func child(
        _ item: NSCollectionLayoutItem, in area: CGSize, size: CGSize?, first: Int, limit: Int
    ) -> (leaves: [Leaf], size: CGSize) {
        if let group = item as? NSCollectionLayoutGroup {
            return place(group, in: area, size: size, first: first, limit: limit)
        }
        var place = size ?? item.layoutSize.size(in: area)
        if let known = measured(first) {
            // What was measured is the cell's own size, without its insets.
            for axis in [Axis.horizontal, .vertical] where item.layoutSize.isEstimated(axis) {
                place[axis] = known[axis] + item.contentInsets.sum(axis)
            }
        }
        let frame = item.contentInsets.inset(CGRect(origin: .zero, size: place))
        return ([Leaf(frame: frame, item: item)], place)
    }

    private func edgeLengths(_ item: NSCollectionLayoutItem) -> NSDirectionalEdgeInsets {
        guard let edges = item.edgeSpacing else { return .zero }
        return NSDirectionalEdgeInsets(
            top: edges.top?.spacing ?? 0, leading: edges.leading?.spacing ?? 0, bottom: edges.bottom?.spacing ?? 0,
            trailing: edges.trailing?.spacing ?? 0)
    }
}
