extension UICollectionView {
    /// Changes items and sections in one animation, in a closure that the caller was lent and may not keep.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        handOn(updates, completion: completion) { performBatchUpdates($0, completion: completion) }
    }
}
