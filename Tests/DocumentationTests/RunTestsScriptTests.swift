import Foundation
import XCTest

/// Whether `Scripts/run-tests.sh` lets a run of no test fail.
final class RunTestsScriptTests: XCTestCase {
    private func status(of command: String...) throws -> Int32 {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = root.appendingPathComponent("Scripts/run-tests.sh")
        process.arguments = command
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
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
}
