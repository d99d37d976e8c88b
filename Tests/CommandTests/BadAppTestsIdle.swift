import Foundation
import XCTest

/// UIKit apps that never come to rest: those for which that is normal run, the others are named.
final class BadAppIdleTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws {
        runner = try CommandRunner()
        try runner.write("- tapOn: Go\n- assertVisible: Gone\n", to: "tap.yaml")
    }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private func errors(
        _ script: String, _ more: String..., status: Int32, file: StaticString = #filePath, line: UInt = #line
    ) throws -> String {
        let result = try runner.run(["run", BadApp.folder] + more, environment: ["SCRIPT": script])
        XCTAssertEqual(result.status, status, result.errors, file: file, line: line)
        return result.errors
    }

    func testAnEndlessAnimationIsIdleOnceNothingElseRuns() throws {
        let result = try runner.run(
            ["run", BadApp.folder, "--flow", "tap.yaml"], environment: ["SCRIPT": "spinner"])
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.output, "launch\nfaded\ngo\n")
    }

    func testATimerIsIdle() throws {
        XCTAssertEqual(try errors("timer", status: 0), "")
    }

    func testAnimationsThatFollowEachOtherWithoutEndAreNamedOnceAndGoneOnWith() throws {
        XCTAssertEqual(
            try errors("pulse", "--timeout", "5", "--flow", "tap.yaml", status: 0),
            "matryoshka: warning: Bad did not become idle within 5 s, and is gone on with: "
                + "still running: animation of UILabel: opacity\n")
    }

    func testADisplayThatAsksForTheNextIsNamed() throws {
        XCTAssertEqual(
            try errors("draws for ever", "--timeout", "30", status: 0),
            "matryoshka: warning: Bad did not become idle within 30 s, and is gone on with: "
                + "still running: display of DrawsForEver in every frame\n")
    }

    func testLayoutThatAsksForTheNextIsLeftAndReported() throws {
        XCTAssertEqual(
            try errors("lays out for ever", "--flow", "tap.yaml", status: 0),
            """
            Layout of LaysOutForEver did not settle in 100 rounds and is left as it is [layout.feedback]
                Do not call setNeedsLayout() in every layoutSubviews().

            """)
    }

    func testEndlessLoops() throws {
        for (script, more, words, function) in [
            ("endless loop", [], "it was to become idle", "Root.viewDidLoad()"),
            ("loop in a callback", ["--flow", "tap.yaml"], "touches were delivered", "Root.go()"),
        ] {
            let result = try runner.run(
                ["run", BadApp.folder, "--timeout", "3"] + more, environment: ["SCRIPT": script])
            XCTAssertEqual(result.status, 1)
            XCTAssertEqual(
                result.errorLines.first, "error: Bad did not become idle within 3 s: no answer while \(words)")
            // An empty loop is all the compiler's, and may have no line.
            let place = result.errorLines.dropFirst().first ?? ""
            XCTAssertTrue(place.hasPrefix("    \(BadApp.folder)/App.swift:"), result.errors)
            XCTAssertTrue(place.hasSuffix(": \(function)"), result.errors)
        }
    }

    func testAnInterruptEndsAnAppInAnEndlessLoop() throws {
        let process = try runner.process(["run", BadApp.folder], environment: ["SCRIPT": "endless loop"])
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The app's first print says that it runs.
        XCTAssertEqual(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self), "launch\n")
        process.interrupt()
        try output.fileHandleForWriting.close()
        // The stream ends when the last process that could write to it has ended: the app.
        XCTAssertEqual(output.fileHandleForReading.readDataToEndOfFile(), Data())
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(process.terminationStatus, SIGINT)
        let left = try FileManager.default.contentsOfDirectory(atPath: runner.folder.path)
        XCTAssertEqual(left.filter { $0.hasPrefix("matryoshka-") }, [])
    }
}
