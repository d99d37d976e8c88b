import Foundation
import XCTest

@testable import Projects

/// Shared schemes and test plans.
final class XcodeSchemeTests: XCTestCase {
    private static func testable(_ name: String, skipped: String = "NO", tests: String = "") -> String {
        """
        <TestableReference skipped="\(skipped)">
          <BuildableReference BlueprintIdentifier="ID-\(name)" BlueprintName="\(name)"
            ReferencedContainer="container:Kit.xcodeproj"/>
          \(tests)
        </TestableReference>
        """
    }

    private var folder: TemporaryFolder!

    override func tearDown() { folder = nil }

    private func schemes(_ body: String, plans: [String: String] = [:]) throws -> [XcodeScheme] {
        folder = try TemporaryFolder(plans)
        try folder.write(
            "Kit.xcodeproj/xcshareddata/xcschemes/Kit.xcscheme", "<?xml version=\"1.0\"?>\n<Scheme>\(body)</Scheme>")
        return try XcodeScheme.shared(in: [folder.file("Kit.xcodeproj")])
    }

    func testTheTargetsOfATestAction() throws {
        let found = try schemes(
            """
            <TestAction><MacroExpansion><BuildableReference BlueprintName="Kit"/></MacroExpansion><Testables>
            \(Self.testable("A", tests: "<SkippedTests><Test Identifier=\"X/testOne()\"/></SkippedTests>"))
            \(Self.testable("B", skipped: "YES"))
            \(Self.testable("C", tests: "<SelectedTests><Test Identifier=\"Y\"/></SelectedTests>"))
            </Testables></TestAction>
            <LaunchAction><BuildableProductRunnable><BuildableReference BlueprintIdentifier="I" BlueprintName="Demo"/>
            </BuildableProductRunnable></LaunchAction>
            """)
        XCTAssertEqual(found.map(\.name), ["Kit"])
        XCTAssertEqual(found[0].app?.name, "Demo")
        XCTAssertEqual(try found[0].tests().map(\.target.name), ["A", "C"])
        XCTAssertEqual(try found[0].tests().map(\.selection.skipped), [["X/testOne()"], []])
        XCTAssertEqual(try found[0].tests().map(\.selection.selected), [nil, ["Y"]])
        XCTAssertEqual(try found[0].tests()[0].target.project, folder.file("Kit.xcodeproj"))
    }

    func testTheDefaultPlanSaysWhatIsTested() throws {
        let plan = """
            {"version": 1, "testTargets": [
              {"target": {"containerPath": "container:Kit.xcodeproj", "identifier": "1", "name": "A"},
               "skippedTests": ["X/testOne()"]},
              {"enabled": false, "target": {"name": "B"}},
              {"target": {"name": "C"}, "selectedTests": ["Y"]}]}
            """
        let found = try schemes(
            """
            <TestAction><TestPlans><TestPlanReference reference="container:Other.xctestplan"/>
            <TestPlanReference reference="container:Plans/All.xctestplan" default="YES"/></TestPlans></TestAction>
            """, plans: ["Plans/All.xctestplan": plan, "Other.xctestplan": "{\"testTargets\": []}"])
        XCTAssertEqual(try found[0].tests().map(\.target.name), ["A", "C"])
        XCTAssertEqual(try found[0].tests().map(\.selection.skipped), [["X/testOne()"], []])
        XCTAssertEqual(try found[0].tests().map(\.selection.selected), [nil, ["Y"]])
    }

    func testAPlanNamesSuitesAndTestCasesInObjects() throws {
        let plan = """
            {"version": 1, "testTargets": [
              {"target": {"name": "A"}, "selectedTests": {
                "suites": [{"name": "Menu", "testFunctions": ["opens()", "closes(after:)"]}, {"name": "Whole"},
                  {"name": "Outer", "suites": [{"name": "Inner", "testFunctions": ["works()"]}]}],
                "testFunctions": ["free()"],
                "xctestClasses": [{"name": "X", "xctestMethods": ["testOne()"]}, {"name": "Y"}]}},
              {"target": {"name": "B"}, "skippedTests": {"suites": [{"name": "Slow"}]}}]}
            """
        let found = try schemes(
            """
            <TestAction><TestPlans><TestPlanReference reference="container:P.xctestplan"/></TestPlans></TestAction>
            """, plans: ["P.xctestplan": plan])
        let tests = try found[0].tests()
        XCTAssertEqual(
            tests[0].selection.selected,
            ["Menu/opens()", "Menu/closes(after:)", "Whole", "Outer/Inner/works()", "X/testOne()", "Y", "free()"])
        XCTAssertEqual(tests[0].selection.skipped, [])
        XCTAssertEqual(tests[1].selection.skipped, ["Slow"])
        XCTAssertNil(tests[1].selection.selected)
    }

    func testASelectionTakesWhatItNames() {
        var selection = SchemeSelection()
        selection.selected = ["Menu/opens()", "Whole", "free()", "X/testOne"]
        selection.skipped = ["Whole/Inner"]
        let tests: [(test: String, of: String, isTaken: Bool)] = [
            ("opens()", "Menu", true), ("closes()", "Menu", false), ("any()", "Whole", true), ("any()", "Whol", false),
            ("any()", "Whole/Outer", true), ("any()", "Whole/Inner", false), ("any()", "Whole/Inner/Deep", false),
            ("free()", "", true), ("other()", "", false), ("testOne", "X", true), ("testTwo", "X", false),
        ]
        for (test, suite, isTaken) in tests {
            XCTAssertEqual(selection.takes(test, of: suite), isTaken, "\(suite)/\(test)")
        }
    }

    func testAPlanWithAnotherFormOfSelectionIsRefused() throws {
        XCTAssertThrowsError(
            try schemes(
                "<TestAction><TestPlans><TestPlanReference reference=\"container:P.xctestplan\"/></TestPlans></TestAction>",
                plans: ["P.xctestplan": #"{"testTargets": [{"target": {"name": "A"}, "selectedTests": "all"}]}"#]
            ).first?.tests()
        ) { error in
            XCTAssertEqual("\(error)", "P.xctestplan: not a test plan")
        }
    }

    func testAPlanThatIsNoneSaysWhere() throws {
        XCTAssertThrowsError(
            try schemes(
                "<TestAction><TestPlans><TestPlanReference reference=\"container:P.xctestplan\"/></TestPlans></TestAction>",
                plans: ["P.xctestplan": "{\n\"testTargets\": nothing}"]
            ).first?.tests()
        ) { error in
            XCTAssertEqual("\(error)", "P.xctestplan:2: malformed JSON: unexpected 'n'")
        }
    }
}
