import Foundation

// Attributes of mutexes as Darwin's headers have them.

/// Sets what a mutex does that its own thread locks again.
///
/// - Parameter type: One of the constants such as `PTHREAD_MUTEX_RECURSIVE`, which are wider here than the function takes.
/// - Returns: 0, or an error's number.
@discardableResult public func pthread_mutexattr_settype(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int
) -> Int32 {
    Int32(exactly: type).map { pthread_mutexattr_settype(attributes, $0) } ?? EINVAL
}

/// The policy by which whoever comes first gets a free mutex, which all mutexes here have.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
/// The policy by which whoever has waited longest gets a mutex.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1

/// Sets who gets a mutex that becomes free.
///
/// - Returns: 0 for `PTHREAD_MUTEX_POLICY_FIRSTFIT_NP`, `ENOTSUP` for a fair share, which no mutex here can give, and
///   otherwise `EINVAL`.
@discardableResult public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32
) -> Int32 {
    switch policy {
    case PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: 0
    case PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: ENOTSUP
    default: EINVAL
    }
}
