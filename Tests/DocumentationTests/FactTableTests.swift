import Foundation
import XCTest

/// Whether `Documentation/Facts.md` says what the tests and sources say.
final class FactTableTests: XCTestCase {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let documentation = repository.appendingPathComponent("Documentation")

    func testTheTableIsUpToDate() throws {
        let text = try String(contentsOf: Self.documentation.appendingPathComponent("Facts.tsv"), encoding: .utf8)
        let table = FactTable(list: FactList(text: text), evidence: try FactEvidence(repository: Self.repository))
        for problem in table.problems { XCTFail(problem) }
        let file = Self.documentation.appendingPathComponent("Facts.md")
        if ProcessInfo.processInfo.environment["MATRYOSHKA_WRITE_FACTS"] != nil {
            try table.markdown.write(to: file, atomically: true, encoding: .utf8)
        }
        let committed = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        XCTAssertTrue(committed == table.markdown, "Documentation/Facts.md is out of date: run `make facts`")
    }

    private let listed = """
        # 1\tLinks
        1.01\tA\tone
        1.02\tD\ttwo
        1.03\tC\tthree\twaits\tNeeds time.
        1.04\tC\tfour\tdiffers\tOn purpose.
        # 15\tConflicts
        15.1\tchoice\tfive
        # later\t
        5.01-5.03\tcontainers
        """
    private let tested = [
        "final class ATests: XCTestCase {", "    func test_1_01_a() {}", "    func test_1_02_b() throws {}",
        "    func test_1_02_c() {}", "    func test_1_04_d() {}", "    func test_5_03_e() {}", "}",
    ]
    private let marked = ["    // Choice (1.02, 15.1): this one."]

    private func table(
        list: String? = nil, tests: [String]? = nil, marks: [String]? = nil
    ) -> FactTable {
        var evidence = FactEvidence()
        evidence.readTests((tests ?? tested).joined(separator: "\n"))
        evidence.readMarks((marks ?? marked).joined(separator: "\n"), path: "Sources/A/B.swift")
        return FactTable(list: FactList(text: list ?? listed), evidence: evidence)
    }

    func testATableWithoutProblems() {
        let table = table()
        XCTAssertEqual(table.problems, [])
        let lines = table.markdown.split(separator: "\n").map(String.init)
        for line in [
            "| 1 Links | 4 | 1 | 1 | 1 | 1 |", "| 15 Conflicts | 1 | 0 | 1 | 0 | 0 |", "| All | 5 | 1 | 2 | 1 | 1 |",
            "| 1.01 | one | A | `ATests.test_1_01_a` | holds |",
            "| 1.02 | two | D | `ATests.test_1_02_b`<br>`ATests.test_1_02_c` | holds by choice: [B.swift](../Sources/A/B.swift) |",
            "| 1.03 | three | C |  | waits: Needs time. |",
            "| 1.04 | four | C | `ATests.test_1_04_d` | differs: On purpose. |",
            "| 15.1 | five |  |  | holds by choice: [B.swift](../Sources/A/B.swift) |",
            "Not listed yet: 5.01 to 5.03 (containers). Tests there are already for 5.03.",
        ] {
            XCTAssertTrue(lines.contains(line), line)
        }
    }

    func testAFactWithoutTestAndReason() {
        XCTAssertEqual(
            table(tests: tested.filter { !$0.contains("1_01") }).problems,
            ["1.01 has neither a test nor a reason in Facts.tsv: one"])
    }

    func testATestOfNoFact() {
        for name in ["test_1_05_x", "test_1_1_x", "test_5_04_x", "test_17_01_x"] {
            XCTAssertEqual(
                table(tests: tested + ["    func \(name)() {}"]).problems,
                ["ATests.\(name) names a fact that does not exist"])
        }
    }

    func testReasonsThatAreOutOfDate() {
        XCTAssertEqual(
            table(tests: tested + ["func test_1_03_x() {}"]).problems,
            ["1.03 is listed as waiting, but there is ATests.test_1_03_x"])
        XCTAssertEqual(
            table(tests: tested.filter { !$0.contains("1_04") }).problems,
            ["1.04 is listed as different, but no test shows how"])
    }

    func testMarks() {
        XCTAssertEqual(
            table(marks: []).problems,
            [
                "1.02 is to be marked in one place of the sources, not in 0 ",
                "15.1 is to be marked in one place of the sources, not in 0 ",
            ])
        XCTAssertEqual(
            table(marks: marked + ["// Choice (1.02): again."]).problems,
            ["1.02 is to be marked in one place of the sources, not in 2 Sources/A/B.swift:1, Sources/A/B.swift:2"])
        XCTAssertEqual(
            table(marks: marked + ["/// Rather so (choice 1.02)."]).problems,
            ["Sources/A/B.swift:2: write `// Choice (2.30): what was chosen.`"])
        XCTAssertEqual(
            table(marks: marked + ["// Choice (1.05): no."]).problems, ["Sources/A/B.swift:2: there is no fact 1.05"])
        let detailed = table(marks: marked + ["/// Choice (1.01): a detail.", "// Choice (1.01): another."])
        XCTAssertEqual(detailed.problems, [])
        XCTAssertTrue(
            detailed.markdown.contains("| holds; a detail by choice: [B.swift](../Sources/A/B.swift) |"))
        XCTAssertEqual(
            table(marks: marked + ["// Choice (1.1): no."]).problems,
            ["Sources/A/B.swift:2: 1.1 is no number of a fact"])
    }

    func testLinesThatAreNoFacts() {
        for line in ["1.1\tA\tone", "1.09\tE\tnine", "1.09\tA", "1.09\tA\tnine\tmaybe\tNo.", "nonsense"] {
            XCTAssertEqual(
                table(list: "# 1\tLinks\n\(line)\n" + listed).problems,
                ["Facts.tsv:2: not a fact, a range or a heading: \(line)"])
        }
        XCTAssertEqual(
            table(list: listed + "\n# 1b\tMore\n1.01\tA\tagain").problems, ["Facts.tsv:11: 1.01 is listed twice"])
    }
}
