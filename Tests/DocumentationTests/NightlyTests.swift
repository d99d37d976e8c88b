import Foundation
import XCTest

/// Whether `Documentation/Nightly.md` has a result of each part of `make nightly`, none older than 200 commits.
final class NightlyTests: XCTestCase {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func page() throws -> String {
        try String(contentsOf: Self.repository.appendingPathComponent("Documentation/Nightly.md"), encoding: .utf8)
    }

    func testEachPartHasItsResult() throws {
        let rows = NightlyPage(try page()).rows
        XCTAssertEqual(rows.map(\.part), ["models", "mutations", "address", "thread"])
        for row in rows {
            XCTAssertNotNil(row.commit, "\(row.part) was run on no commit: make nightly, in a clone")
        }
    }

    func testNoResultIsOld() throws {
        let history = try CommitHistory(Self.repository)
        if let reason = history.reasonItIsUnknown { throw XCTSkip("the age of results is unknown: \(reason)") }
        for row in NightlyPage(try page()).rows {
            guard let commit = row.commit else { continue }
            guard let age = history.commits(since: commit) else {
                XCTFail("\(row.part) was run on \(commit), which is not in this history: make nightly")
                continue
            }
            XCTAssertLessThanOrEqual(age, 200, "\(row.part) was run \(age) commits ago: make nightly")
        }
    }

    func testRowsAreRead() {
        let page = NightlyPage(
            """
            | Part | Commit | Date | Result |
            |-|-|-|-|
            | models | 0123456789 | 2026-11-22 | passed: 8 of 8 runs agree |
            | thread | 89abcdef01 and changes | 2026-11-22 | failed: did not run to the end |
            | address | no commit | 2026-11-22 | passed: 7 tests |
            """)
        XCTAssertEqual(page.rows.map(\.part), ["models", "thread", "address"])
        XCTAssertEqual(page.rows.map(\.commit), ["0123456789", "89abcdef01", nil])
    }

    // MARK: Histories

    func testTheAgeIsCountedInCommits() throws {
        let clone = try Repository(commits: 3)
        let history = try CommitHistory(clone.folder)
        XCTAssertNil(history.reasonItIsUnknown)
        XCTAssertEqual(history.commits(since: try clone.git("rev-parse", "--short=10", "HEAD~2")), 2)
        XCTAssertNil(history.commits(since: "0123456789"))
    }

    func testAShallowCloneSaysThatItIsOne() throws {
        let source = try Repository(commits: 3)
        let clone = try Repository(cloning: source, depth: 1)
        XCTAssertEqual(try CommitHistory(clone.folder).reasonItIsUnknown, "this is a shallow clone")
    }

    func testACopyWithoutAHistorySaysSo() throws {
        let outer = try Repository(commits: 1)
        let copy = outer.folder.appendingPathComponent("copy")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        XCTAssertEqual(try CommitHistory(copy).reasonItIsUnknown, "this is no clone")
        let temporary = FileManager.default.temporaryDirectory
        XCTAssertEqual(try CommitHistory(temporary).reasonItIsUnknown, "this is no clone")
    }
}
