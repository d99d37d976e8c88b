import UIKit

/// A value behind a lock, which any number of copies share.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate final class Storage {
        var lock = os_unfair_lock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    /// What is expected of who holds the lock.
    public enum Ownership: Sendable {
        case owner, notOwner
    }

    fileprivate let storage: Storage

    /// Puts a value behind a new lock.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Puts a value behind a new lock.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Does something with the value while nobody else does.
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result { try withLockUnchecked(body) }

    /// Does something with the value while nobody else does.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        os_unfair_lock_lock(&storage.lock)
        defer { os_unfair_lock_unlock(&storage.lock) }
        return try body(&storage.state)
    }

    /// Does something with the value if nobody else does; nil otherwise.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard os_unfair_lock_trylock(&storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(&storage.lock) }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock without a value.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until nobody holds the lock, and takes it.
    public func lock() { os_unfair_lock_lock(&storage.lock) }
    /// Gives the lock back.
    public func unlock() { os_unfair_lock_unlock(&storage.lock) }
    /// Takes the lock if nobody holds it; whether it has it now.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(&storage.lock) }

    /// Does something while nobody else does.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { (_: inout Void) in try body() }
    }
}
