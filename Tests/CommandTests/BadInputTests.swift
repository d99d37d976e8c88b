import Foundation
import XCTest

/// What cannot be built or performed at all: exactly one line, before anything runs.
final class BadInputTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    func testAMissingPath() throws {
        assertFails(try runner.run("run", "nowhere"), with: "nowhere: no such file or folder")
    }

    func testAFolderWithoutAnApp() throws {
        try runner.write("text", to: "empty/notes.txt")
        assertFails(
            try runner.run("run", "empty"), with: "no app in empty: no Xcode project and no Swift files")
    }

    func testAnUnknownDeviceIsAnsweredWithTheKnownOnes() throws {
        let result = try runner.run("run", "x", "--device", "Nokia")
        XCTAssertEqual(result.status, 64)
        XCTAssertEqual(result.errorLines.count, 1)
        XCTAssertTrue(result.errors.hasPrefix("error: unknown device 'Nokia'; there are: iPhone 15, "), result.errors)
    }

    func testAnUnknownDisplay() throws {
        assertFails(
            try runner.run("run", "x", "--display", "cinema"), status: 64,
            with: "there is no display 'cinema'; only 'none'")
    }

    func testATimeLimitOfNothing() throws {
        assertFails(
            try runner.run("run", "x", "--timeout", "0"), status: 64,
            with: "--timeout is a number of seconds above 0")
    }

    func testArgumentsThatDoNotExist() throws {
        let result = try runner.run("run", "x", "--flwo", "a")
        XCTAssertEqual(result.status, 64)
        XCTAssertTrue(result.errors.contains("Unknown option '--flwo'"), result.errors)
    }

    func testAMistakeInAFlowIsToldBeforeTheBuild() throws {
        try runner.write("appId: a\n---\n- tapon: \"Menu\"\n", to: "menu.yaml")
        assertFails(
            try runner.run("run", "nowhere", "--flow", "menu.yaml"),
            with: "menu.yaml:3: unknown command 'tapon' (did you mean 'tapOn'?)")
    }

    func testAMissingFlow() throws {
        assertFails(try runner.run("run", "nowhere", "--flow", "no.yaml"), with: "no.yaml: no such file")
    }

    func testSourceThatIsNotText() throws {
        try runner.write("", to: "App/a.swift")
        try Data([0xff, 0xfe, 0x00]).write(to: runner.folder.appendingPathComponent("App/a.swift"))
        assertFails(
            try runner.run("run", "App"), with: "\(runner.folder.path)/App/a.swift: not UTF-8 text")
    }
}
