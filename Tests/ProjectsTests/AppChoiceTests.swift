import ProjectFixtures
import XCTest

@testable import Projects

/// Which app is meant where a project has several.
final class AppChoiceTests: XCTestCase {
    private typealias Target = XcodeProjectText.Target

    private func folder(
        _ targets: [Target], schemes: [String: String] = [:], _ sources: [String: String] = [:]
    ) throws -> TemporaryFolder {
        var files = Dictionary(targets.flatMap(\.sources).map { ($0, "") }) { first, _ in first }
        files.merge(sources) { $1 }
        files["Shop.xcodeproj/project.pbxproj"] = XcodeProjectText(targets).text
        for (name, target) in schemes {
            files["Shop.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"] = schemeText(running: target)
        }
        return try TemporaryFolder(files)
    }

    private let two = [Target("One", sources: ["1.swift"]), Target("Two", sources: ["2.swift"])]

    func test_theSharedSchemeDecides() throws {
        let app = try folder(two, schemes: ["Store": "Two"]).load()
        XCTAssertEqual(app.name, "Two")
        XCTAssertEqual(
            app.messages,
            [
                "Shop.xcodeproj: note: 'Two' is taken, which the shared scheme 'Store' runs; --target chooses another: One"
            ])
    }

    func test_withoutAnythingElseTheFirstIsTaken() throws {
        let app = try folder(two, schemes: ["A": "One", "B": "Two"]).load()
        XCTAssertEqual(app.name, "One")
        XCTAssertEqual(
            app.messages,
            ["Shop.xcodeproj: note: 'One' is taken, the first of the project's apps; --target chooses another: Two"])
    }

    func test_anAppThatStartsInObjectiveCIsNotTaken() throws {
        let app = try folder([Target("Shop", sources: ["main.m", "Row.swift"]), Target("Two", sources: ["2.swift"])])
            .load()
        XCTAssertEqual(app.name, "Two")
    }

    func test_aSchemesNameIsAName() throws {
        let folder = try folder(two, schemes: ["A": "One", "B": "Two", "C": "Gone"])
        let app = try folder.load(target: "B")
        XCTAssertEqual(app.name, "Two")
        XCTAssertEqual(app.messages, [])
        XCTAssertEqual(
            folder.failure(target: "C"), "Shop.xcodeproj: no app target 'C'; choose one of: One, Two")
    }

    func test_theAppThatCanBeCompiledIsTaken() throws {
        let app = try folder(
            [
                Target("Old", sources: ["main.m"]), Target("New", sources: ["New.swift"]),
                Target("Newest", sources: ["Newest.swift"]),
            ], schemes: ["Old": "Old"],
            ["Newest.swift": "import SwiftUI\n@main\nstruct Newest: App { var body: some Scene { fatalError() } }\n"]
        ).load()
        XCTAssertEqual(app.name, "New")
        XCTAssertEqual(
            app.messages,
            [
                "Shop.xcodeproj: note: 'New' is taken, the only app of Swift and UIKit; --target chooses another: Old, Newest"
            ])
    }

    func test_theProjectsNameDecidesLast() throws {
        let app = try folder(two + [Target("Shop", sources: ["3.swift"])]).load()
        XCTAssertEqual(app.name, "Shop")
        XCTAssertEqual(
            app.messages,
            ["Shop.xcodeproj: note: 'Shop' is taken, whose name is the project's; --target chooses another: One, Two"])
    }

    func test_aNameNeedsNoNote() throws {
        XCTAssertEqual(try folder(two).load(target: "One").messages, [])
    }
}
