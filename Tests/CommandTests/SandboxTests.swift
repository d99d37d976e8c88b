import Foundation
import XCTest

/// Apps that nobody vouches for, held back by bubblewrap, which must be installed where tests run.
final class SandboxTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private func run(_ script: String, _ more: String...) throws -> CommandResult {
        try runner.write(ProbeApp.source, to: "Probe/main.swift")
        // A sandbox hides the environment.
        try runner.write(script, to: "Probe/script")
        return try runner.run(["run", "Probe", "--sandbox"] + more, environment: ["SECRET": "a token"])
    }

    private func assertLimit(
        _ script: String, _ option: [String], status: Int32, _ words: String, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try runner.write(ProbeApp.source, to: "Probe/main.swift")
        try runner.write(script, to: "Probe/script")
        let result = try runner.run(["run", "Probe", "--sandbox"] + option)
        XCTAssertEqual(result.status, status, result.errors, file: file, line: line)
        XCTAssertEqual(result.errors, "error: Probe was ended: \(words)\n", file: file, line: line)
    }

    func testWhatAnAppSees() throws {
        let result = try run("look")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.errors, "")
        let lines = result.output.components(separatedBy: "\n")
        XCTAssertFalse(lines[0].split(separator: " ").contains("root"), lines[0])
        XCTAssertEqual(
            Array(lines.dropFirst()),
            [
                "secret: none", "source: true", "beside: false",
                "home: Documents Library Library/Application Support Library/Caches Library/Preferences tmp",
                "written: true", "network: [\"lo\"]",
                // The sandbox's own and the app.
                "processes: 2", "",
            ])
    }

    func testWhatAnAppInheritsAndDraws() throws {
        let result = try run("descriptors", "--screenshot", "a.png")
        XCTAssertEqual(result.output, "0 1 2 3\n")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            try Data(contentsOf: runner.folder.appendingPathComponent("a.png")).prefix(4),
            Data("\u{89}PNG".unicodeScalars.map { UInt8($0.value) }))
    }

    func testACrashIsToldAsWithoutASandbox() throws {
        let result = try run("index")
        XCTAssertEqual(result.status, 1)
        let lines = result.errors.components(separatedBy: "\n").drop {
            !$0.hasPrefix("error: Probe crashed (\(BadApp.trap))")
        }
        XCTAssertEqual(
            lines.dropFirst().first,
            ProbeApp.place("print(empty[3])", in: "Root.viewDidLoad()", of: runner.folder.path + "/Probe"),
            result.errors)
    }

    func testALoopIsToldAsWithoutASandbox() throws {
        let result = try run("loop", "--timeout", "3")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.contains(
                ProbeApp.place("while turns", in: "spin()", of: runner.folder.path + "/Probe")),
            result.errors)
    }

    func testLimits() throws {
        try assertLimit(
            "loop", ["--time-limit", "3"], status: 124, "it ran for longer than 3 s (--time-limit)")
        try assertLimit(
            "memory", ["--memory-limit", "300"], status: 121, "it used more than 300 MB of memory (--memory-limit)")
        try assertLimit(
            "many", ["--process-limit", "5"], status: 122, "it had more than 5 processes (--process-limit)")
        try assertLimit(
            "output", ["--output-limit", "1"], status: 123, "it wrote more than 1 MB of output (--output-limit)")
        try assertLimit("file", [], status: 123, "it wrote a file of more than 64 MB")
    }

    func testTheEndOfTheCommandIsThatOfTheSandbox() throws {
        try runner.write(ProbeApp.source, to: "Probe/main.swift")
        try runner.write("children", to: "Probe/script")
        let process = try runner.process(["run", "Probe", "--sandbox"])
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        try output.fileHandleForWriting.close()
        XCTAssertEqual(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self), "started\n")
        kill(process.processIdentifier, SIGKILL)
        XCTAssertEqual(output.fileHandleForReading.readDataToEndOfFile(), Data())
        process.waitUntilExit()
    }

    func testTests() throws {
        try runner.write(ProbeApp.source, to: "Probe/main.swift")
        try runner.write(
            """
            import XCTest
            final class ProbeTests: XCTestCase {
                func testHome() { XCTAssertTrue(NSHomeDirectory().hasSuffix("/home")) }
                func testLoop() { while true {} }
            }
            """, to: "Probe/ProbeTests/ProbeTests.swift")
        let good = try runner.run("test", "Probe", "--sandbox", "--only", "ProbeTests/testHome")
        XCTAssertEqual(good.status, 0, good.errors + good.output)
        let bad = try runner.run("test", "Probe", "--sandbox", "--only", "ProbeTests/testLoop", "--time-limit", "3")
        XCTAssertEqual(bad.status, 124)
        XCTAssertEqual(bad.errors, "error: ProbeTests was ended: it ran for longer than 3 s (--time-limit)\n")
    }

    func testOptionsThatNeedASandbox() throws {
        assertFails(
            try runner.run("run", ProbeApp.folder, "--time-limit", "3"), status: 64,
            with: "--time-limit needs --sandbox")
        assertFails(
            try runner.run("run", ProbeApp.folder, "--sandbox", "--memory-limit", "1"), status: 64,
            with: "--memory-limit is a number from 64 on")
    }

    func testAMachineWithoutBubblewrap() throws {
        let path = runner.folder.appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let compiler = try XCTUnwrap(
            folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile(atPath:)))
        try FileManager.default.createSymbolicLink(atPath: path.path + "/swiftc", withDestinationPath: compiler)
        assertFails(
            try runner.run(["run", ProbeApp.folder, "--sandbox"], environment: ["PATH": path.path]), status: 120,
            with: "--sandbox needs bubblewrap, which is not on PATH: sudo apt-get install bubblewrap")
    }

    /// As in a container that lets nobody make namespaces.
    func testASystemWithoutUserNamespaces() throws {
        let process = try runner.process([])
        let command = try CommandRunner.executable.path
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments = [
            "--user", "--map-root-user", "sh", "-c",
            "echo 0 > /proc/sys/user/max_user_namespaces && exec '\(command)' run '\(ProbeApp.folder)' --sandbox "
                + "--display none",
        ]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 120)
        XCTAssertTrue(text.hasPrefix("error: --sandbox does not work here: bwrap: "), text)
        XCTAssertTrue(text.contains("user.max_user_namespaces above 0"), text)
        XCTAssertEqual(text.split(separator: "\n").count, 1, text)
    }
}
