import Foundation

/// Asking the data source and the layout.
extension UICollectionView {
    func loadIfNeeded() {
        guard !isLoaded else { return }
        load()
    }

    func load() {
        isLoaded = true
        guard let dataSource else {
            counts = []
            return
        }
        let sections = max(dataSource.numberOfSections(in: self), 0)
        counts = (0..<sections).map { max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0) }
    }

    func reloadEverything() {
        for path in marks.selected { cellForItem(at: path)?.isSelected = false }
        marks.selected = []
        marks.highlighted = nil
        marks.prefetched = []
        recycleAll()
        isLoaded = false
        storedLayout.itemsWereMoved(nil)
        let context = storedLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        storedLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    func reloadLater() { reloadEverything() }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { isLoaded = false }
        isLayoutValid = false
        let growth = context.contentSizeAdjustment
        if growth != .zero {
            contentSize = CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height)
        }
        let adjustment = context.contentOffsetAdjustment
        if adjustment != .zero {
            moveContent(to: CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y))
        }
        setNeedsLayout()
    }

    func prepareLayoutIfNeeded() {
        loadIfNeeded()
        // Preparing may invalidate again, as some layouts of apps do; a second time would never end.
        for _ in 0..<2 where !isLayoutValid {
            isLayoutValid = true
            storedLayout.prepare()
            let oldWidth = contentSize.width
            contentSize = storedLayout.collectionViewContentSize
            keepDistanceFromEnd(oldWidth: oldWidth)
            returnIntoRange()
        }
    }

    /// Asks the layout whether new bounds are the same to it.
    func boundsMayInvalidate() {
        guard isLoaded, storedLayout.collectionView === self else { return }
        guard storedLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: bounds))
    }

    /// Notes what the bounds were when they change inside an animation block, for the layout to hear of.
    func noteBounds(before oldSize: CGSize) {
        guard isLoaded, AnimationBlock.current != nil, UIView.areAnimationsEnabled, boundsBeforeAnimation == nil else {
            return
        }
        boundsBeforeAnimation = CGRect(origin: bounds.origin, size: oldSize)
    }

    func itemCount(_ section: Int) -> Int {
        loadIfNeeded()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    func hasItem(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }
}
