import Foundation

/// A layout whose sections are each laid out in their own way, from items in groups.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The configuration for all sections. A new one takes effect at once; changes within the configuration wait for
    /// the next invalidation.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet {
            solved = nil
            invalidateLayout()
        }
    }

    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var solved: [SolvedSection]?
    private var globalEdges: [SolvedSection.Edge] = []
    private var contentSize = CGSize.zero
    private var solvedSize = CGSize.zero
    private var measured: [ElementKey: CGSize] = [:]
    /// What sections do to their items as they scroll.
    private var handlers: [Int: (call: NSCollectionLayoutSectionVisibleItemsInvalidationHandler, LayoutEnvironment)] =
        [:]
    /// The looks of list sections; see UICollectionLayoutListConfiguration.swift.
    private(set) var listLooks: [Int: ListSectionLook] = [:]

    /// Makes a layout that lays out all sections alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Makes a layout that lays out all sections alike, with a configuration.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Makes a layout that asks a closure for each section; nil for a section that exists raises an exception.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Makes a layout that asks a closure for each section, with a configuration; nil for a section that exists raises
    /// an exception.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Makes nothing: compositional layouts are not read from Interface Builder documents.
    public required init?(coder: NSCoder) { nil }

    /// The direction of scrolling.
    private var axis: NSLayoutConstraint.Axis { configuration.scrollDirection == .horizontal ? .horizontal : .vertical }

    // MARK: Solving

    open override func prepare() {
        super.prepare()
        guard let view = collectionView, solved == nil else { return }
        let visible = view.bounds.inset(by: view.adjustedContentInset).size
        solvedSize = visible
        let covered = coveredInsets(view)
        let traits = view.traitCollection
        let known: (ElementKey) -> CGSize? = { [measured] in measured[$0] }
        var sections: [SolvedSection] = []
        var position: CGFloat = 0
        (globalEdges, listLooks, handlers) = ([], [:], [:])
        position += placeGlobalEdges(atStart: true, from: position, visible, known)
        for (index, count) in view.counts.enumerated() {
            let environment = LayoutEnvironment(visible, covered, traits)
            guard let section = provider(index, environment) else {
                NSException.raise(
                    .internalInconsistencyException,
                    "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error."
                )
                return
            }
            listLooks[index] = section.list
            handlers[index] = section.visibleItemsInvalidationHandler.map { ($0, environment) }
            if index > 0 { position += configuration.interSectionSpacing }
            let result = SectionSolver(
                section: section, index: index, count: count, container: visible, covered: covered,
                axis: axis, traits: traits, scale: view.pixelScale, measured: known
            ).solve(at: position)
            sections.append(result)
            position = result.end
        }
        position += placeGlobalEdges(atStart: false, from: position, visible, known)
        solved = sections
        // Lists can be pulled like tables, however short they are.
        if !listLooks.isEmpty, !view.alwaysBounceVertical { view.alwaysBounceVertical = true }
        if let color = listLooks[0]?.backgroundColor, view.backgroundColor != color { view.backgroundColor = color }
        contentSize = CGSize(position, across: visible[axis.across], along: axis)
    }

    private func coveredInsets(_ view: UICollectionView) -> NSDirectionalEdgeInsets {
        guard configuration.contentInsetsReference != .none else { return .zero }
        // What the scroll view adds to its insets already is no part of the room.
        let (safe, adjusted) = (view.safeAreaInsets, view.adjustedContentInset)
        return NSDirectionalEdgeInsets(
            top: max(safe.top - adjusted.top, 0), leading: max(safe.left - adjusted.left, 0),
            bottom: max(safe.bottom - adjusted.bottom, 0), trailing: max(safe.right - adjusted.right, 0))
    }

    private func placeGlobalEdges(
        atStart: Bool, from position: CGFloat, _ visible: CGSize, _ known: (ElementKey) -> CGSize?
    ) -> CGFloat {
        var room: CGFloat = 0
        for item in configuration.boundarySupplementaryItems where item.isAtStart(axis) == atStart {
            let (edge, length) = EdgePlacement.place(
                item, IndexPath(index: 0), at: position + room, breadth: visible, offset: .zero,
                axis: axis, atStart: atStart, measured: known)
            globalEdges.append(edge)
            if item.extendsBoundary { room += length }
        }
        return room
    }

    open override var collectionViewContentSize: CGSize { contentSize }

    // MARK: Attributes

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let solved else { return [] }
        let range = rect.start(axis)...max(rect.start(axis), rect.end(axis))
        var found = globalEdges.map { attributes($0, in: nil) }
        // Pinned headers and offsets may reach beyond their sections.
        for (index, section) in solved.enumerated()
        where section.end >= range.lowerBound && section.start <= range.upperBound {
            var scrolled: [UICollectionViewLayoutAttributes] = []
            for item in items(of: section, index, in: rect, range) {
                scrolled.append(attributes(item: item, index, section))
                for badge in section.badges[item] ?? [] {
                    scrolled.append(make(badge.key, badge.frame, zIndex: badge.zIndex))
                }
            }
            if let handler = handlers[index], let view = collectionView {
                let offset =
                    section.band == nil
                    ? view.contentOffset : view.orthogonal[index]?.contentOffset ?? view.bandOffsets[index] ?? .zero
                handler.call(scrolled.map(VisibleItem.init), offset, handler.1)
            }
            found += scrolled
            found += section.edges.map { attributes($0, in: section) }
            found += section.decorations.map { make($0.key, $0.frame, zIndex: $0.zIndex) }
        }
        return found.filter { band(of: $0.key) != nil || $0.frame.overlaps(rect) }
    }

    /// The items of a section that a rectangle touches; in a band those that are scrolled into view.
    private func items(
        of section: SolvedSection, _ index: Int, in rect: CGRect, _ range: ClosedRange<CGFloat>
    ) -> [Int] {
        var range = range
        var rect = rect
        if let band = section.band {
            guard band.frame.overlaps(rect) else { return [] }
            let offset = collectionView?.orthogonal[index]?.contentOffset ?? collectionView?.bandOffsets[index] ?? .zero
            let low = offset[band.axis]
            range = low...low + band.frame.size[band.axis]
            rect = band.frame.offsetBy(dx: offset.x, dy: offset.y)
        }
        let first = section.runs.partitioningIndex { $0.end >= range.lowerBound }
        var found: [Int] = []
        for run in section.runs[first...] {
            if run.start > range.upperBound { break }
            found += run.items.filter { section.items[$0].frame.overlaps(rect) }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solved, indexPath.count == 2, solved.indices.contains(indexPath.section),
            solved[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        return attributes(item: indexPath.item, indexPath.section, solved[indexPath.section])
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(.supplementaryView, kind: elementKind, indexPath)
        if let edge = globalEdges.first(where: { $0.key == key }) { return attributes(edge, in: nil) }
        guard let solved, indexPath.count == 2, solved.indices.contains(indexPath.section) else { return nil }
        let section = solved[indexPath.section]
        if let edge = section.edges.first(where: { $0.key == key }) { return attributes(edge, in: section) }
        let badge = section.badges[indexPath.item]?.first { $0.key == key }
        return badge.map { make($0.key, $0.frame, zIndex: $0.zIndex) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let solved, indexPath.count == 2, solved.indices.contains(indexPath.section) else { return nil }
        let found = solved[indexPath.section].decorations.first { $0.key.kind == elementKind }
        return found.map { make($0.key, $0.frame, zIndex: $0.zIndex) }
    }

    private func make(
        _ key: ElementKey, _ frame: CGRect, zIndex: Int,
        flexibility: UICollectionViewLayoutAttributes.Flexibility = []
    ) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes =
            type.map { unsafeDowncast(makeObject($0), to: UICollectionViewLayoutAttributes.self) }
            ?? UICollectionViewLayoutAttributes()
        attributes.key = key
        attributes.frame = frame
        attributes.zIndex = zIndex
        attributes.flexibility = flexibility
        return attributes
    }

    private func attributes(item: Int, _ index: Int, _ section: SolvedSection) -> UICollectionViewLayoutAttributes {
        let place = section.items[item]
        return make(
            .cell(IndexPath(item: item, section: index)), place.frame, zIndex: place.zIndex,
            flexibility: place.flexibility)
    }

    /// A header or footer, at the edge of what is visible if it is to stay there.
    private func attributes(_ edge: SolvedSection.Edge, in section: SolvedSection?) -> UICollectionViewLayoutAttributes
    {
        var frame = edge.frame
        if edge.pins, let view = collectionView {
            let visible = view.bounds.inset(by: view.adjustedContentInset)
            let (near, far) = (visible.start(axis), visible.end(axis))
            let (own, length) = (frame.origin[axis], frame.size[axis])
            let end = section?.end ?? contentSize[axis]
            frame.origin[axis] =
                edge.isAtStart
                ? max(own, min(near, end - length)) : min(own, max(far - length, section?.start ?? 0))
        }
        return make(edge.key, frame, zIndex: edge.zIndex, flexibility: edge.flexibility)
    }

    // MARK: Bands

    override func bands(in rect: CGRect) -> [Int: OrthogonalScrollView.Band] {
        var bands: [Int: OrthogonalScrollView.Band] = [:]
        for (index, section) in (solved ?? []).enumerated() {
            if let band = section.band, band.frame.overlaps(rect) { bands[index] = band }
        }
        return bands
    }

    override func band(of key: ElementKey) -> Int? {
        guard key.indexPath.count == 2, let solved, solved.indices.contains(key.indexPath.section),
            solved[key.indexPath.section].band != nil
        else { return nil }
        switch key.category {
        case .cell: return key.indexPath.section
        case .supplementaryView:
            // Badges scroll with their items, headers do not.
            let isBadge = solved[key.indexPath.section].badges[key.indexPath.item]?.contains { $0.key == key } ?? false
            return isBadge ? key.indexPath.section : nil
        case .decorationView: return nil
        }
    }

    // MARK: Changes

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { measured = [:] }
        // Only pinned headers follow the scrolling alone.
        if !(context is ScrollingContext) { solved = nil }
        super.invalidateLayout(with: context)
    }

    /// Nothing but the bounds' origin has changed.
    private final class ScrollingContext: UICollectionViewLayoutInvalidationContext {}

    private func hasOtherSize(_ bounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        return bounds.inset(by: view.adjustedContentInset).size != solvedSize
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if hasOtherSize(newBounds) { return true }
        return !handlers.isEmpty || globalEdges.contains(where: \.pins)
            || (solved ?? []).contains { $0.edges.contains(where: \.pins) }
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        guard hasOtherSize(newBounds) else { return ScrollingContext() }
        // Other widths ask for other heights.
        measured = [:]
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard !originalAttributes.flexibility.isEmpty else { return false }
        let isNew = measured[originalAttributes.key] != preferredAttributes.size
        measured[originalAttributes.key] = preferredAttributes.size
        return isNew && preferredAttributes.size != originalAttributes.size
    }

    override func itemsWereMoved(_ place: ((IndexPath) -> IndexPath?)?) {
        var moved: [ElementKey: CGSize] = [:]
        if let place {
            for (key, size) in measured where key.category == .cell {
                if let new = place(key.indexPath) { moved[.cell(new)] = size }
            }
        }
        measured = moved
        solved = nil
    }

    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.alpha = 0
        return attributes
    }
}
