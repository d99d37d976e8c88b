extension UICollectionView {
    /// Changes items and sections in one animation, in a closure that the caller was lent and may not keep.
    @_disfavoredOverload
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
