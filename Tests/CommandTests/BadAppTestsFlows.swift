import Foundation
import XCTest

/// Flows and arguments that cannot be carried out with a UIKit app that is fine.
final class BadAppFlowTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    /// Checks the one line that a flow ends with.
    private func assertFlow(
        _ text: String, fails words: String, output: String = "", file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try runner.write(text, to: "f.yaml")
        let result = try runner.run(["run", BadApp.folder, "--flow", "f.yaml", "--output", "out"])
        XCTAssertEqual(result.status, 1, file: file, line: line)
        XCTAssertEqual(result.errors, "error: f.yaml\(words)\n", file: file, line: line)
        XCTAssertEqual(result.output, output, file: file, line: line)
    }

    func testFlowsThatAreNone() throws {
        try assertFlow("", fails: ": the flow is empty")
        try assertFlow(
            "hello", fails: ":1: the commands are not a list, or '---' is missing between the header and them")
        try assertFlow("- [1,2\n", fails: ":2: did not find expected ',' or ']'")
        try assertFlow("&a [*a]", fails: ":1: found undefined alias")
        try assertFlow("- shakeDevice: Go\n", fails: ":1: unknown command 'shakeDevice'")
    }

    func testArgumentsOfTheWrongType() throws {
        try assertFlow("- tapOn: [a]\n", fails: ":1: 'tapOn' needs 'text', 'id', 'index', 'point'")
        try assertFlow("- wait: soon\n", fails: ":1: 'wait' needs a number that is not negative")
        try assertFlow("- wait: .nan\n", fails: ":1: 'wait' needs a number that is not negative")
        try assertFlow(
            "- tapOn: {text: Go, index: 99999999999999999999}\n", fails: ":1: 'index' is a whole number, counted from 0"
        )
        try assertFlow(
            "- swipe: {start: a, end: b}\n", fails: ":1: a point is '50%,50%' of the screen or 'x,y' in points")
    }

    func testScreenshotsStayInTheirFolder() throws {
        for name in ["../escape", "/tmp/escape", "a/../../escape", ".", "a//b", #""a\0b""#] {
            try assertFlow(
                "- takeScreenshot: \(name)\n",
                fails: ":1: 'takeScreenshot' needs a name that stays in the folder for screenshots")
        }
        try runner.write("- takeScreenshot: a/b\n", to: "f.yaml")
        XCTAssertEqual(try runner.run("run", BadApp.folder, "--flow", "f.yaml", "--output", "out").status, 0)
        XCTAssertTrue(FileManager.default.fileExists(atPath: runner.folder.path + "/out/a/b.png"))
    }

    func testWhatIsNotOnTheScreen() throws {
        try assertFlow(
            "- tapOn: Nope\n", fails: #":1: tapOn "Nope": not on the screen; on the screen: "Go", "Label""#,
            output: "launch\n")
        try assertFlow(
            "- tapOn: {text: Go, index: 5}\n", fails: #":1: tapOn "Go" index 5: only 1 of that kind on the screen"#,
            output: "launch\n")
    }

    func testAViewOfInfiniteSizeIsNotOnTheScreen() throws {
        try runner.write("- assertVisible: Label\n", to: "f.yaml")
        let result = try runner.run(
            ["run", BadApp.folder, "--flow", "f.yaml", "--tree", "tree.json", "--screenshot", "a.png"],
            environment: ["SCRIPT": "infinite frame"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.errorLines.last,
            #"error: f.yaml:1: assertVisible "Label": not on the screen; on the screen: "Go""#)
        XCTAssertTrue(try runner.contents(of: "tree.json").contains("\"width\" : \"inf\""))
    }

    func testPointsOutsideTheScreen() throws {
        try assertFlow(
            "- tapOn: {point: \"5000,1\"}\n",
            fails: ":1: tapOn point 5000,1: outside the screen of 393 × 852 points", output: "launch\n")
        try assertFlow(
            "- swipe: {start: \"10,10\", end: \"10,-1\"}\n",
            fails: ":1: swipe to point 10,-1: outside the screen of 393 × 852 points", output: "launch\n")
    }

    func testFilesThatCannotBeWritten() throws {
        try runner.write("", to: "file")
        for option in ["--trace", "--tree", "--screenshot"] {
            let result = try runner.run(["run", BadApp.folder, option, "file/a"])
            XCTAssertEqual(result.status, 1)
            XCTAssertEqual(
                result.errors, "error: \(runner.folder.path)/file/a: cannot be written: its folder cannot be made\n")
        }
        try runner.write("- takeScreenshot: a\n", to: "f.yaml")
        XCTAssertEqual(
            try runner.run("run", BadApp.folder, "--flow", "f.yaml", "--output", "file").errors,
            "error: \(runner.folder.path)/file/a.png: cannot be written: its folder cannot be made\n")
    }

    func testWhatIsWrittenGoesThroughLinks() throws {
        for name in ["trace", "tree"] {
            try runner.write("old", to: "\(name).goal")
            try FileManager.default.createSymbolicLink(
                atPath: runner.folder.path + "/" + name, withDestinationPath: "\(name).goal")
        }
        XCTAssertEqual(try runner.run("run", BadApp.folder, "--trace", "trace", "--tree", "tree").status, 0)
        XCTAssertTrue(try runner.contents(of: "trace.goal").hasPrefix("{\"seq\":1,"))
        XCTAssertTrue(try runner.contents(of: "tree.goal").hasPrefix("{\n"))
    }

    func testTimeLimits() throws {
        for limit in ["0", "-1", "nan", "inf", "1e9"] {
            assertFails(
                try runner.run("run", "x", "--timeout=\(limit)"), status: 64,
                with: "--timeout is a number of seconds above 0")
        }
    }
}
