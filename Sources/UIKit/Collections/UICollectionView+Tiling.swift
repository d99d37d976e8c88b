import Foundation

/// Putting views where elements can be seen.
extension UICollectionView {
    func tile() {
        guard !isTiling, !updates.isOpen else { return }
        isTiling = true
        defer { isTiling = false }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        if let old = boundsBeforeAnimation {
            boundsBeforeAnimation = nil
            prepareLayoutIfNeeded()
            let layout = storedLayout
            layout.prepare(forAnimatedBoundsChange: old)
            tileUntilValid()
            layout.finalizeAnimatedBoundsChange()
        } else {
            tileUntilValid()
        }
        removeUnusedViews()
        prefetch()
    }

    private func tileUntilValid() {
        // Measured elements may bring others into view, or push them out.
        for _ in 0..<20 {
            prepareLayoutIfNeeded()
            tileBands()
            tileElements()
            if isLayoutValid { break }
        }
        prepareLayoutIfNeeded()
    }

    /// The attributes of all elements that can be seen.
    func visibleAttributes(in rect: CGRect) -> [ElementKey: UICollectionViewLayoutAttributes] {
        guard !rect.isEmpty else { return [:] }
        var found: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in mirrored.layoutAttributesForElements(in: rect) ?? [] {
            // What scrolls in a band is chosen by the layout.
            let isIn = attributes.frame.overlaps(rect) || storedLayout.band(of: attributes.key) != nil
            if !attributes.isHidden, !attributes.frame.isEmpty, isIn {
                found[attributes.key] = attributes
            }
        }
        return found
    }

    private func tileElements() {
        let wanted = visibleAttributes(in: bounds)
        for key in shown.keys.sorted() where wanted[key] == nil {
            if let view = shown[key] { recycle(view, from: key) }
        }
        for key in wanted.keys.sorted() {
            guard let attributes = wanted[key] else { continue }
            if let view = shown[key] {
                place(view, attributes)
            } else {
                UIView.performWithoutAnimation { show(attributes) }
            }
        }
    }

    /// Makes the view of an element that comes into view; nil where there is none.
    @discardableResult func show(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let view = makeView(attributes) else { return nil }
        adopt(view, attributes)
        return view
    }

    func adopt(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        // The app may have given the same view to two elements.
        for (other, candidate) in shown where candidate === view { shown[other] = nil }
        let key = attributes.key
        shown[key] = view
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = marks.selected.contains(key.indexPath)
            cell.isHighlighted = marks.highlighted == key.indexPath
        }
        place(view, attributes)
        measure(view, attributes)
        switch key.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
        case .supplementaryView:
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.indexPath)
        case .decorationView: break
        }
    }

    private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let key = attributes.key
        switch key.category {
        case .cell:
            guard let dataSource, hasItem(key.indexPath) else { return nil }
            let cell = dataSource.collectionView(self, cellForItemAt: key.indexPath)
            guard cell.reuseIdentifier != nil else {
                NSException.raise(
                    .internalInconsistencyException,
                    "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
                )
                return nil
            }
            return cell
        case .supplementaryView:
            guard let dataSource, let kind = key.kind else { return nil }
            let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
            guard view.reuseIdentifier != nil else {
                NSException.raise(
                    .internalInconsistencyException,
                    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind), \(key.indexPath)) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(view))"
                )
                return nil
            }
            return view
        case .decorationView:
            let kind = key.kind ?? ""
            let name = "decoration\n\(kind)"
            if let view = pool.take(name) {
                view.placedBy = nil
                view.prepareForReuse()
                return view
            }
            let view = storedLayout.decorationMakers[kind]?(attributes.frame)
            if view == nil {
                NSException.raise(
                    .internalInconsistencyException,
                    "no UICollectionReusableView class registered for decoration view of kind \(kind)")
            }
            view?.reuseIdentifier = kind
            view?.poolName = name
            return view
        }
    }

    /// Gives a view its place, and puts it among the others by its number.
    func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        // What is carried stays with its hand; see UICollectionView+Moving.swift.
        if view === moving?.cell { return }
        let host = host(of: attributes)
        let isPlaced = view.superview === host && view.placedBy?.zIndex == attributes.zIndex
        let origin = (host as? OrthogonalScrollView)?.band.frame.origin ?? .zero
        view.place(by: attributes, from: origin)
        adoptListLook(view, attributes.key)
        guard !isPlaced else { return }
        let above = host.storedSubviews.firstIndex { other in
            guard other !== view else { return false }
            guard let other = other as? UICollectionReusableView else { return false }
            return (other.placedBy?.zIndex ?? 0) > attributes.zIndex
        }
        if let above {
            host.insertSubview(view, belowSubview: host.storedSubviews[above])
        } else {
            host.addSubview(view)
        }
    }

    /// The view that an element goes into.
    private func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        storedLayout.band(of: attributes.key).flatMap { orthogonal[$0] } ?? self
    }

    /// Asks a new view what size it prefers.
    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard storedLayout.asksForPreferredSizes, attributes.representedElementCategory != .decorationView else {
            return
        }
        // A cell may change what it is given; the layout compares both.
        let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
        guard
            storedLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    // MARK: Prefetching

    /// Names the items of the next screen in the direction of scrolling.
    private func prefetch() {
        if contentOffset != lastOffset {
            direction = CGVector(dx: contentOffset.x - lastOffset.x, dy: contentOffset.y - lastOffset.y)
            lastOffset = contentOffset
        }
        let (dx, dy) = (direction.dx, direction.dy)
        guard isPrefetchingEnabled, let prefetchDataSource, !bounds.isEmpty else { return }
        let isHorizontal = dx != 0 || dy == 0 && contentSize.width > bounds.width && contentSize.height <= bounds.height
        let ahead =
            isHorizontal
            ? bounds.offsetBy(dx: dx < 0 ? -bounds.width : bounds.width, dy: 0)
            : bounds.offsetBy(dx: 0, dy: dy < 0 ? -bounds.height : bounds.height)
        let paths = Set(visibleAttributes(in: ahead).keys.filter { $0.category == .cell }.map(\.indexPath))
            .filter { shown[.cell($0)] == nil }
        let new = paths.subtracting(marks.prefetched).sorted()
        let dropped = marks.prefetched.subtracting(paths).filter { shown[.cell($0)] == nil }.sorted()
        marks.prefetched = paths
        if !dropped.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: dropped)
        }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }
}
