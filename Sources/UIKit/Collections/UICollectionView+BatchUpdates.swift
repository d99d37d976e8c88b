// The frameworks of iOS take a closure of updates that does not escape, or none. In Swift such a closure is no optional, so that the
// method is there twice: the closure's own members need no `self`, and a parameter that does not escape can be handed on.

extension UICollectionView {
    /// Makes the changes of a closure together, before the call ends; the completion comes when they have been shown.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
