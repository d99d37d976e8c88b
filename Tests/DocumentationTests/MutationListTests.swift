import Foundation
import XCTest

/// Whether `Documentation/ModelTest.md` has a row for each mutation of `Scripts/mutations.sh`.
final class MutationListTests: XCTestCase {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    func testEveryMutationAppliesAndHasItsRow() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [Self.repository.appendingPathComponent("Scripts/mutations.sh").path, "--list"]
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let listed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, said)

        let page = try String(
            contentsOf: Self.repository.appendingPathComponent("Documentation/ModelTest.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^\| (\d+) \| ([^|]+) \|/).map { "\($0.1) \($0.2)" }
        }
        XCTAssertFalse(rows.isEmpty)
        XCTAssertEqual(listed.split(separator: "\n").map(String.init), rows)
    }
}
