import Foundation
import XCTest

/// Whether `Documentation/ModelTest.md` has a row for each mutation of `Scripts/mutations.sh`, which writes them.
final class MutationListTests: XCTestCase {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let page = repository.appendingPathComponent("Documentation/ModelTest.md")

    /// What the script prints, which has to succeed.
    private func script(_ arguments: String..., page: URL = page) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [Self.repository.appendingPathComponent("Scripts/mutations.sh").path] + arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["MUTATION_PAGE": page.path]) { _, new in new }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let listed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, said)
        return listed
    }

    /// The number and the name in each row of a table.
    private func rows(of page: String) -> [String] {
        page.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^\| (\d+) \| ([^|]+) \|/).map { "\($0.1) \($0.2)" }
        }
    }

    func testEveryMutationAppliesAndHasItsRow() throws {
        let rows = rows(of: try String(contentsOf: Self.page, encoding: .utf8))
        XCTAssertFalse(rows.isEmpty)
        XCTAssertEqual(try script("--list").split(separator: "\n").map(String.init), rows)
    }

    func testShardsHaveAllMutationsOnce() throws {
        let shards =
            try script("--list", "--shard", "1/3") + script("--list", "--shard", "2/3")
            + script("--list", "--shard", "3/3")
        XCTAssertEqual(shards, try script("--list"))
    }

    func testRowsAreWrittenInTheListsOrderAndOthersStay() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rows-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (page, printed) = (folder.appendingPathComponent("page.md"), folder.appendingPathComponent("rows"))
        let names = try script("--list").split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst() }
        var text = """
            # Page
            <!-- Scripts/mutations.sh --write wrote the rows -->

            | 1 | \(names[1]) | the views | 12 | 1 |
            | 2 | A mutation that is no more | the views | 13 | 1 |

            <!-- the end of the rows -->
            After.

            """
        try text.write(to: page, atomically: true, encoding: .utf8)
        try "| 3 | \(names[2]) | **nothing** | 400 | 7 |\n| 1 | \(names[0]) | the layers | 5 | 7 |\n"
            .write(to: printed, atomically: true, encoding: .utf8)
        _ = try script("--take", printed.path, page: page)

        text = try String(contentsOf: page, encoding: .utf8)
        XCTAssertEqual(rows(of: text), zip(1..., names).map { "\($0) \($1)" })
        XCTAssertTrue(text.contains("| 1 | \(names[0]) | the layers | 5 | 7 |"))
        XCTAssertTrue(text.contains("| 2 | \(names[1]) | the views | 12 | 1 |"))
        XCTAssertTrue(text.contains("| 3 | \(names[2]) | **nothing** | 400 | 7 |"))
        XCTAssertTrue(text.contains("| 4 | \(names[3]) | **not run yet** | — | — |"))
        XCTAssertTrue(text.contains("\nFound: 2 of \(names.count); not found: 3 4 5 "))
        XCTAssertTrue(text.hasPrefix("# Page\n") && text.hasSuffix("\nAfter.\n"))
    }

    func testThePageIsAsTheScriptWritesIt() throws {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).md")
        try FileManager.default.copyItem(at: Self.page, to: copy)
        defer { try? FileManager.default.removeItem(at: copy) }
        _ = try script("--take", "/dev/null", page: copy)
        XCTAssertEqual(
            try String(contentsOf: copy, encoding: .utf8), try String(contentsOf: Self.page, encoding: .utf8))
    }

    /// The number changes with each mutation that is added, and nobody thinks of the prose then.
    func testNoProseCountsTheMutations() throws {
        let documentation = Self.repository.appendingPathComponent("Documentation")
        let pages = try FileManager.default.contentsOfDirectory(atPath: documentation.path)
            .filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
        for page in ["Makefile", "README.md", "CONTRIBUTING.md"] + pages {
            let text = try String(contentsOf: Self.repository.appendingPathComponent(page), encoding: .utf8)
            let count = /(?i)(\d|twenty|thirty|forty|fifty)[-\w]* +mutations/
            XCTAssertNil(text.firstMatch(of: count).map { String($0.0) }, page)
        }
    }
}
