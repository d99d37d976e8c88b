import Foundation
import XCTest

/// What UIKit apps print and read: their output is theirs, byte for byte.
final class BadAppOutputTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private func output(_ script: String, file: StaticString = #filePath, line: UInt = #line) throws -> String {
        let result = try runner.run(["run", BadApp.folder], environment: ["SCRIPT": script])
        XCTAssertEqual(result.errors, "", file: file, line: line)
        XCTAssertEqual(result.status, 0, file: file, line: line)
        return result.output
    }

    func testAHundredMegabytes() throws {
        let output = try output("much output")
        XCTAssertEqual(output.utf8.count, 7 + 100_000 * 1000)
        XCTAssertTrue(output.hasSuffix("\n" + String(repeating: "x", count: 999) + "\n"))
    }

    func testAPrintWithoutANewline() throws {
        XCTAssertEqual(try output("no newline"), "launch\nno newline")
    }

    func testPrintsOfSeveralThreadsAreWholeLinesInOrder() throws {
        let lines = try output("threads").split(separator: "\n").dropFirst()
        XCTAssertEqual(lines.count, 8000)
        for thread in 0..<8 {
            XCTAssertEqual(
                lines.filter { $0.hasPrefix("thread \(thread) ") }, (0..<1000).map { "thread \(thread) line \($0)" })
        }
    }

    func testStandardInputIsTheApps() throws {
        let process = try runner.process(["run", BadApp.folder], environment: ["SCRIPT": "standard input"])
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data("typed\n".utf8))
        try input.fileHandleForWriting.close()
        XCTAssertEqual(
            String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self), "launch\ntyped\n")
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
    }

    func testStandardErrorIsPassedThroughByteForByte() throws {
        let process = try runner.process(["run", BadApp.folder], environment: ["SCRIPT": "standard error"])
        let errors = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        XCTAssertEqual(
            errors.fileHandleForReading.readDataToEndOfFile(),
            Data([0x61, 0xff, 0x0d, 0x0a, 0x00, 0x62])
                + Data("\nFatal error: not really\nCurrent stack trace:\n0 is what I say\n1    App   0x00".utf8))
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
    }

    func testNobodyWhoReadsOnIsNothingToTell() throws {
        let process = try runner.process(["run", BadApp.folder], environment: ["SCRIPT": "much output"])
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try output.fileHandleForWriting.close()
        XCTAssertFalse(output.fileHandleForReading.availableData.isEmpty)
        try output.fileHandleForReading.close()
        XCTAssertEqual(errors.fileHandleForReading.readDataToEndOfFile(), Data())
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 128 + SIGPIPE)
    }

    func testBrokenPicturesAreNone() throws {
        let result = try runner.run(["run", BadApp.folder], environment: ["SCRIPT": "broken pictures"])
        XCTAssertEqual(result.output, "launch\nnil nil\nnil nil nil\n")
        XCTAssertEqual(result.status, 0)
        // The file that is there and no picture is named; one that is not there is the app's to look for.
        XCTAssertEqual(result.errorLines.filter { $0.hasPrefix("note: ") }.count, 1, result.errors)
        XCTAssertTrue(result.errors.contains("broken.png' cannot be decoded and is left out. [image.unreadable]"))
    }

    func testAProcessThatTheAppLeavesBehindDoesNotHoldTheCommandUp() throws {
        let process = try runner.process(["run", BadApp.folder], environment: ["SCRIPT": "leaves a child"])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
    }
}
