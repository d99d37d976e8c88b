import DisplayProtocol
import Foundation
import XCTest

/// Small apps that each make one mistake, run by the command: all that a person reads, and how the run ends.
///
/// An app lies in `Tests/MisuseApps`, in a folder that is named after the mistake's code, with what is expected beside it, and
/// a flow if it needs one.
final class MisuseAppTests: XCTestCase {
    private static let apps = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("MisuseApps")
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }
    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private func folders() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: Self.apps, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    private func app(_ code: MisuseCode) -> URL {
        Self.apps.appendingPathComponent(String(code.rawValue.dropFirst(code.family.count)))
    }

    /// Standard error and the exit status, without what differs from machine to machine and from run to run.
    private func transcript(_ result: CommandResult, of app: URL) -> String {
        result.errors.replacingOccurrences(of: app.path + "/", with: "")
            .replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
            + "exit status \(result.status)\n"
    }

    func testWhatAPersonReads() throws {
        for app in try folders() {
            let expected = try String(contentsOf: app.appendingPathComponent("expected.txt"), encoding: .utf8)
            let flow = app.appendingPathComponent("flow.yaml").path
            let options = FileManager.default.fileExists(atPath: flow) ? ["--flow", flow] : []
            let result = try runner.run(["run", app.path] + options)
            XCTAssertEqual(transcript(result, of: app), expected, app.lastPathComponent)
        }
    }

    func testEveryMistakeHasAnApp() throws {
        let names = Set(try folders().map(\.lastPathComponent))
        for code in MisuseCode.allCases {
            XCTAssertTrue(names.contains(app(code).lastPathComponent), "\(code.rawValue)")
        }
    }

    /// Each app makes the mistake it is named after and no other, at a line of its own.
    func testEachAppHasOneFinding() throws {
        for code in MisuseCode.allCases {
            let expected = try String(contentsOf: app(code).appendingPathComponent("expected.txt"), encoding: .utf8)
            let findings = expected.split(separator: "\n").filter { line in
                MisuseCode.allCases.contains { line.contains("[\($0.rawValue)]") }
            }
            XCTAssertEqual(findings.count, 1, code.rawValue)
            XCTAssertTrue(findings.first?.hasPrefix("App.swift:") ?? false, code.rawValue)
            XCTAssertTrue(findings.first?.hasSuffix("[\(code.rawValue)]") ?? false, code.rawValue)
        }
    }

    func testTheTraceHoldsTheFindingInItsPlace() throws {
        _ = try runner.run("run", app(.addChildAgain).path, "--trace", "trace.jsonl")
        let lines = try runner.contents(of: "trace.jsonl").split(separator: "\n")
        let events = lines.compactMap { try? JSONDecoder().decode(TraceEvent.self, from: Data($0.utf8)) }
        let place = try XCTUnwrap(events.firstIndex { $0.event == "diagnostic" })
        XCTAssertEqual(events[place - 1].event, "didMoveToParent")
        XCTAssertEqual(events[place + 1].event, "willMoveToParent")
        XCTAssertEqual(events[place].class, "Container")
        XCTAssertEqual(
            events[place].fields,
            [
                "code": "containment.add-child-again", "objects": ["<Container #2>", "<Child #1>"],
                "place": "App.swift:15",
            ])
    }

    // MARK: Options

    func testSilence() throws {
        let app = app(.addChildAgain).path
        let code = "containment.add-child-again"
        for result in [
            try runner.run("run", app, "--silence", code),
            try runner.run("run", app, "--silence", "containment.missing-did-move", "--silence", code, "--strict"),
            try runner.run("run", app, environment: [Wire.silenceVariable: "layout.feedback, \(code)"]),
            try runner.run(
                "run", app, "--silence", "layout.feedback", "--strict", environment: [Wire.silenceVariable: code]),
        ] {
            XCTAssertEqual(result.errors, "")
            XCTAssertEqual(result.status, 0)
        }
    }

    func testTheOthersAreStillHeard() throws {
        let result = try runner.run(
            "run", app(.addChildAgain).path, "--silence", "containment.missing-did-move", "--strict")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.errorLines.count, 3, result.errors)
        XCTAssertEqual(result.errorLines.last, "error: the app made a mistake")
    }

    func testACodeThatDoesNotExist() throws {
        let result = try runner.run("run", "nowhere", "--silence", "containment.add-child")
        XCTAssertEqual(result.status, 64)
        XCTAssertEqual(
            result.errors,
            "error: unknown code 'containment.add-child'; there are: "
                + MisuseCode.allCases.map(\.rawValue).joined(separator: ", ") + "\n")
    }

    func testStrictIsContentWithAnAppWithoutMistakes() throws {
        try runner.write(BadApp.smallest, to: "Smallest/App.swift")
        let result = try runner.run("run", "Smallest", "--strict")
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(result.status, 0)
    }

    func testStrictIsContentWithLimitsOfOurs() throws {
        let source = AppSource.app(
            showing: "UIViewController()",
            then: [#"for _ in 0..<2 { print(UIImage(systemName: "no.such.symbol") as Any) }"#])
        try runner.write(source, to: "Symbol/App.swift")
        let result = try runner.run("run", "Symbol", "--strict", "--trace", "trace.jsonl")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.errorLines.filter { $0.contains("unknown-symbol") },
            ["note: No symbol named 'no.such.symbol' found [unknown-symbol]"], result.errors)
        XCTAssertTrue(try runner.contents(of: "trace.jsonl").contains("\"kind\":\"limit\""))
        XCTAssertEqual(try runner.run("run", "Symbol", "--silence", "unknown-symbol").errors, "")
    }

    /// Who sends didMove in a block that runs later has not forgotten it, though the run is over before.
    func testDidMoveInABlockThatRunsLater() throws {
        let source = try String(
            contentsOf: app(.missingDidMove).appendingPathComponent("App.swift"), encoding: .utf8)
        let later = source.replacingOccurrences(
            of: "view.addSubview(child.view)",
            with: "view.addSubview(child.view)\n"
                + "DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { child.didMove(toParent: self) }")
        XCTAssertNotEqual(later, source)
        try runner.write(later, to: "Later/App.swift")
        let result = try runner.run("run", "Later", "--strict")
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(result.status, 0)
    }

    /// A silenced exception is an exception still.
    func testSilenceDoesNotSaveTheApp() throws {
        let result = try runner.run("run", app(.sharedView).path, "--silence", "containment.shared-view")
        XCTAssertEqual(result.status, 1)
        // The exception, how the app ended, and where in its sources.
        XCTAssertEqual(result.errorLines.count, 3, result.errors)
        XCTAssertTrue(
            result.errorLines.first?.hasPrefix(
                "*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'A view can"
            ) ?? false, result.errors)
    }
}
