import Foundation
import XCTest

/// `matryoshka new` makes apps that run and whose tests pass.
final class NewCommandTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    func testTheListInCode() throws {
        try makeAndTest("Walks", template: nil, tests: 2)
        try perform(
            """
            - tapOn: "River"
            - assertVisible: "6.5 km"
            - tapOn: "Walks"
            - assertVisible: "Harbour"
            """, on: "Walks")
    }

    func testTheStoryboard() throws {
        try makeAndTest("Counter", template: "storyboard", tests: 1)
        try perform(
            """
            - tapOn: "Count"
            - tapOn: "Count"
            - assertVisible: {id: count, text: "2"}
            - tapOn: "About"
            - assertVisible: "You have tapped 2 times."
            """, on: "Counter")
    }

    func testTheContainer() throws {
        try makeAndTest("Shifts", template: "container", tests: 1)
        let result = try perform(
            """
            - assertVisible: "Good morning!"
            - tapOn: "Evening"
            - assertVisible: "Good evening!"
            """, on: "Shifts")
        XCTAssertEqual(result.output, "Morning will appear\nEvening will appear\nMorning did disappear\n")
    }

    func testEveryPlaceholderIsFilledIn() throws {
        for template in ["programmatic", "storyboard", "container"] {
            XCTAssertEqual(try runner.run("new", "Made_\(template)", "--template", template).status, 0)
        }
        for path in try XCTUnwrap(FileManager.default.subpaths(atPath: runner.folder.path)) {
            XCTAssertFalse(path.contains("__NAME__"), path)
            let text = (try? String(contentsOfFile: "\(runner.folder.path)/\(path)", encoding: .utf8)) ?? ""
            XCTAssertFalse(text.contains("__NAME__"), path)
        }
    }

    func testNamesThatAreNone() throws {
        for name in ["1st", "my-app", "Mein Programm", "é"] {
            let result = try runner.run("new", name)
            XCTAssertEqual(result.status, 64, name)
            XCTAssertTrue(result.errors.contains("is no name for an app"), result.errors)
        }
        assertFails(
            try runner.run("new", "UIKit"), status: 64, with: "'UIKit' is the name of a module that apps import")
        XCTAssertEqual(try runner.run("new", "App", "--template", "swiftui").status, 64)
    }

    func testWhatIsThereStays() throws {
        try runner.write("mine", to: "App/file")
        assertFails(
            try runner.run("new", "App"), with: "\(runner.folder.path)/App: there is something of that name already")
        XCTAssertEqual(try runner.contents(of: "App/file"), "mine")
        assertFails(
            try runner.run("new", "App/file/Inside"),
            with:
                "\(runner.folder.path)/App/file/Inside: cannot be made: \(runner.folder.path)/App/file is no folder that can be written"
        )
    }

    // MARK: Steps

    private func makeAndTest(_ name: String, template: String?, tests: Int) throws {
        let result = try runner.run(["new", name] + (template.map { ["--template", $0] } ?? []))
        XCTAssertEqual(result.status, 0, result.errors)
        let tested = try runner.run("test", name)
        XCTAssertEqual(tested.status, 0, tested.output + tested.errors)
        XCTAssertTrue(tested.output.contains("Executed \(tests) test"), tested.output)
        XCTAssertEqual(tested.errors, "")
    }

    @discardableResult private func perform(_ steps: String, on name: String) throws -> CommandResult {
        try runner.write("appId: com.example.\(name)\n---\n\(steps)\n", to: "flow.yaml")
        let result = try runner.run("run", name, "--flow", "flow.yaml", "--strict")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.errors, "")
        return result
    }
}
