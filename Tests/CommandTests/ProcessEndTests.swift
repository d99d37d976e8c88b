import Foundation
import XCTest

/// The command's end is the end of what it has started, whatever ends it.
final class ProcessEndTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    /// Starts the command, kills it after its first line on a stream, and waits for the end of that stream, which comes
    /// when the last process that could write to it has ended.
    private func assertAllEnd(
        _ arguments: [String], environment: [String: String], firstLine: String, onErrors: Bool = false,
        by signal: Int32 = SIGKILL, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let process = try runner.process(arguments, environment: environment)
        let stream = Pipe()
        process.standardOutput = onErrors ? FileHandle.nullDevice : stream
        process.standardError = onErrors ? stream : FileHandle.nullDevice
        try process.run()
        try stream.fileHandleForWriting.close()
        XCTAssertEqual(
            String(decoding: stream.fileHandleForReading.availableData, as: UTF8.self), firstLine, file: file,
            line: line)
        kill(process.processIdentifier, signal)
        XCTAssertEqual(stream.fileHandleForReading.readDataToEndOfFile(), Data(), file: file, line: line)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal, file: file, line: line)
        XCTAssertEqual(process.terminationStatus, signal, file: file, line: line)
    }

    func testAHeadlessAppAndWhatItHasStartedEndWithTheCommand() throws {
        for signal in [SIGKILL, SIGTERM] {
            try assertAllEnd(
                ["run", ProbeApp.folder], environment: ["SCRIPT": "children"], firstLine: "started\n", by: signal)
        }
    }

    func testALiveAppAndWhatItHasStartedEndWithTheCommand() throws {
        try assertAllEnd(
            ["run", ProbeApp.folder, "--display", "browser"], environment: ["SCRIPT": "children"],
            firstLine: "started\n")
    }

    /// In the compiler's place is one that has compilers work for it, without end.
    func testCompilersEndWithTheCommand() throws {
        let folder = runner.folder.appendingPathComponent("bin")
        let compiler = try runner.write(
            "#!/bin/sh\necho compiling\nsetsid sleep 100000 &\nsleep 100000\n", to: "bin/swiftc")
        chmod(compiler, 0o755)
        let path = "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        try runner.write("print(1)\n", to: "App/main.swift")
        try assertAllEnd(["run", "App"], environment: ["PATH": path], firstLine: "compiling\n", onErrors: true)
    }

    func testWhatAnAppLeavesBehindIsEndedWithAWord() throws {
        let result = try runner.run("run", BadApp.folder, environment: ["SCRIPT": "leaves a child"])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.errors, "matryoshka: warning: Bad left a process behind, which was ended: sleep\n")
    }
}
