import Foundation
import XCTest

/// Whether `Scripts/run-tests.sh` lets a run of no test fail, and what stands at the end of what it prints.
final class RunTestsScriptTests: XCTestCase {
    private func status(of command: String...) throws -> Int32 { try run(command).status }

    private func run(_ command: [String]) throws -> (output: String, status: Int32) {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = root.appendingPathComponent("Scripts/run-tests.sh")
        process.arguments = command
        process.currentDirectoryURL = root
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }

    func testARunOfNoTestFails() throws {
        XCTAssertEqual(try status(of: "true"), 1)
        XCTAssertEqual(try status(of: "echo", "Executed 0 tests, with 0 failures (0 unexpected)"), 1)
    }

    func testARunOfTestsEndsAsTheyDo() throws {
        XCTAssertEqual(try status(of: "echo", "Executed 1 test, with 0 failures (0 unexpected)"), 0)
        XCTAssertEqual(try status(of: "echo", "Executed 20 tests, with 1 test skipped and 0 failures"), 0)
        XCTAssertEqual(try status(of: "sh", "-c", "echo 'Executed 20 tests, with 3 failures'; exit 3"), 3)
    }

    func testWhatFailedStandsAtTheEnd() throws {
        let log = """
            Test Case 'MenuTests.testA' started at 2026-11-22 20:40:04.897
            /a b/Menu.swift:6: error: MenuTests.testA : XCTAssertEqual failed: ("2") is not equal to ("3") - a: b
            Test Case 'MenuTests.testA' failed (0.001 seconds)
            <EXPR>:0: error: RunTestsScriptTests.testARunOfNoTestFails : threw error "Broken"
            \t Executed 4 tests, with 2 failures (1 unexpected) in 0.002 (0.002) seconds
            Test Case 'MenuTests.testB' started at 2026-11-22 20:40:04.897
            error: Exited with unexpected signal code 4
            """
        let result = try run(["sh", "-c", "printf '%b\\n' \"$1\"; exit 1", "sh", log])
        XCTAssertEqual(result.status, 1)
        let lines = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
        let line = try XCTUnwrap(lines.firstIndex { $0.contains("func testARunOfNoTestFails") }) + 1
        XCTAssertEqual(
            result.output.components(separatedBy: "\n").suffix(6),
            [
                "Failed tests:",
                "    /a b/Menu.swift:6: MenuTests.testA: XCTAssertEqual failed: (\"2\") is not equal to (\"3\") - a: b",
                "    Tests/DocumentationTests/RunTestsScriptTests.swift:\(line): RunTestsScriptTests.testARunOfNoTestFails: "
                    + "threw error \"Broken\"",
                "    MenuTests.testB: began and did not end",
                "\t Executed 4 tests, with 2 failures (1 unexpected) in 0.002 (0.002) seconds", "",
            ])
    }
}
