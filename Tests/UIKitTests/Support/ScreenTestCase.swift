import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A test with a fresh screen and a clock at 0, before and after.
///
/// Subclasses override `begin()` and `end()`, which are bound to the main actor. XCTest's own `setUp()` is not, and an
/// `async` one runs inside a block of the main queue, where virtual time cannot drain that queue.
@preconcurrency @MainActor class ScreenTestCase: XCTestCase {
    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.begin() }
    }

    override func tearDown() {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.end() }
        super.tearDown()
    }

    func begin() { TestEnvironment.reset() }

    func end() {
        NSException.interceptor = nil
        TestEnvironment.reset()
    }
}
