/// The open levels of transactions, and what waits for the next commit.
@MainActor final class TransactionState {
    var levels: [CATransaction.Level] = []
    /// What runs after the commit, in order.
    var afterCommitQueue: [() -> Void] = []
    var trackers: [AnimationCompletion] = []
    /// Whether anything changed since the last frame.
    var hasChanges = false
    var changeCount = 0
    /// How many walks that draw are under way: what they record is shown in the same frame.
    var displays = 0
    weak var host: (any CATransactionHost)?
}

/// The owner of the frame, which Core Animation's transactions turn to.
@MainActor package protocol CATransactionHost: AnyObject {
    /// Commits at once.
    func flush()

    /// A layout pass feeds back on itself without end.
    func layoutDidNotSettle(_ layer: CALayer)

    /// A layer is to get a place or a size that is not a number.
    ///
    /// - Parameter words: What Core Animation says of it.
    func refuseGeometry(_ words: String, of layer: CALayer)
}
