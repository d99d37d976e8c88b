import Foundation

/// The collection view's answers about its elements.
extension UICollectionView {
    func shownElements(_ category: ElementCategory) -> [(ElementKey, UICollectionReusableView)] {
        shown.filter { $0.key.category == category }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func itemPath(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let candidates = (mirrored.layoutAttributesForElements(in: spot) ?? [])
            .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
        return candidates.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        guard hasItem(path) else {
            NSException.raise(
                .invalidArgumentException,
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only \(itemCount(path.section)) items in section \(path.section)."
            )
            return
        }
        guard let frame = mirrored.layoutAttributesForItem(at: path)?.frame else { return }
        if let section = orthogonal[path.section] { section.scroll(toShow: frame, position, animated: animated) }
        guard !position.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if position.contains(.top) { offset.y += frame.minY - visible.minY }
        if position.contains(.centeredVertically) { offset.y += frame.midY - visible.midY }
        if position.contains(.bottom) { offset.y += frame.maxY - visible.maxY }
        if position.contains(.left) { offset.x += frame.minX - visible.minX }
        if position.contains(.centeredHorizontally) { offset.x += frame.midX - visible.midX }
        if position.contains(.right) { offset.x += frame.maxX - visible.maxX }
        setContentOffset(clamped(offset), animated: animated)
    }
}
