import Foundation
import XCTest

/// What a run of the command left behind.
struct CommandResult {
    var status: Int32
    var wasKilled: Bool
    var output: String
    var errors: String

    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}

/// Runs the command that was built together with the tests, in folders of its own.
final class CommandRunner {
    /// A folder for the test's files, gone after the test.
    let folder: URL
    /// What all tests of a process share: what one has built the next need not build again.
    static let shared: URL = {
        atexit { try? FileManager.default.removeItem(at: CommandRunner.sharedFolder) }
        return sharedFolder
    }()
    private static let sharedFolder = FileManager.default.temporaryDirectory
        .appendingPathComponent("matryoshka-test-\(getpid())", isDirectory: true)

    init() throws {
        // XCTest keeps test cases, and what they hold, to the end: what is not deleted before goes with all others then.
        folder = Self.shared.appendingPathComponent(String(UUID().uuidString.prefix(8)), isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    static var executable: URL {
        get throws {
            let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            let executable = products.appendingPathComponent("matryoshka")
            for file in [executable, products.appendingPathComponent("libUIKit.so")] {
                guard FileManager.default.fileExists(atPath: file.path) else {
                    throw MissingProduct(description: "\(file.path) is not built; run 'make test'")
                }
            }
            return executable
        }
    }

    struct MissingProduct: Error, CustomStringConvertible { var description: String }

    /// The command, not started yet. An app is shown nowhere, unless the arguments say where.
    func process(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
        let showsNowhere = arguments.first == "run" && !arguments.contains("--display")
        let process = Process()
        process.executableURL = try Self.executable
        process.arguments = arguments + (showsNowhere ? ["--display", "none"] : [])
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment
            .merging(["XDG_CACHE_HOME": Self.shared.appendingPathComponent("cache").path, "TMPDIR": folder.path]) { $1 }
            .merging(environment) { $1 }
        return process
    }

    /// Runs the command to its end; it must end by itself.
    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandResult {
        try run(arguments, environment: environment)
    }

    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> CommandResult {
        let process = try process(arguments, environment: environment)
        let output = folder.appendingPathComponent("stdout-\(UUID().uuidString)")
        let errors = folder.appendingPathComponent("stderr-\(UUID().uuidString)")
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return CommandResult(
            status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
            output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }

    /// Writes a file below the test's folder and returns its path.
    @discardableResult func write(_ text: String, to path: String) throws -> String {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    func contents(of path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
}

extension XCTestCase {
    /// Checks that a run failed with exactly one line of ours, and nothing on standard output.
    func assertFails(
        _ result: CommandResult, status: Int32 = 1, with message: String, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertFalse(result.wasKilled, "killed by signal \(result.status)", file: file, line: line)
        XCTAssertEqual(result.status, status, file: file, line: line)
        XCTAssertEqual(result.errors, "error: \(message)\n", file: file, line: line)
        XCTAssertEqual(result.output, "", file: file, line: line)
    }
}
