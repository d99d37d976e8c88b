import Foundation
import XCTest

/// Runs an app of a guide as a user would: by the command, with a flow.
class GuideAppTests: XCTestCase {
    private(set) var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    /// What a run left behind.
    struct Run {
        let output: String
        let errors: String
        let trace: LifecycleTrace
        /// The tree of the end, as the command wrote it.
        let tree: String
    }

    /// - Parameter mistakes: The codes of what is found in the guide's app, in order.
    func run(
        _ app: GuideApp, flow: String, environment: [String: String] = [:], mistakes: [String] = []
    ) throws -> Run {
        let folder = try app.install()
        try runner.write(flow, to: "flow.yaml")
        let result = try runner.run(
            "run", folder, "--display", "none", "--flow", "flow.yaml", "--output", "pictures", "--trace", "trace.jsonl",
            "--tree", "tree.json", environment: environment)
        guard result.status == 0, !result.wasKilled else {
            throw Failure(description: "\(app.name) ended with status \(result.status): \(result.errors)")
        }
        // The guides do nothing that UIKit complains of, and next to nothing that we do.
        let found = result.errorLines.filter { $0.contains("[containment.") }
        XCTAssertEqual(found.count, mistakes.count, result.errors)
        for (line, code) in zip(found, mistakes) { XCTAssertTrue(line.hasSuffix("[\(code)]"), line) }
        return Run(
            output: result.output, errors: result.errors,
            trace: try LifecycleTrace(try runner.contents(of: "trace.jsonl")),
            tree: try runner.contents(of: "tree.json"))
    }

    func picture(_ name: String) throws -> Picture {
        try Picture(contentsOf: runner.folder.appendingPathComponent("pictures/\(name).png"))
    }

    /// Compares lines with a text of one line an entry, where empty lines and comments are for the reader.
    func assertEqual(
        _ lines: [String], _ expected: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let expected = expected.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        guard lines != expected else { return }
        let changes = lines.difference(from: expected).map { change in
            switch change {
            case .insert(let offset, let line, _): "+\(offset): \(line)"
            case .remove(let offset, let line, _): "-\(offset): \(line)"
            }
        }
        XCTFail((["the lines differ by"] + changes).joined(separator: "\n"), file: file, line: line)
    }

    private struct Failure: Error, CustomStringConvertible { var description: String }
}
