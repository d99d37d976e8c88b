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
    /// What covers the sides, in points.
    let covered: NSDirectionalEdgeInsets
    let isHorizontal: Bool
    let traits: UITraitCollection
    let scale: CGFloat
    let measured: (ElementKey) -> CGSize?

    func solve(at start: CGFloat) -> SolvedSection {
        var solved = SolvedSection()
        solved.start = start
        var insets = section.contentInsets
        if section.contentInsetsReference != .none {
            if isHorizontal {
                insets.top += covered.top
                insets.bottom += covered.bottom
            } else {
                insets.leading += covered.leading
                insets.trailing += covered.trailing
            }
        }
        let area = CGSize(
            width: max(container.width - insets.horizontalSum, 0),
            height: max(container.height - insets.verticalSum, 0))
        var position = start
        position += placeEdges(atStart: true, from: position, insets, area, &solved)
        position += isHorizontal ? insets.leading : insets.top
        position += placeGroups(from: position, insets, area, &solved)
        position += isHorizontal ? insets.trailing : insets.bottom
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
        let behavior = section.orthogonalScrollingBehavior
        // The groups of a section that scrolls on its own follow each other across.
        let runsAlongX = (behavior != .none) != isHorizontal
        let isOrthogonal = behavior != .none
        var offset: CGFloat = 0
        var breadth: CGFloat = 0
        var starts: [CGFloat] = []
        var lengths: [CGFloat] = []
        var first = 0
        let lead = runsAlongX ? insets.leading : insets.top
        while first < count {
            let group = solver.place(section.group, in: area, first: first, limit: count)
            guard !group.leaves.isEmpty else { break }
            let origin: CGPoint
            if isOrthogonal {
                origin = runsAlongX ? CGPoint(x: lead + offset, y: start) : CGPoint(x: start, y: lead + offset)
            } else {
                origin =
                    runsAlongX
                    ? CGPoint(x: start + offset, y: insets.top) : CGPoint(x: insets.leading, y: start + offset)
            }
            add(group.leaves, at: origin, from: first, &solved)
            let length = runsAlongX ? group.size.width : group.size.height
            let run = first..<first + group.leaves.count
            let runStart = isOrthogonal ? lead + offset : start + offset
            solved.runs.append(.init(items: run, start: runStart, end: runStart + length))
            starts.append(offset)
            lengths.append(length)
            first = run.upperBound
            breadth = max(breadth, runsAlongX ? group.size.height : group.size.width)
            offset += length + section.interGroupSpacing
        }
        let total = max(offset - section.interGroupSpacing, 0)
        guard isOrthogonal else { return total }
        makeBand(
            from: start, breadth: breadth, lead: lead, total: total,
            tail: runsAlongX ? insets.trailing : insets.bottom, starts, lengths, &solved)
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
                let badge = item.containerAnchor.frame(of: item.layoutSize.size(in: frame.size), in: frame)
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
        let along = !isHorizontal
        let view = along ? container.width : container.height
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
                solved.items[item].frame = solved.items[item].frame.offsetBy(
                    dx: along ? shift : 0, dy: along ? 0 : shift)
            }
            solved.runs = solved.runs.map { .init(items: $0.items, start: $0.start + shift, end: $0.end + shift) }
        }
        let last = max(content - view, 0)
        let paging: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
            .paging, .groupPaging, .groupPagingCentered,
        ]
        solved.band = OrthogonalScrollView.Band(
            frame: along
                ? CGRect(x: 0, y: start, width: view, height: breadth)
                : CGRect(x: start, y: 0, width: breadth, height: view),
            contentSize: along ? CGSize(width: content, height: breadth) : CGSize(width: breadth, height: content),
            stops: stops.map { min(max($0, 0), last) },
            isPaging: paging.contains(section.orthogonalScrollingBehavior), isHorizontal: along)
    }

    // MARK: Headers, footers and what lies behind

    /// Returns how much room they take along the direction of scrolling.
    private func placeEdges(
        atStart: Bool, from position: CGFloat, _ insets: NSDirectionalEdgeInsets, _ area: CGSize,
        _ solved: inout SolvedSection
    ) -> CGFloat {
        var room: CGFloat = 0
        for item in section.boundarySupplementaryItems where item.isAtStart(isHorizontal) == atStart {
            let follows = section.supplementariesFollowContentInsets
            let width = follows ? area : container
            let (edge, length) = EdgePlacement.place(
                item, IndexPath(item: 0, section: index), at: position + room, breadth: width,
                offset: follows ? CGPoint(x: insets.leading, y: insets.top) : .zero, isHorizontal: isHorizontal,
                atStart: atStart, measured: measured)
            solved.edges.append(edge)
            if item.extendsBoundary { room += length }
        }
        return room
    }

    private func placeDecorations(_ solved: inout SolvedSection) {
        let whole =
            isHorizontal
            ? CGRect(x: solved.start, y: 0, width: solved.end - solved.start, height: container.height)
            : CGRect(x: 0, y: solved.start, width: container.width, height: solved.end - solved.start)
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
        breadth: CGSize, offset: CGPoint, isHorizontal: Bool, atStart: Bool, measured: (ElementKey) -> CGSize?
    ) -> (SolvedSection.Edge, CGFloat) {
        let key = ElementKey(.supplementaryView, kind: item.elementKind, path)
        var size = item.layoutSize.size(in: breadth)
        if let known = measured(key) {
            if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
            if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
        }
        var origin: CGPoint
        if isHorizontal {
            origin = CGPoint(x: position, y: offset.y)
            if item.alignment.isTrailingAcross(isHorizontal) { origin.y += breadth.height - size.height }
        } else {
            origin = CGPoint(x: offset.x, y: position)
            if item.alignment.isTrailingAcross(isHorizontal) {
                origin.x += breadth.width - size.width
            } else if item.alignment == .top || item.alignment == .bottom {
                origin.x += (breadth.width - size.width) / 2
            }
        }
        let length = isHorizontal ? size.width : size.height
        // What lies over the content is inside the section.
        if !item.extendsBoundary, !atStart {
            if isHorizontal { origin.x -= length } else { origin.y -= length }
        }
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
    func isAtStart(_ isHorizontal: Bool) -> Bool {
        isHorizontal
            ? ![.trailing, .topTrailing, .bottomTrailing].contains(alignment)
            : ![.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
    }
}

extension NSRectAlignment {
    fileprivate func isTrailingAcross(_ isHorizontal: Bool) -> Bool {
        isHorizontal
            ? [.bottom, .bottomLeading, .bottomTrailing].contains(self)
            : [.trailing, .topTrailing, .bottomTrailing].contains(self)
    }
}

/// A corner or side of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
