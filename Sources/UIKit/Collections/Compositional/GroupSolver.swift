import Foundation

/// Places the items of groups.
@MainActor struct GroupSolver {
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
        var size = given ?? group.layoutSize.size(in: container)
        if case .custom(let provider) = group.arrangement {
            let environment = LayoutEnvironment(size, group.contentInsets, environment.traitCollection)
            let leaves = provider(environment).prefix(max(limit - first, 0))
                .map { Leaf(frame: $0.frame, item: nil, zIndex: $0.zIndex) }
            return (Array(leaves), size)
        }
        var isHorizontal = false
        if case .horizontal = group.arrangement { isHorizontal = true }
        let insets = group.contentInsets
        let area = CGSize(
            width: max(size.width - insets.horizontalSum, 0), height: max(size.height - insets.verticalSum, 0))
        let flexibility = group.layoutSize.flexibility
        let isOpen = isHorizontal ? flexibility.contains(.width) : flexibility.contains(.height)
        let room = isHorizontal ? area.width : area.height
        let spacing = group.interItemSpacing?.spacing ?? 0

        var entries: [(leaves: [Leaf], size: CGSize, item: NSCollectionLayoutItem)] = []
        var used: CGFloat = 0
        var next = first
        var turn = 0
        while next < limit, !group.subitems.isEmpty {
            if let count = group.count, turn == count { break }
            let item = group.subitems[turn % group.subitems.count]
            // What is open grows with its items; those in turn come once.
            if isOpen, group.count == nil, turn == group.subitems.count { break }
            var wish: CGSize?
            if group.dividesEqually, let count = group.count, !isOpen {
                let share = max((room - spacing * CGFloat(count - 1)) / CGFloat(count), 0)
                var size = item.layoutSize.size(in: area)
                if isHorizontal { size.width = share } else { size.height = share }
                wish = size
            }
            let entry = child(item, in: area, size: wish, first: next, limit: limit)
            let edges = edgeLengths(item)
            let length =
                isHorizontal
                ? entry.size.width + edges.leading + edges.trailing : entry.size.height + edges.top + edges.bottom
            let wouldUse = used + (entries.isEmpty ? 0 : spacing) + length
            if group.count == nil, !isOpen, !entries.isEmpty, wouldUse > room + 0.01 { break }
            used = wouldUse
            entries.append((entry.leaves, entry.size, item))
            next += entry.leaves.count
            turn += 1
            if entry.leaves.isEmpty { break }
        }

        var gap = spacing
        if group.interItemSpacing?.isFlexibleSpacing == true, entries.count > 1, !isOpen {
            gap += max(room - used, 0) / CGFloat(entries.count - 1)
        }
        var leaves: [Leaf] = []
        var position: CGFloat = 0
        var breadth: CGFloat = 0
        for entry in entries {
            let edges = edgeLengths(entry.item)
            let origin =
                isHorizontal
                ? CGPoint(x: insets.leading + position + edges.leading, y: insets.top + edges.top)
                : CGPoint(x: insets.leading + edges.leading, y: insets.top + position + edges.top)
            for var leaf in entry.leaves {
                leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
                leaves.append(leaf)
            }
            let (width, height) = (
                entry.size.width + edges.leading + edges.trailing, entry.size.height + edges.top + edges.bottom
            )
            position += (isHorizontal ? width : height) + gap
            breadth = max(breadth, isHorizontal ? height : width)
        }
        let length = max(position - gap, 0)
        if flexibility.contains(.width) {
            size.width = (isHorizontal ? length : breadth) + insets.horizontalSum
        }
        if flexibility.contains(.height) {
            size.height = (isHorizontal ? breadth : length) + insets.verticalSum
        }
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
            if item.layoutSize.widthDimension.isEstimated {
                place.width = known.width + item.contentInsets.horizontalSum
            }
            if item.layoutSize.heightDimension.isEstimated {
                place.height = known.height + item.contentInsets.verticalSum
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
