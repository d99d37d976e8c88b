import ArgumentParser
import Foundation

/// Which tests are run, how often, where, and what is kept of it.
struct TestOptions: ParsableArguments {
    @Option(
        help: """
            Only this test case, or this test of it: 'MenuTests', 'MenuTests/testOpens', or of Swift Testing 'Menu/opens()'. \
            Can be repeated.
            """)
    var only: [String] = []

    @Option(help: "Not this test case, or this test of it. Can be repeated.")
    var skip: [String] = []

    @Flag(help: "Run the tests in several processes at a time. The tests of a class stay together.")
    var parallel = false

    @Option(help: "With --parallel, the number of processes; as many as there are processors if not given.")
    var numWorkers: Int?

    @Option(help: "Only one of several equal parts of the tests, such as 2/8. The parts are the same on every machine.")
    var shard: String?

    @Option(help: "Run the tests this many times, each time in a new process.")
    var `repeat` = 1

    @Option(
        help: """
            The seconds that a test may take; one that takes longer fails, and the rest runs in a new process. Without end \
            if not given.
            """)
    var timeout: Double?

    @Option(help: "Write the results to this file, as JUnit's XML.")
    var xunit: String?

    @Option(help: "Write which lines of the app and its tests have run to this file, in lcov's format.")
    var coverage: String?

    @Option(help: "Keep attachments, and the pictures of snapshots that fail, in this folder.")
    var output: String?

    /// The tests to run.
    ///
    /// - Throws: Where an option's value makes no sense, or where a file cannot be written.
    func check() throws -> TestSelection {
        func require(_ condition: Bool, _ message: String) throws {
            if !condition { throw CommandFailure(message, exitCode: .validationFailure) }
        }
        let shard = try shard.map(TestSelection.Shard.init)
        try require(`repeat` > 0, "--repeat is a number above 0")
        try require(timeout.map { $0 > 0 && $0.isFinite } ?? true, "--timeout is a number above 0")
        try require(numWorkers == nil || parallel, "--num-workers needs --parallel")
        try require(numWorkers.map { $0 > 0 } ?? true, "--num-workers is a number above 0")
        try [xunit, coverage].compactMap { $0 }.forEach { try OutputPlace.checkFile($0) }
        try output.map(OutputPlace.makeFolder)
        return TestSelection(only: only, skip: skip, shard: shard)
    }

    /// How many processes run at a time.
    var processCount: Int { parallel ? numWorkers ?? ProcessInfo.processInfo.activeProcessorCount : 1 }
}

/// Where results go: checked before the tests are built, since they may take long.
enum OutputPlace {
    /// Makes the folders on the way to a file that is written later, and throws where it cannot be.
    static func checkFile(_ path: String) throws {
        let file = URL(fileURLWithPath: path)
        try make(file.deletingLastPathComponent(), for: path)
        let isThere = FileManager.default.fileExists(atPath: file.path)
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw CommandFailure("\(path): cannot be written: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
        if !isThere { unlink(file.path) }
    }

    /// Makes a folder, and throws where nothing can be written into it.
    static func makeFolder(_ path: String) throws {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        try make(folder, for: path)
        guard access(folder.path, W_OK | X_OK) == 0 else {
            throw CommandFailure("\(path): cannot be written: \(String(cString: strerror(errno)))")
        }
    }

    private static func make(_ folder: URL, for path: String) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("\(path): cannot be written: the folder \(folder.path) cannot be made")
        }
    }

    /// Writes a file.
    static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure("\(path): cannot be written: \(error.localizedDescription)")
        }
    }
}
