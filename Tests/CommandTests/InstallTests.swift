import Foundation
import XCTest

/// `make install` lays everything into a folder, so that the checkout can go.
final class InstallTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    private var checkout: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    /// Runs a program to its end; returns its status and all that it said.
    private func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws
        -> (status: Int32, text: String)
    {
        let log = runner.folder.appendingPathComponent("log-\(UUID().uuidString)")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = runner.folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
    }

    private func install(_ arguments: String..., environment: [String: String] = [:]) throws -> (
        status: Int32, text: String
    ) {
        let products = try CommandRunner.executable.deletingLastPathComponent().path
        return try run(
            checkout.appendingPathComponent("Scripts/install.sh").path, arguments,
            environment: ["PRODUCTS": products].merging(environment) { $1 })
    }

    /// An app of the person's own is made and run by the installed command, with the checkout out of sight.
    func testAnAppRunsWithoutTheCheckout() throws {
        let prefix = runner.folder.appendingPathComponent("usr").path
        let installed = try install(prefix)
        XCTAssertEqual(installed.status, 0, installed.text)
        XCTAssertEqual(installed.text, "installed in \(prefix)\n")
        let script = """
            test ! -e \(checkout.path)/Package.swift
            export PATH=\(prefix)/bin:$PATH XDG_CACHE_HOME=\(runner.folder.path)/cache
            matryoshka new Walks
            matryoshka run Walks --display none --screenshot walks.png
            matryoshka test Walks
            """
        let result = try run(
            "bwrap",
            [
                "--dev-bind", "/", "/", "--tmpfs", checkout.path, "--bind", runner.folder.path, runner.folder.path,
                "--chdir", runner.folder.path, "bash", "-euc", script,
            ])
        XCTAssertEqual(result.status, 0, result.text)
        XCTAssertTrue(result.text.contains("Executed 2 tests, with 0 failures"), result.text)
        XCTAssertTrue(FileManager.default.fileExists(atPath: runner.folder.path + "/walks.png"))
    }

    func testAnotherRootAndTakingItAway() throws {
        let root = runner.folder.appendingPathComponent("root").path
        let installed = try install("/usr", environment: ["DESTDIR": root])
        XCTAssertEqual(installed.status, 0, installed.text)
        let help = try run("\(root)/usr/bin/matryoshka", ["--help"])
        XCTAssertEqual(help.status, 0, help.text)

        try runner.write("mine", to: "root/usr/bin/mine")
        let removed = try install("--uninstall", "/usr", environment: ["DESTDIR": root])
        XCTAssertEqual(removed.status, 0, removed.text)
        XCTAssertEqual(
            try FileManager.default.subpathsOfDirectory(atPath: root + "/usr").sorted(),
            ["bin", "bin/mine", "lib"])
        let again = try install("--uninstall", "/usr", environment: ["DESTDIR": root])
        XCTAssertEqual(again.status, 1)
        XCTAssertTrue(again.text.hasSuffix("Matryoshka is not installed in \(root)/usr\n"), again.text)
    }

    func testFoldersThatAreNone() throws {
        XCTAssertEqual(try install().status, 64)
        let relative = try install("usr")
        XCTAssertEqual(relative.status, 64)
        XCTAssertTrue(
            relative.text.hasSuffix("the folder to install into is to begin with '/', not 'usr'\n"), relative.text)

        let other = try runner.write("mine", to: "usr/bin/matryoshka")
        let prefix = runner.folder.appendingPathComponent("usr").path
        let taken = try install(prefix)
        XCTAssertEqual(taken.status, 1)
        XCTAssertTrue(
            taken.text.hasSuffix("\(other) is something else: it stays, and nothing is installed\n"), taken.text)
        XCTAssertEqual(try String(contentsOfFile: other, encoding: .utf8), "mine")
        XCTAssertFalse(FileManager.default.fileExists(atPath: prefix + "/lib"))

        let unbuilt = try install(prefix + "2", environment: ["PRODUCTS": "/nowhere"])
        XCTAssertTrue(unbuilt.text.hasSuffix("/nowhere/matryoshka is not built: run 'make build'\n"), unbuilt.text)
    }
}
