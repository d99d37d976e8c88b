import Foundation

/// The elements of one section of a compositional layout, in the content's coordinates.
struct SolvedSection {
    struct Item {
        var frame: CGRect
        var flexibility: UICollectionViewLayoutAttributes.Flexibility
        var zIndex = 0
    }

    struct Edge {
        let key: ElementKey
        var frame: CGRect
        let flexibility: UICollectionViewLayoutAttributes.Flexibility
        let zIndex: Int
        let pins: Bool
        /// Whether it lies at the section's beginning.
        let isAtStart: Bool
    }

    struct Badge {
        let key: ElementKey
        let frame: CGRect
        let zIndex: Int
    }

    /// Items of one group, which follow each other along the direction of scrolling.
    struct Run {
        let items: Range<Int>
        let start: CGFloat
        let end: CGFloat
    }

    var items: [Item] = []
    var runs: [Run] = []
    var edges: [Edge] = []
    var badges: [Int: [Badge]] = [:]
    var decorations: [(key: ElementKey, frame: CGRect, zIndex: Int)] = []
    var band: OrthogonalScrollView.Band?
    var start: CGFloat = 0
    var end: CGFloat = 0
}

/// Places the groups, headers and footers of a section.
@MainActor struct SectionSolver {
    let section: NSCollectionLayoutSection
    let index: Int
    let count: Int
    /// The room for all sections, in points.
    let container: CGSize
    /// The insets that what covers the sides takes, in points.
    let covered: NSDirectionalEdgeInsets
    /// The direction of scrolling.
    let axis: NSLayoutConstraint.Axis
    let traits: UITraitCollection
    let scale: CGFloat
    let measured: (ElementKey) -> CGSize?

    func solve(at start: CGFloat) -> SolvedSection {
        var solved = SolvedSection()
        solved.start = start
        var insets = section.contentInsets
        if section.contentInsetsReference != .none { insets.add(covered, along: axis.across) }
        let area = CGSize(
            width: max(container.width - insets.horizontalSum, 0),
            height: max(container.height - insets.verticalSum, 0))
        var position = start
        position += placeEdges(atStart: true, from: position, insets, area, &solved)
        position += insets.start(axis)
        position += placeGroups(from: position, insets, area, &solved)
        position += insets.end(axis)
        position += placeEdges(atStart: false, from: position, insets, area, &solved)
        solved.end = position
        placeDecorations(&solved)
        return solved
    }

    // MARK: Groups

    /// Returns how far the groups reach along the direction of scrolling.
    private func placeGroups(
        from start: CGFloat, _ insets: NSDirectionalEdgeInsets, _ area: CGSize, _ solved: inout SolvedSection
    ) -> CGFloat {
        let solver = GroupSolver(
            measured: { measured(.cell(IndexPath(item: $0, section: index))) },
            environment: LayoutEnvironment(container, insets, traits))
        // The groups of a section that scrolls on its own follow each other across.
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        let run = isOrthogonal ? axis.across : axis
        let lead = insets.start(run)
        // Where the first group begins along the run, and all of them across it.
        let (begin, beside) = isOrthogonal ? (lead, start) : (start, insets.start(run.across))
        var offset: CGFloat = 0
        var breadth: CGFloat = 0
        var starts: [CGFloat] = []
        var lengths: [CGFloat] = []
        var first = 0
        while first < count {
            let group = solver.place(section.group, in: area, first: first, limit: count)
            guard !group.leaves.isEmpty else { break }
            let position = begin + offset
            add(group.leaves, at: CGPoint(position, across: beside, along: run), from: first, &solved)
            let length = group.size[run]
            let items = first..<first + group.leaves.count
            solved.runs.append(.init(items: items, start: position, end: position + length))
            starts.append(offset)
            lengths.append(length)
            first = items.upperBound
            breadth = max(breadth, group.size[run.across])
            offset += length + section.interGroupSpacing
        }
        let total = max(offset - section.interGroupSpacing, 0)
        guard isOrthogonal else { return total }
        makeBand(
            from: start, breadth: breadth, lead: lead, total: total, tail: insets.end(run), starts, lengths, &solved)
        return breadth
    }

    private func add(_ leaves: [GroupSolver.Leaf], at origin: CGPoint, from first: Int, _ solved: inout SolvedSection) {
        for (number, leaf) in leaves.enumerated() {
            let frame = rounded(leaf.frame.offsetBy(dx: origin.x, dy: origin.y))
            solved.items.append(
                .init(frame: frame, flexibility: leaf.item?.layoutSize.flexibility ?? [], zIndex: leaf.zIndex))
            for item in leaf.item?.supplementaryItems ?? [] {
                let key = ElementKey(
                    .supplementaryView, kind: item.elementKind, IndexPath(item: first + number, section: index))
                let badge = item.frame(on: frame)
                solved.badges[first + number, default: []]
                    .append(.init(key: key, frame: rounded(badge), zIndex: item.zIndex))
            }
        }
    }

