import Foundation
import XCTest

/// Apps in places with odd names and odd surroundings, and files that are not what they should be.
final class BadAppFolderTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private func assertRuns(
        _ path: String, bundle: String, environment: [String: String] = [:], file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let result = try runner.run(["run", path], environment: environment)
        XCTAssertEqual(result.errors, "", file: file, line: line)
        XCTAssertEqual(result.status, 0, file: file, line: line)
        XCTAssertEqual(result.output, bundle + "\n", file: file, line: line)
    }

    func testOddPaths() throws {
        for name in ["a b", "Größe 日本 🎉", "it's \"q\" $HOME\\", "two\nlines", "semi;colon#hash%41"] {
            try runner.write(BadApp.smallest, to: "\(name)/App.swift")
            try assertRuns(name, bundle: "\(name).app")
        }
    }

    func testLinksInCircles() throws {
        try runner.write(BadApp.smallest, to: "Loop/App.swift")
        for (link, goal) in [("me", "."), ("self", "self"), ("deep", "me/me")] {
            try FileManager.default.createSymbolicLink(
                atPath: runner.folder.path + "/Loop/" + link, withDestinationPath: goal)
        }
        try assertRuns("Loop", bundle: "Loop.app")
    }

    func testAReadOnlyAppFolder() throws {
        try runner.write(BadApp.smallest, to: "App/App.swift")
        let folder = runner.folder.path + "/App"
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
        try assertRuns("App", bundle: "App.app")
    }

    func testACacheThatCannotBeMade() throws {
        try runner.write(BadApp.smallest, to: "App/App.swift")
        let result = try runner.run(["run", "App"], environment: ["XDG_CACHE_HOME": "/dev/null"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.errorLines.count, 1, result.errors)
        XCTAssertTrue(result.errors.hasPrefix("error: /dev/null/matryoshka/apps: "), result.errors)
        XCTAssertTrue(result.errors.contains(": the build folder cannot be made: "), result.errors)
    }

    func testTwoRunsAtOnce() throws {
        try runner.write(BadApp.smallest, to: "App/App.swift")
        let runs = try (0..<2).map { _ in
            let process = try runner.process(["run", "App"])
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            return (process, output)
        }
        for (process, output) in runs {
            XCTAssertEqual(
                String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self), "App.app\n")
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 0)
        }
    }

    func testAnEmptyPath() throws {
        assertFails(try runner.run("run", ""), with: "the path of the app is empty")
    }

    func testAnAppThatDoesNotStartAnywhere() throws {
        try runner.write("import UIKit\nclass A: UIView {}\n", to: "App/App.swift")
        assertFails(
            try runner.run("run", "App"),
            with: "the app 'App' does not start anywhere: it has no main.swift and no class marked @main or "
                + "@UIApplicationMain")
    }

    func testFilesThatAreNoneStopTheBuild() throws {
        let bomb = """
            <?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>

            """
        let stranger = "<!DOCTYPE a [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n"
        let deep = "<plist>" + String(repeating: "<array>", count: 100_000)
        let interface = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<objects>\n</document>\n"
        let cases = [
            ("Info.plist", bomb + "<plist><string>&b;</string></plist>", ":1: entity declarations are not accepted"),
            (
                "Info.plist", stranger + "<plist><string>&a;</string></plist>",
                ":1: entity declarations are not accepted"
            ),
            ("Info.plist", deep, ":1: nested too deeply"),
            ("Info.plist", "", ":1: unexpected end of file"),
            ("Info.plist", "<plist version=\"1.0\"><array/></plist>", ": not a dictionary"),
            ("Main.storyboard", bomb + "<document/>", ":1: document types and entities are not accepted"),
            ("Main.xib", bomb + "<document/>", ":1: document types and entities are not accepted"),
            ("Main.xib", "", ": not an XML document"),
            ("Main.xib", "<html/>", ":1: not an Interface Builder document"),
            ("Main.xib", interface, ":3: malformed XML"),
        ]
        for (number, (name, text, words)) in cases.enumerated() {
            try runner.write(BadApp.smallest, to: "App\(number)/App.swift")
            try runner.write(text, to: "App\(number)/\(name)")
            let result = try runner.run("run", "App\(number)")
            XCTAssertEqual(result.status, 1, name + words)
            XCTAssertEqual(result.errorLines.count, 1, result.errors)
            XCTAssertTrue(result.errors.hasPrefix("error: \(name)\(words)"), result.errors)
        }
    }

    func testAPipeInTheAppsFolder() throws {
        try runner.write(BadApp.smallest, to: "App/App.swift")
        XCTAssertEqual(mkfifo(runner.folder.path + "/App/pipe.png", 0o600), 0)
        assertFails(try runner.run("run", "App"), with: "\(runner.folder.path)/App/pipe.png: cannot be read")
    }
}
