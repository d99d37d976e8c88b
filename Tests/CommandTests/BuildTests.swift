import Foundation
import XCTest

/// What is built again, and what the compiler's errors name.
final class BuildTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private func executable(_ cache: String) throws -> (path: String, stamp: Date) {
        let apps = runner.folder.path + "/" + cache + "/matryoshka/apps"
        let path = try XCTUnwrap(
            FileManager.default.subpathsOfDirectory(atPath: apps).first { $0.hasSuffix("Scripted.app/Scripted") })
        let attributes = try FileManager.default.attributesOfItem(atPath: apps + "/" + path)
        return (apps + "/" + path, try XCTUnwrap(attributes[.modificationDate] as? Date))
    }

    func testCompilerErrorsNameTheOriginalFileAndLine() throws {
        try runner.write("let a = 1\n\nlet b: Int = \"text\"\n", to: "App/main.swift")
        let result = try runner.run("run", "App")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.output, "")
        XCTAssertTrue(
            result.errors.hasPrefix("\(runner.folder.path)/App/main.swift:3:14: error: cannot convert value"),
            result.errors)
        XCTAssertTrue(result.errors.contains("3 | let b: Int = \"text\""), result.errors)
    }

    func testAnInterfaceForAnotherSystemIsNotRead() throws {
        try runner.write(AppSource.app(showing: "UIViewController()", ""), to: "App/App.swift")
        try runner.write(
            "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"/>\n", to: "App/TV.storyboard")
        XCTAssertEqual(
            try runner.run("run", "App", "--display", "none").errors,
            "TV.storyboard:1: warning: not read, since it is not for iOS: its type is "
                + "com.apple.InterfaceBuilder.AppleTV.Storyboard\n")
    }

    /// The compiler's note about this warning is in UIView's source.
    func testWarningsComeWithoutNotesAboutTheFramework() throws {
        try runner.write(
            "import UIKit\nnonisolated func warn() { _ = UIView() }\nexit(0)\n", to: "App/main.swift")
        let errors = try runner.run("run", "App", "--display", "none").errors
        XCTAssertTrue(
            errors.hasPrefix("\(runner.folder.path)/App/main.swift:2:31: warning: call to main actor-isolated"), errors)
        XCTAssertFalse(errors.contains("note: "), errors)
    }

    func testAnUnchangedAppIsNotCompiledAgainAndAChangedOneIs() throws {
        let app = try ScriptedApp.install(in: runner)
        let environment = ["XDG_CACHE_HOME": runner.folder.path + "/cache"]
        XCTAssertEqual(try runner.run("run", app, environment: environment).status, 0)
        let first = try executable("cache")
        XCTAssertEqual(try runner.run("run", app, environment: environment).status, 0)
        XCTAssertEqual(try executable("cache").stamp, first.stamp)

        let changed = ScriptedApp.source.replacingOccurrences(of: "\"out 1\"", with: "\"changed\"")
        try runner.write(changed, to: "\(app)/main.swift")
        XCTAssertTrue(try runner.run("run", app, environment: environment).output.hasPrefix("changed\n"))
        XCTAssertNotEqual(try executable("cache").stamp, first.stamp)
    }

    func testADamagedBundleIsBuiltAgain() throws {
        let app = try ScriptedApp.install(in: runner)
        let environment = ["XDG_CACHE_HOME": runner.folder.path + "/cache"]
        let good = try runner.run("run", app, environment: environment)
        XCTAssertEqual(good.status, 0)
        let executable = URL(fileURLWithPath: try executable("cache").path)
        let bundle = executable.deletingLastPathComponent()
        let greeting = bundle.appendingPathComponent("greeting.txt")
        let files = FileManager.default
        let damages: [(String, () throws -> Void)] = [
            ("no bytes", { try Data().write(to: executable) }),
            ("half", { try Data(contentsOf: executable).prefix(20000).write(to: executable) }),
            (
                "another byte",
                {
                    var data = try Data(contentsOf: executable)
                    data[data.count / 2] ^= 1
                    try data.write(to: executable)
                }
            ),
            ("not executable", { try files.setAttributes([.posixPermissions: 0o644], ofItemAtPath: executable.path) }),
            ("gone", { try files.removeItem(at: executable) }),
            (
                "a folder",
                {
                    try files.removeItem(at: executable)
                    try files.createDirectory(
                        at: executable.appendingPathComponent("a"), withIntermediateDirectories: true)
                }
            ),
            ("a resource is gone", { try files.removeItem(at: greeting) }),
            ("a resource is empty", { try Data().write(to: greeting) }),
            (
                "a resource is a folder",
                {
                    try files.removeItem(at: greeting)
                    try files.createDirectory(at: greeting, withIntermediateDirectories: true)
                }
            ),
            (
                "the bundle is a file",
                {
                    try files.removeItem(at: bundle)
                    try Data("x".utf8).write(to: bundle)
                }
            ),
        ]
        for (name, damage) in damages {
            try damage()
            let result = try runner.run("run", app, environment: environment)
            XCTAssertEqual(result.errors, good.errors, name)
            XCTAssertEqual(result.output, good.output, name)
            XCTAssertEqual(result.status, 0, name)
        }
    }

    func testABuildThatFailsIsNotTakenForTheNext() throws {
        let app = try ScriptedApp.install(in: runner)
        var environment = ["XDG_CACHE_HOME": runner.folder.path + "/cache"]
        XCTAssertEqual(try runner.run("run", app, environment: environment).status, 0)

        let changed = ScriptedApp.source.replacingOccurrences(of: "\"out 1\"", with: "\"changed\"")
        try runner.write(changed, to: "\(app)/main.swift")
        environment["PATH"] = runner.folder.path
        assertFails(try runner.run("run", app, environment: environment), with: "pkg-config is not on PATH")
        environment["PATH"] = nil
        XCTAssertTrue(try runner.run("run", app, environment: environment).output.hasPrefix("changed\n"))
    }

    func testResourcesFollowTheirOriginals() throws {
        let app = try ScriptedApp.install(in: runner)
        let environment = ["XDG_CACHE_HOME": runner.folder.path + "/cache"]
        XCTAssertTrue(try runner.run("run", app, environment: environment).output.contains("\nbundled\n"))
        try FileManager.default.removeItem(atPath: runner.folder.path + "/\(app)/greeting.txt")
        XCTAssertTrue(try runner.run("run", app, environment: environment).output.contains("\nnot bundled\n"))
    }

    func testTwoRunsAtOnceBuildOnce() throws {
        let app = try ScriptedApp.install(in: runner)
        let environment = ["XDG_CACHE_HOME": runner.folder.path + "/cache"]
        let processes = try (0..<3).map { _ in
            let process = try runner.process(["run", app, "--display", "none"], environment: environment)
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            return process
        }
        for process in processes { process.waitUntilExit() }
        XCTAssertEqual(processes.map(\.terminationStatus), [0, 0, 0])
    }

    func testTwoFilesOfOneName() throws {
        try runner.write("", to: "App/A/Same.swift")
        try runner.write("", to: "App/B/Same.swift")
        try runner.write("", to: "App/main.swift")
        let folder = runner.folder.path + "/App"
        assertFails(
            try runner.run("run", "App"),
            with: "two files of one module have the same name: \(folder)/A/Same.swift and \(folder)/B/Same.swift")
    }
}
