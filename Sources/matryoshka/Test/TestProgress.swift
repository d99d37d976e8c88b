import Dispatch
import TestProtocol

/// What is known of the tests of one process, from its events.
struct TestProgress {
    /// A test that has run, or was left out.
    struct Result: Equatable {
        var test: String
        var seconds = 0.0
        var failures: [TestFailure] = []
        /// How many of the failures no assertion had made.
        var unexpected = 0
        var isSkipped = false
        /// Why it was skipped, if it said so.
        var reason: String?
    }

    /// The tests that were about to run; nil where the process did not come to that.
    private(set) var planned: [String]?
    /// Those that have begun, in the order of their beginnings.
    private(set) var results: [Result] = []
    /// The one that runs.
    private(set) var running: String?
    /// Failures outside of all tests.
    private(set) var otherFailures: [TestFailure] = []
    /// Whether all tests have run.
    private(set) var isFinished = false
    /// When the running test began, or what came last.
    private(set) var since = DispatchTime.now()

    /// The tests that have not begun.
    var left: [String] {
        let begun = Set(results.map(\.test))
        return (planned ?? []).filter { !begun.contains($0) }
    }

    mutating func take(_ event: TestEvent) {
        switch event {
        case .planned(let tests):
            planned = tests
            since = .now()
        case .started(let test):
            running = test
            since = .now()
            // Before it says so, Swift Testing has told of issues that are about a test's arguments.
            _ = place(of: test)
        case .failed(let failure):
            if let test = failure.test {
                results[place(of: test)].failures.append(failure)
            } else {
                otherFailures.append(failure)
            }
        case .skipped(let test, let reason):
            results[place(of: test)].isSkipped = true
            results[place(of: test)].reason = reason
        case .ended(let test, let seconds, let unexpected):
            results[place(of: test)].seconds = seconds
            results[place(of: test)].unexpected = unexpected
            running = nil
            since = .now()
        case .finished:
            isFinished = true
            running = nil
            since = .now()
        }
    }

    /// Notes what ended the process in the middle of a test.
    mutating func end(_ test: String, with failure: TestFailure) {
        let now = DispatchTime.now()
        results[place(of: test)].seconds = Double(now.uptimeNanoseconds - since.uptimeNanoseconds) / 1_000_000_000
        results[place(of: test)].failures.append(failure)
        results[place(of: test)].unexpected += 1
        running = nil
    }

    /// Notes what ended the process outside of all tests.
    mutating func end(with failure: TestFailure) { otherFailures.append(failure) }

    var hasFailures: Bool { !otherFailures.isEmpty || results.contains { !$0.failures.isEmpty } }

    private mutating func place(of test: String) -> Int {
        if let place = results.lastIndex(where: { $0.test == test }) { return place }
        results.append(Result(test: test))
        return results.count - 1
    }
}
