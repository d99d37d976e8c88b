import UIKit
import XCTest

/// C's functions and limits under the types that they have on Apple's systems.
final class MutexAttributesTests: XCTestCase {
    func test_aMutexThatItsThreadLocksAgain() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        XCTAssertEqual(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE), 0)
        XCTAssertEqual(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP), 0)
        XCTAssertEqual(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FAIRSHARE_NP), ENOTSUP)
        XCTAssertEqual(pthread_mutexattr_setpolicy_np(&attributes, 9), EINVAL)
        var mutex = pthread_mutex_t()
        pthread_mutex_init(&mutex, &attributes)
        XCTAssertEqual([pthread_mutex_lock(&mutex), pthread_mutex_trylock(&mutex)], [0, 0])
        pthread_mutex_unlock(&mutex)
        pthread_mutex_unlock(&mutex)
        pthread_mutex_destroy(&mutex)
    }

    func test_limits() {
        XCTAssertEqual([INT64_MAX, INT64_MIN], [.max, .min])
        XCTAssertEqual([UINT64_MAX, ULLONG_MAX], [.max, .max])
        XCTAssertEqual(ULONG_MAX, .max)
        XCTAssertEqual(INT32_MIN, .min)
    }
}
