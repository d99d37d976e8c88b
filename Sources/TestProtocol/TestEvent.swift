/// What a process of tests tells the command, a line of JSON each.
///
/// Tests are named as options name them: `MenuTests/testOpens`, `Menu/opens()`.
package enum TestEvent: Codable, Equatable, Sendable {
    /// The tests that are about to run, in their order.
    case planned([String])
    case started(String)
    case failed(TestFailure)
    case skipped(test: String, reason: String?)
    /// The end of a test, with how long it took and how many of its failures no assertion had made.
    case ended(test: String, seconds: Double, unexpected: Int)
    /// The end of all tests: what comes then is the process's own end.
    case finished
}

/// A failure, or what ended a test.
package struct TestFailure: Codable, Equatable, Sendable {
    /// Nil for one outside of all tests.
    package var test: String?
    package var message: String
    /// Nil where nobody knows the place.
    package var file: String?
    package var line: Int?

    package init(test: String?, message: String, file: String?, line: Int?) {
        self.test = test
        self.message = message
        self.file = file
        self.line = line
    }
}
