import Foundation
import XCTest

/// The corpus of storyboard apps, run by all their flows through the real command.
///
/// A flow's name says how it is run: `Notes.ipad.yaml` is for an iPad, `landscape` for a phone on its side, `dark` for
/// the dark appearance, and `de` for German. A trace beside it, as in `Quiz.trace.txt`, is what the facts say.
final class CorpusTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }
    override func tearDown() { runner = nil }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/Corpus")
    private static let flows = root.appendingPathComponent("flows")

    /// What the options of a flow's name mean.
    private static let options: [String: [String]] = [
        "ipad": ["--device", "iPad Pro 11-inch"], "landscape": ["--orientation", "landscapeLeft"],
        "dark": ["--appearance", "dark"], "de": ["--language", "de"],
    ]

    /// What apps print, by the name of the flow.
    private static let prints = [
        "Quiz": "gave up from QuestionViewController\n", "Welcome": "turned\nstayed\nturned\n",
        "Welcome.landscape": "turned\n",
    ]

    private struct Run {
        let flow: String
        let process: Process
        let output: URL
        let errors: URL
        let prints: URL

        func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    private func start(_ flow: String) throws -> Run {
        let parts = flow.split(separator: ".").map(String.init)
        let output = runner.folder.appendingPathComponent(flow)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        var arguments = [
            "run", Self.root.appendingPathComponent(parts[0]).path, "--strict", "--flow",
            Self.flows.appendingPathComponent("\(flow).yaml").path, "--output", output.path, "--trace",
            output.appendingPathComponent("trace.jsonl").path,
        ]
        for part in parts.dropFirst() { arguments += try XCTUnwrap(Self.options[part], "\(flow): what is \(part)?") }
        let process = try runner.process(arguments)
        let (errors, prints) = (output.appendingPathComponent("errors"), output.appendingPathComponent("prints"))
        for file in [errors, prints] { try Data().write(to: file) }
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardOutput = try FileHandle(forWritingTo: prints)
        try process.run()
        return Run(flow: flow, process: process, output: output, errors: errors, prints: prints)
    }

    private func check(_ run: Run) throws {
        run.process.waitUntilExit()
        let errors = try run.text(of: run.errors)
        XCTAssertEqual(run.process.terminationStatus, 0, "\(run.flow): \(errors)")
        // Nothing but the names of the files: no diagnostics, not even that something has no effect.
        let said = errors.split(separator: "\n").filter { !$0.hasPrefix("matryoshka: wrote ") }
        XCTAssertEqual(said, [], run.flow)
        XCTAssertEqual(try run.text(of: run.prints), Self.prints[run.flow] ?? "", run.flow)
        let text = try run.text(of: Self.flows.appendingPathComponent("\(run.flow).yaml"))
        let pictures = text.split(separator: "\n").compactMap { line -> String? in
            line.hasPrefix("- takeScreenshot: ") ? "\(line.dropFirst("- takeScreenshot: ".count)).png" : nil
        }
        XCTAssertEqual(try names(in: run.output).filter { $0.hasSuffix(".png") }, pictures.sorted(), run.flow)
        for picture in pictures {
            let data = try Data(contentsOf: run.output.appendingPathComponent(picture))
            XCTAssertEqual(data.prefix(4), Data([0x89, 0x50, 0x4E, 0x47]), "\(run.flow): \(picture)")
        }
        let expectation = Self.flows.appendingPathComponent("\(run.flow).trace.txt").path
        guard FileManager.default.fileExists(atPath: expectation) else { return }
        XCTAssertEqual(
            try TraceText.events(in: run.output.appendingPathComponent("trace.jsonl").path),
            try TraceText.expectedEvents(in: expectation), run.flow)
    }

    /// Two at a time, and never two of one app: the first compiles it for the others.
    func testEveryFlowOfEveryApp() throws {
        let apps = try names(in: Self.root).filter { $0 != "flows" && !$0.contains(".") }
        XCTAssertEqual(apps.count, 10)
        var flows: [String: [String]] = [:]
        for file in try names(in: Self.flows) where file.hasSuffix(".yaml") {
            flows[String(file.prefix { $0 != "." }), default: []].append(String(file.dropLast(".yaml".count)))
        }
        XCTAssertEqual(flows.keys.sorted(), apps)
        var waiting = apps.compactMap { flows[$0] }
        var lanes: [[String]] = [[], []]
        while !waiting.isEmpty || lanes.contains(where: { !$0.isEmpty }) {
            for lane in lanes.indices where lanes[lane].isEmpty && !waiting.isEmpty {
                lanes[lane] = waiting.removeFirst()
            }
            let runs = try lanes.compactMap(\.first).map(start)
            for lane in lanes.indices { lanes[lane] = Array(lanes[lane].dropFirst()) }
            for run in runs { try check(run) }
        }
    }

    /// A trace that belongs to no flow would be checked by nothing.
    func testTracesBelongToFlows() throws {
        let files = try names(in: Self.flows)
        let traces = files.filter { $0.hasSuffix(".trace.txt") }.map { String($0.dropLast(".trace.txt".count)) }
        XCTAssertEqual(traces, ["Counter", "Forecast", "Quiz"])
        for name in traces { XCTAssertTrue(files.contains("\(name).yaml"), name) }
    }

    func testALanguageIsNamedByItsCode() throws {
        let result = try runner.run("run", Self.root.appendingPathComponent("Counter").path, "--language", "de(")
        XCTAssertNotEqual(result.status, 0)
        XCTAssertTrue(
            result.errors.contains("it is a language's code, such as de or pt-BR"), result.errors)
    }
}
