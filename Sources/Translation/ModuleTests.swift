/// The tests that are declared in a module.
package struct ModuleTests: Sendable {
    /// XCTest's.
    package var testCases: [TestCaseDescription]
    /// Swift Testing's.
    package var swiftTests: [SwiftTestDescription]

    package init(testCases: [TestCaseDescription] = [], swiftTests: [SwiftTestDescription] = []) {
        self.testCases = testCases
        self.swiftTests = swiftTests
    }

    package var isEmpty: Bool { testCases.isEmpty && swiftTests.isEmpty }
}
