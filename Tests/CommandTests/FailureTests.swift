import Foundation
import XCTest

/// Apps that crash, hang or lie: one line that says so, and an exit status.
final class FailureTests: XCTestCase {
    private var runner: CommandRunner!
    private let app = ScriptedApp.shared

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private func lastError(
        _ script: String, _ more: String..., file: StaticString = #filePath, line: UInt = #line
    ) throws -> String {
        try runner.write("- tapOn: Menu\n", to: "tap.yaml")
        let arguments = ["run", app, "--flow", "tap.yaml"] + more
        let process = try runner.process(arguments, environment: ["SCRIPT": script])
        let errors = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .exit, file: file, line: line)
        XCTAssertEqual(process.terminationStatus, 1, file: file, line: line)
        XCTAssertFalse(text.contains("Stack dump") || text.contains("Thread 0"), text, file: file, line: line)
        return text.split(separator: "\n").last { $0.hasPrefix("error: ") }.map(String.init) ?? ""
    }

    func testACrashIsToldWithItsReason() throws {
        let error = try lastError("crashes")
        XCTAssertTrue(error.hasPrefix("error: Scripted crashed (SIG"), error)
        XCTAssertTrue(error.hasSuffix("Fatal error: on purpose"), error)
    }

    func testAnUncaughtExceptionIsToldInUIKitsWords() throws {
        XCTAssertEqual(
            try lastError("raises"),
            "error: Scripted crashed (SIGABRT): *** Terminating app due to uncaught exception 'X', reason: 'why'")
    }

    func testAnAppThatExits() throws {
        XCTAssertEqual(
            try lastError("exits early"), "error: Scripted ended with status 3 before it reached UIApplicationMain")
        XCTAssertEqual(
            try lastError("exits"), "error: Scripted ended with status 4 while touches were delivered")
    }

    func testAnAppThatHangs() throws {
        XCTAssertEqual(
            try lastError("hangs", "--timeout", "0.5"),
            "error: Scripted did not become idle within 0.5 s: no answer while it was to become idle")
        XCTAssertEqual(
            try lastError("never connects", "--timeout", "0.5"),
            "error: Scripted did not reach UIApplicationMain within 0.5 s")
    }

    func testAnAppThatIsNeverIdleIsGoneOnWith() throws {
        try runner.write("- tapOn: Menu\n", to: "tap.yaml")
        let result = try runner.run(
            ["run", app, "--flow", "tap.yaml", "--timeout", "5"], environment: ["SCRIPT": "never idle"])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.errors,
            "err 1\nmatryoshka: warning: Scripted did not become idle within 5 s, and is gone on with: "
                + "still running: UIView.animate on UILabel\n")
    }

    func testAnAppThatDoesNotSpeakTheProtocol() throws {
        let start = "error: Scripted and its display do not understand each other: "
        XCTAssertTrue(try lastError("garbage").hasPrefix(start + "a message could not be read"))
        XCTAssertEqual(
            try lastError("old version"),
            start + "the app speaks version 0 of the display protocol and the display version 3: build both anew")
        XCTAssertEqual(try lastError("bad tree"), start + "its tree cannot be read")
    }

    func testAnInterruptEndsTheAppToo() throws {
        try assertEndsWithTheApp(by: SIGINT)
    }

    func testQuittingIsQuiet() throws {
        try assertEndsWithTheApp(by: SIGQUIT)
    }

    private func assertEndsWithTheApp(by signal: Int32) throws {
        let process = try runner.process(["run", app], environment: ["SCRIPT": "hangs"])
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // The app's first print says that it runs.
        XCTAssertEqual(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self), "out 1\n")
        kill(process.processIdentifier, signal)
        try output.fileHandleForWriting.close()
        try errors.fileHandleForWriting.close()
        // The stream ends when the last process that could write to it has ended: the app, which sleeps forever.
        XCTAssertEqual(output.fileHandleForReading.readDataToEndOfFile(), Data())
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(process.terminationStatus, signal)
        // What the app said may be lost with it; nobody else says anything.
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        XCTAssertTrue(["", "err 1\n"].contains(words), words)
    }

    func testAFailedStepNamesWhatIsOnTheScreenAndStillWritesTheEndState() throws {
        try runner.write("appId: a\n---\n- assertVisible: One\n- tapOn: \"Settings\"\n", to: "menu.yaml")
        let result = try runner.run("run", app, "--flow", "menu.yaml", "--tree", "tree.json", "--trace", "trace.jsonl")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.errorLines.last,
            #"error: menu.yaml:4: tapOn "Settings": not on the screen; on the screen: "Menu" (id menu), "One""#)
        XCTAssertTrue(FileManager.default.fileExists(atPath: runner.folder.path + "/tree.json"))
        XCTAssertTrue(try runner.contents(of: "trace.jsonl").contains("viewDidLoad"))
    }

    func testPicturesThatCannotBeWritten() throws {
        try runner.write("", to: "file")
        let result = try runner.run("run", app, "--screenshot", "file/a.png")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.errorLines.last,
            "error: \(runner.folder.path)/file/a.png: cannot be written: its folder cannot be made")
    }
}
