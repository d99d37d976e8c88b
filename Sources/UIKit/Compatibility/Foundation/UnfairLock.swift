import Glibc

/// A lock of C; a thread that waits for it sleeps.
///
/// It lies where its owner has it, and must not be moved while it is held.
public struct os_unfair_lock_s {
    /// A mutex of zeros is one that nobody holds.
    fileprivate var mutex = pthread_mutex_t()

    /// Makes a lock that nobody holds.
    public init() {}
}

/// A lock of C.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until nobody holds a lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }

/// Gives back a lock that the thread holds.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }

/// Takes a lock if nobody holds it.
///
/// - Returns: Whether the thread has it now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }
