import Foundation

/// A layout that fills lines with items, one line after the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The references of section insets: nothing more, the safe area or the view's layout margins, which are added
    /// across the direction of scrolling.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

    /// The estimate that leaves the size of items to their cells; until these were seen an item counts as 50 by 50
    /// points.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    // Lengths in points; a delegate's answers win.
    /// The distance between lines of items, in points; 10 by default. A delegate's answer wins.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { metricsDidChange() } } }
    /// The least distance between items in a line, in points; 10 by default. A delegate's answer wins.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
    }
    /// The size of items in points; 50 by 50 by default. A delegate's answer wins.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { metricsDidChange() } } }
    /// The size of items in points until their cells were seen and measured; zero, the default, has them keep
    /// `itemSize`.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { measuredSizesAreOld() } }
    }
    /// The direction in which the content scrolls; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { metricsDidChange() } }
    }
    /// The size of section headers in points, of which only the length along the direction of scrolling counts; 0 for
    /// no headers. A delegate's answer wins.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { metricsDidChange() } }
    }
    /// The size of section footers in points, of which only the length along the direction of scrolling counts; 0 for
    /// no footers. A delegate's answer wins.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { metricsDidChange() } }
    }
    /// The insets around a section's items, between its header and footer, in points. A delegate's answer wins.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { metricsDidChange() } } }
    /// The reference that section insets are added to; the content inset by default.
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { metricsDidChange() } }
    /// Whether headers stay at the edge as long as their section can be seen.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers stay at the far edge as long as their section can be seen.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    var arrangement: FlowArrangement?
    /// The sizes that cells said they prefer.
    private var measured: [IndexPath: CGSize] = [:]
    private var breadth: CGFloat = 0

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    private func metricsDidChange() {
        arrangement = nil
        invalidateLayout()
    }

    private func measuredSizesAreOld() {
        measured = [:]
        metricsDidChange()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything { measured = [:] }
        let isOtherFlow =
            flow.map { $0.invalidateFlowLayoutDelegateMetrics || $0.invalidateFlowLayoutAttributes } ?? true
        if isOtherFlow || context.invalidateEverything
            || context.invalidateDataSourceCounts || context.invalidatedItemIndexPaths != nil
        {
            arrangement = nil
        }
        super.invalidateLayout(with: context)
    }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let breadth = breadth(of: collectionView.bounds.size)
        if breadth != self.breadth { measured = [:] }
        guard arrangement == nil || breadth != self.breadth else { return }
        self.breadth = breadth
        arrangement = FlowArrangement(
            collectionView.counts.indices.map { content(of: $0, in: collectionView) }, breadth: breadth,
            isHorizontal: isHorizontal, scale: collectionView.pixelScale)
    }

    private var isHorizontal: Bool { scrollDirection == .horizontal }

    /// The room across the direction of scrolling.
    private func breadth(of size: CGSize) -> CGFloat {
        guard let insets = collectionView?.adjustedContentInset else { return 0 }
        return max(
            isHorizontal ? size.height - insets.top - insets.bottom : size.width - insets.left - insets.right, 0)
    }

    private func content(of section: Int, in view: UICollectionView) -> FlowArrangement.Content {
        let delegate = (view as UIScrollView).delegate as? any UICollectionViewDelegateFlowLayout
        var content = FlowArrangement.Content()
        guard let delegate else {
            content.insets = inset(sectionInset, in: view)
            content.lineSpacing = minimumLineSpacing
            content.itemSpacing = minimumInteritemSpacing
            content.header = headerReferenceSize
            content.footer = footerReferenceSize
            content.items =
                selfSizes
                ? .own((0..<view.counts[section]).map { size(IndexPath(item: $0, section: section), itemSize) })
                : .equal(itemSize, count: view.counts[section])
            return content
        }
        content.insets = inset(delegate.collectionView(view, layout: self, insetForSectionAt: section), in: view)
        content.lineSpacing = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        content.itemSpacing = delegate.collectionView(
            view, layout: self, minimumInteritemSpacingForSectionAt: section)
        content.header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        content.footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        let sizes = (0..<view.counts[section]).map { item in
            let path = IndexPath(item: item, section: section)
            return size(path, delegate.collectionView(view, layout: self, sizeForItemAt: path))
        }
        // A delegate that leaves the sizes to the layout has all items equal.
        let isOwn = selfSizes || sizes.contains { $0 != itemSize }
        content.items = isOwn ? .own(sizes) : .equal(itemSize, count: sizes.count)
        return content
    }

    private var selfSizes: Bool { estimatedItemSize != .zero }

    private func size(_ path: IndexPath, _ own: CGSize) -> CGSize {
        guard selfSizes else { return own }
        if let known = measured[path] { return known }
        let estimate = estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
        return own == itemSize ? estimate : own
    }

    private func inset(_ inset: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
        let more =
            switch sectionInsetReference {
            case .fromContentInset: UIEdgeInsets.zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        var inset = inset
        if isHorizontal {
            inset.top += more.top
            inset.bottom += more.bottom
        } else {
            inset.left += more.left
            inset.right += more.right
        }
        return inset
    }

    open override var collectionViewContentSize: CGSize { arrangement?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let arrangement else { return [] }
        let range = isHorizontal ? rect.minX...max(rect.minX, rect.maxX) : rect.minY...max(rect.minY, rect.maxY)
        var found: [UICollectionViewLayoutAttributes] = []
        for section in arrangement.sections(in: range) {
            for item in arrangement.items(of: section, in: range)
            where arrangement.sections[section].frames[item].overlaps(rect) {
                found.append(itemAttributes(IndexPath(item: item, section: section), arrangement))
            }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                if let edge = edgeAttributes(kind, section, arrangement), edge.frame.overlaps(rect) {
                    found.append(edge)
                }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let arrangement, arrangement.sections.indices.contains(indexPath.section),
            arrangement.sections[indexPath.section].frames.indices.contains(indexPath.item)
        else { return nil }
        return itemAttributes(indexPath, arrangement)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let arrangement, indexPath.count == 2, arrangement.sections.indices.contains(indexPath.section) else {
            return nil
        }
        return edgeAttributes(elementKind, indexPath.section, arrangement)
    }

    private func makeAttributes(_ key: ElementKey, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes =
            type.map { unsafeDowncast(makeObject($0), to: UICollectionViewLayoutAttributes.self) }
            ?? UICollectionViewLayoutAttributes()
        attributes.key = key
        attributes.frame = frame
        return attributes
    }

    private func itemAttributes(_ path: IndexPath, _ arrangement: FlowArrangement) -> UICollectionViewLayoutAttributes {
        makeAttributes(.cell(path), arrangement.sections[path.section].frames[path.item])
    }

    private func edgeAttributes(
        _ kind: String, _ section: Int, _ arrangement: FlowArrangement
    ) -> UICollectionViewLayoutAttributes? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let place = arrangement.sections[section]
        var frame = isHeader ? place.header : place.footer
        guard (isHorizontal ? frame.width : frame.height) > 0 else { return nil }
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if isPinned, let view = collectionView {
            let visible = view.bounds.inset(by: view.adjustedContentInset)
            let length = isHorizontal ? frame.width : frame.height
            let (near, far) = isHorizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
            let own = isHorizontal ? frame.minX : frame.minY
            let opposite = isHeader ? place.footer : place.header
            let position =
                isHeader
                ? max(own, min(near, (isHorizontal ? opposite.minX : opposite.minY) - length))
                : min(own, max(far - length, isHorizontal ? opposite.maxX : opposite.maxY))
            if isHorizontal { frame.origin.x = position } else { frame.origin.y = position }
        }
        let key = ElementKey(.supplementaryView, kind: kind, IndexPath(item: 0, section: section))
        let attributes = makeAttributes(key, frame)
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }

    // MARK: Changes

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || breadth(of: newBounds.size) != breadth
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            let isOther = breadth(of: newBounds.size) != breadth
            flow.invalidateFlowLayoutDelegateMetrics = isOther
            flow.invalidateFlowLayoutAttributes = isOther
        }
        return context
    }

    override var asksForPreferredSizes: Bool { selfSizes }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard selfSizes, originalAttributes.representedElementCategory == .cell else { return false }
        let isNew = measured[originalAttributes.indexPath] != preferredAttributes.size
        measured[originalAttributes.indexPath] = preferredAttributes.size
        return isNew && preferredAttributes.size != originalAttributes.size
    }

    override func itemsWereMoved(_ place: ((IndexPath) -> IndexPath?)?) {
        var moved: [IndexPath: CGSize] = [:]
        if let place { for (path, size) in measured { if let new = place(path) { moved[new] = size } } }
        measured = moved
        arrangement = nil
    }

    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.alpha = 0
        return attributes
    }

    override func decode(_ nib: NibDecoder) { nib.decodeFlow(self) }
}

extension UICollectionView {
    /// The directions in which the content of a collection view scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// The delegate of a collection view that decides sizes and spacings of a flow layout, in points.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item in points, asked for all items when the layout is prepared. Where items size themselves, an
    /// answer that equals `itemSize` gives way to `estimatedItemSize`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The insets around a section's items, between its header and footer, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// The distance between the lines of a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The least distance between items in a line of a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The size of a section's header in points, of which only the length along the direction of scrolling counts; 0
    /// for no header.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// The size of a section's footer in points, of which only the length along the direction of scrolling counts; 0
    /// for no footer.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }

    /// Takes the layout's `itemSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }

    /// Takes the layout's `sectionInset`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }

    /// Takes the layout's `minimumLineSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }

    /// Takes the layout's `minimumInteritemSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }

    /// Takes the layout's `headerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }

    /// Takes the layout's `footerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
