import Foundation
import XCTest

/// UIKit apps that crash: one line that says so, and an exit status.
final class BadAppTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws {
        runner = try CommandRunner()
        try runner.write("- tapOn: Go\n", to: "tap.yaml")
    }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    /// Checks all of standard error, with addresses and the places of the app's stack left out.
    private func assertCrash(
        _ script: String, _ words: [String], lastLine: String, taps: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let result = try runner.run(
            ["run", BadApp.folder] + (taps ? ["--flow", "tap.yaml"] : []), environment: ["SCRIPT": script])
        XCTAssertFalse(result.wasKilled, file: file, line: line)
        XCTAssertEqual(result.status, 1, file: file, line: line)
        XCTAssertEqual(result.output, taps ? "launch\ngo\n" : "launch\n", file: file, line: line)
        XCTAssertEqual(
            withoutPlaces(result).map { $0 + "\n" }.joined()
                .replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression),
            (words + ["error: Bad \(lastLine)"]).map { $0 + "\n" }.joined(), file: file, line: line)
    }

    private func withoutPlaces(_ result: CommandResult) -> [String] {
        result.errorLines.filter { !$0.hasPrefix("    /") }
    }

    private func assertTrap(
        _ script: String, _ words: String, taps: Bool = false, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try assertCrash(
            script, [words], lastLine: "crashed (\(BadApp.trap)): \(words)", taps: taps, file: file, line: line)
    }

    private func assertException(
        _ script: String, _ words: String, taps: Bool = false, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let words = "*** Terminating app due to uncaught exception \(words)"
        try assertCrash(script, [words], lastLine: "crashed (SIGABRT): \(words)", taps: taps, file: file, line: line)
    }

    func testFailuresOfSwiftAreToldWithTheirPlaceAndWithoutTheStack() throws {
        let place = "Bad/App.swift:"
        try assertTrap(
            "fatalError at launch", "\(place)\(BadApp.line(of: "fatalError(\"on purpose\")")): Fatal error: on purpose")
        try assertTrap(
            "nil at launch",
            "\(place)\(BadApp.line(of: "print(window!)")): Fatal error: "
                + "Unexpectedly found nil while unwrapping an Optional value")
        try assertTrap(
            "precondition", "\(place)\(BadApp.line(of: "must be empty")): Precondition failed: must be empty")
        try assertTrap(
            "crash in a thread", "\(place)\(BadApp.line(of: "in a thread\")")): Fatal error: in a thread")
        try assertTrap(
            "crash in a callback", "\(place)\(BadApp.line(of: "in a callback\")")): Fatal error: in a callback",
            taps: true)
    }

    func testAnExceptionOfAnotherThread() throws {
        try assertException("exception in a thread", "'NSGenericException', reason: 'off the main thread'")
    }

    func testAFailureOfTwoLines() throws {
        let first = "Bad/App.swift:\(BadApp.line(of: "one\\ntwo")): Fatal error: one"
        try assertCrash("fatalError of two lines", [first, "two"], lastLine: "crashed (\(BadApp.trap)): \(first)")
    }

    func testAnIndexOutOfRange() throws {
        for (script, taps) in [("crash in a task", false), ("index in a callback", true)] {
            let result = try runner.run(
                ["run", BadApp.folder] + (taps ? ["--flow", "tap.yaml"] : []), environment: ["SCRIPT": script])
            XCTAssertEqual(result.status, 1)
            let lines = withoutPlaces(result)
            XCTAssertEqual(lines.count, 2, result.errors)
            XCTAssertTrue(result.errorLines.first?.hasSuffix(": Fatal error: Index out of range") ?? false)
            XCTAssertTrue(
                lines.last?.hasPrefix("error: Bad crashed (\(BadApp.trap)): \(result.errorLines[0])")
                    ?? false,
                result.errors)
        }
    }

    func testAWrongCast() throws {
        let words = "Could not cast value of type 'Swift.Int' (0x…) to 'Swift.String' (0x…)."
        try assertCrash("wrong cast", [words], lastLine: "crashed (SIGABRT): \(words)")
    }

    func testTheStackIsThereForWhoeverAsksForIt() throws {
        let result = try runner.run(
            ["run", BadApp.folder], environment: ["SCRIPT": "fatalError at launch", "SWIFT_BACKTRACE": "enable=no"])
        XCTAssertTrue(result.errors.contains("\nCurrent stack trace:\n0 "), result.errors)
    }

    func testSignals() throws {
        try assertCrash("abort", [], lastLine: "crashed (SIGABRT): Aborted (SIGABRT)")
        try assertCrash("kill", [], lastLine: "was ended by SIGKILL")
        try assertCrash(
            "recursion", [],
            lastLine: "crashed (SIGSEGV): The stack overflowed: recurse(_:) calls itself without end (SIGSEGV)")
    }

    func testAppsThatExit() throws {
        try assertCrash("exit", [], lastLine: "ended with status 3 while it was to become idle")
        try assertCrash("exit with success", [], lastLine: "ended with status 0 while it was to become idle")
        try assertCrash(
            "exit in a callback", [], lastLine: "ended with status 4 while touches were delivered", taps: true)
    }

    func testExceptionsInUIKitsWords() throws {
        try assertException(
            "no root",
            "'NSInternalInconsistencyException', reason: 'Application windows are expected to have a root view controller "
                + "at the end of application launch'")
        try assertException(
            "no number",
            "'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 315.0]. Layer: <CALayer: 0x…>, "
                + "delegate: <UILabel: 0x…>'")
        try assertException(
            "missing method",
            "'NSInvalidArgumentException', reason: '-[Bad.Root nothing:]: unrecognized selector sent to instance 0x…'",
            taps: true)
        try assertException(
            "missing key",
            "'NSUnknownKeyException', reason: '[<Bad.Root: 0x…> setValue:forUndefinedKey:]: this class is not key value "
                + "coding-compliant for the key nothing.'", taps: true)
    }
}
