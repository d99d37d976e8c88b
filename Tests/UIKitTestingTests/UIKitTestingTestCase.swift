import UIKit
import UIKitTesting
import XCTest

/// A test that collects what assertions say in place of failing by it.
@preconcurrency @MainActor class UIKitTestingTestCase: XCTestCase {
    private(set) var failures: [String] = []
    private(set) var failureLines: [UInt] = []

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { TestFailures.handler = nil }
        _ = test
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            TestFailures.handler = nil
            TestEnvironment.reset()
        }
        super.tearDown()
    }

    /// What the assertions of a closure say, which then do not fail the test.
    func failures(of body: () throws -> Void) rethrows -> [String] {
        var messages: [String] = []
        let saved = TestFailures.handler
        TestFailures.handler = { message, _, _ in messages.append(message) }
        defer { TestFailures.handler = saved }
        try body()
        return messages
    }
}
