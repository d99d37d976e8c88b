extension UITableView {
    /// Makes several changes in one animation, with a closure that the call does not keep: in an app's own method, its
    /// parameter need not escape, and its members need no `self`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UICollectionView {
    /// Makes several changes in one animation, with a closure that the call does not keep: in an app's own method, its
    /// parameter need not escape, and its members need no `self`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
