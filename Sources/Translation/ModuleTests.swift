/// The tests that are declared in a module.
package struct ModuleTests: Sendable {
    /// XCTest's.
    package var testCases: [TestCaseDescription]
    /// How tests begin that libraries make.
    package var mains: [TestMainCall]
    /// Swift Testing's.
    package var swiftTests: [SwiftTestDescription]

    package init(
        testCases: [TestCaseDescription] = [], mains: [TestMainCall] = [], swiftTests: [SwiftTestDescription] = []
    ) {
        self.testCases = testCases
        self.mains = mains
        self.swiftTests = swiftTests
    }

    package var isEmpty: Bool { testCases.isEmpty && swiftTests.isEmpty }
}
