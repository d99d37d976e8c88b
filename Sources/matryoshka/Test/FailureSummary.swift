import TestProtocol

/// The list of what failed, below all that the tests have printed.
struct FailureSummary {
    let results: TestResults
    /// How often each test was run.
    let runs: Int

    private struct Line: Hashable {
        var place: String
        var test: String
        var message: String
    }

    /// A failure a line, with its file, its line and its test, in the order of the tests; one that came again is told once.
    var text: String {
        var lines: [Line] = []
        var failed: [String: Set<Int>] = [:]
        for result in results.results {
            for failure in result.result.failures {
                let line = line(failure, of: result)
                if !lines.contains(line) { lines.append(line) }
                failed[line.test, default: []].insert(result.run)
            }
        }
        lines += results.otherFailures.map { failure in
            Line(place: Self.place(failure.file, failure.line), test: "", message: Self.firstLine(failure.message))
        }
        let text = lines.map { line in
            let times = runs > 1 ? failed[line.test].map { " (failed in \($0.count) of \(runs) runs)" } ?? "" : ""
            return "    " + [line.place, line.test, line.message].filter { !$0.isEmpty }.joined(separator: ": ") + times
        }
        return "Failed tests:\n" + text.joined(separator: "\n") + "\n"
    }

    private func line(_ failure: TestFailure, of result: TestResults.Result) -> Line {
        let place =
            failure.file == nil
            ? Self.place(result.file, result.line) : Self.place(failure.file, failure.line)
        return Line(place: place, test: result.result.test, message: Self.firstLine(failure.message))
    }

    private static func place(_ file: String?, _ line: Int?) -> String {
        file.map { "\($0):\(line ?? 0)" } ?? ""
    }

    private static func firstLine(_ message: String) -> String {
        let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        // XCTest puts this between its own words and those of the test, also where the test has none.
        return line.hasSuffix(" - ") ? String(line.dropLast(3)) : line
    }
}
