import Foundation

/// A pool of processes that pages live in. Which process a page lives in is the engine's affair.
@MainActor @preconcurrency open class WKProcessPool: NSObject {
    /// Makes a pool.
    nonisolated public override init() { super.init() }
}
