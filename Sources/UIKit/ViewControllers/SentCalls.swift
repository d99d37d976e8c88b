/// The calls of methods of one controller that the framework is making, innermost last.
///
/// Each is recorded before the override runs. The base implementation takes it back: a call that it finds nothing for is
/// the app's own, and one that is left when the override returns did not reach it.
struct SentCalls<Call: Equatable> {
    private var open: [Call] = []

    /// Makes a call, during which it is open.
    ///
    /// - Parameters:
    ///   - calls: Where the open calls are kept.
    ///   - body: Makes it, by way of the override.
    /// - Returns: Whether the base implementation was reached.
    @MainActor static func send<Root: AnyObject>(
        _ call: Call, of root: Root, in calls: ReferenceWritableKeyPath<Root, SentCalls>, _ body: () -> Void
    ) -> Bool {
        let depth = root[keyPath: calls].open.count
        root[keyPath: calls].open.append(call)
        body()
        guard root[keyPath: calls].open.count > depth else { return true }
        root[keyPath: calls].open.removeSubrange(depth...)
        return false
    }

    /// Takes the innermost open call of this kind back; false if there is none.
    mutating func take(_ call: Call) -> Bool {
        guard let index = open.lastIndex(of: call) else { return false }
        open.remove(at: index)
        return true
    }
}

/// A call of `willMove(toParent:)` or `didMove(toParent:)`.
struct SentMove: Equatable {
    var isWill: Bool
    var parent: ObjectIdentifier?
}
