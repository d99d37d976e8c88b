import Foundation

/// The lock of a subscription: values come from any thread, and what they set off may come back to it.
final class Lock: @unchecked Sendable {
    private let lock = NSRecursiveLock()

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