    private func rounded(_ rect: CGRect) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (round(rect.minX), round(rect.minY))
        return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
    }

    private func makeBand(
        from start: CGFloat, breadth: CGFloat, lead: CGFloat, total: CGFloat, tail: CGFloat, _ starts: [CGFloat],
        _ lengths: [CGFloat], _ solved: inout SolvedSection
    ) {
        let along = axis.across
        let view = container[along]
        var content = lead + total + tail
        var shift: CGFloat = 0
        var stops: [CGFloat] = []
        switch section.orthogonalScrollingBehavior {
        case .none, .continuous: break
        case .continuousGroupLeadingBoundary, .groupPaging: stops = starts
        case .paging:
            let pages = Int(max(1, min(100_000, ((content - 1) / max(view, 1)).rounded(.up))))
            stops = (0..<pages).map { CGFloat($0) * view }
        case .groupPagingCentered:
            // The first and the last group come to the middle too.
            shift = max((view - (lengths.first ?? 0)) / 2 - lead, 0)
            content = lead + shift + total + max((view - (lengths.last ?? 0)) / 2, tail)
            stops = zip(starts, lengths).map { lead + shift + $0 + $1 / 2 - view / 2 }
        }
        if shift > 0 {
            for item in solved.items.indices {
                solved.items[item].frame.origin[along] += shift
            }
            solved.runs = solved.runs.map { .init(items: $0.items, start: $0.start + shift, end: $0.end + shift) }
        }
        let last = max(content - view, 0)
        let paging: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
            .paging, .groupPaging, .groupPagingCentered,
        ]
        solved.band = OrthogonalScrollView.Band(
            frame: CGRect(
                origin: CGPoint(0, across: start, along: along), size: CGSize(view, across: breadth, along: along)),
            contentSize: CGSize(content, across: breadth, along: along),
            stops: stops.map { min(max($0, 0), last) },
            isPaging: paging.contains(section.orthogonalScrollingBehavior), axis: along)
    }

    // MARK: Headers, footers and what lies behind

    /// Returns how much room they take along the direction of scrolling.
    private func placeEdges(
        atStart: Bool, from position: CGFloat, _ insets: NSDirectionalEdgeInsets, _ area: CGSize,
        _ solved: inout SolvedSection
    ) -> CGFloat {
        var room: CGFloat = 0
        for item in section.boundarySupplementaryItems where item.isAtStart(axis) == atStart {
            let follows = section.supplementariesFollowContentInsets
            let width = follows ? area : container
            let (edge, length) = EdgePlacement.place(
                item, IndexPath(item: 0, section: index), at: position + room, breadth: width,
                offset: follows ? CGPoint(x: insets.leading, y: insets.top) : .zero, axis: axis, atStart: atStart,
                measured: measured)
            solved.edges.append(edge)
            if item.extendsBoundary { room += length }
        }
        return room
    }

    private func placeDecorations(_ solved: inout SolvedSection) {
        let whole = CGRect(
            origin: CGPoint(solved.start, across: 0, along: axis),
            size: CGSize(solved.end - solved.start, across: container[axis.across], along: axis))
        for item in section.decorationItems {
            let key = ElementKey(.decorationView, kind: item.elementKind, IndexPath(item: 0, section: index))
            solved.decorations.append((key, item.contentInsets.inset(whole), item.zIndex))
        }
    }
}

/// Places one header or footer.
@MainActor enum EdgePlacement {
    /// - Parameters:
    ///   - position: Where it begins along the direction of scrolling, in points.
    ///   - breadth: The room that its size is a part of.
    ///   - offset: Where that room begins across.
    static func place(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, at position: CGFloat,
        breadth: CGSize, offset: CGPoint, axis: NSLayoutConstraint.Axis, atStart: Bool,
        measured: (ElementKey) -> CGSize?
    ) -> (SolvedSection.Edge, CGFloat) {
        let key = ElementKey(.supplementaryView, kind: item.elementKind, path)
        var size = item.layoutSize.size(in: breadth)
        if let known = measured(key) {
            for axis in [axis, axis.across] where item.layoutSize.isEstimated(axis) { size[axis] = known[axis] }
        }
        var origin = CGPoint(position, across: offset[axis.across], along: axis)
        let rest = breadth[axis.across] - size[axis.across]
        if item.alignment.isTrailing(axis.across) {
            origin[axis.across] += rest
        } else if axis == .vertical, item.alignment == .top || item.alignment == .bottom {
            origin.x += rest / 2
        }
        let length = size[axis]
        // What lies over the content is inside the section.
        if !item.extendsBoundary, !atStart { origin[axis] -= length }
        origin.x += item.offset.x
        origin.y += item.offset.y
        let frame = item.contentInsets.inset(CGRect(origin: origin, size: size))
        return (
            SolvedSection.Edge(
                key: key, frame: frame, flexibility: item.layoutSize.flexibility, zIndex: item.zIndex,
                pins: item.pinToVisibleBounds, isAtStart: atStart), length
        )
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Whether the view lies where content that scrolls along an axis begins.
    func isAtStart(_ axis: NSLayoutConstraint.Axis) -> Bool { !alignment.isTrailing(axis) }
}

extension NSRectAlignment {
    /// Whether the corner or side is one where an axis ends.
    fileprivate func isTrailing(_ axis: NSLayoutConstraint.Axis) -> Bool {
        axis == .horizontal
            ? [.trailing, .topTrailing, .bottomTrailing].contains(self)
            : [.bottom, .bottomLeading, .bottomTrailing].contains(self)
    }
}

/// A corner or side of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
