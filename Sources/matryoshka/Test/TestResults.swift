import Foundation
import Synchronization
import TestProtocol

/// What came of all tests of all processes.
struct TestResults {
    struct Result {
        /// The module of the test bundle.
        var module: String
        var library: TestOrders.Library
        /// Counted from 1; there are several with `--repeat`.
        var run: Int
        var result: TestProgress.Result
        /// Where the test is declared.
        var file: String?
        var line: Int?
    }

    var results: [Result] = []
    /// What went wrong outside of all tests.
    var otherFailures: [TestFailure] = []
    /// How many processes there were.
    var processes = 0

    var hasFailed: Bool { !otherFailures.isEmpty || results.contains { !$0.result.failures.isEmpty } }

    /// Takes what a process told.
    ///
    /// - Parameter tests: The tests of the bundle, for their places.
    mutating func add(
        _ progress: TestProgress, module: String, library: TestOrders.Library, run: Int, _ tests: [ListedTest]
    ) {
        processes += 1
        let places = Dictionary(tests.filter { $0.library == library }.map { ($0.text, $0) }) { first, _ in first }
        results += progress.results.map { result in
            // A test that was made is where its test case is.
            let place = places[result.test] ?? places[String(result.test.prefix { $0 != "/" })]
            return Result(
                module: module, library: library, run: run, result: result, file: place?.file, line: place?.line)
        }
        otherFailures += progress.otherFailures
    }

    /// XCTest's words for what all tests came to.
    ///
    /// - Parameter seconds: How long it took.
    func total(seconds: Double) -> String {
        func text(_ seconds: Double) -> String { "\((seconds * 1000).rounded() / 1000)" }
        let failures = results.reduce(otherFailures.count) { $0 + $1.result.failures.count }
        let unexpected = results.reduce(otherFailures.count) { $0 + $1.result.unexpected }
        let skipped = results.filter(\.result.isSkipped).count
        let skips = skipped == 0 ? "" : "\(counted(skipped, "test")) skipped and "
        let own = results.reduce(0) { $0 + $1.result.seconds }
        return "Executed \(counted(results.count, "test")), with \(skips)\(counted(failures, "failure")) "
            + "(\(unexpected) unexpected) in \(text(own)) (\(text(seconds))) seconds"
    }
}
