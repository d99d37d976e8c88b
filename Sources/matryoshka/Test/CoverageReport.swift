import Displays
import Foundation

/// Which lines of a person's files have run, by llvm's tools.
///
/// The compiler is given the originals' paths, and translation moves no line, so the files and lines are the person's.
struct CoverageReport {
    /// Where processes leave what they have counted; it goes with the command.
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("matryoshka-coverage-\(UUID().uuidString)", isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("\(folder.path): cannot be made: \(error.localizedDescription)")
        }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// What processes write into.
    var writable: URL { folder }

    /// What has a process leave a file of its own.
    var environment: [String: String] { ["LLVM_PROFILE_FILE": folder.path + "/%p-%m.profraw"] }

    /// What has run, in lcov's format.
    ///
    /// - Parameters:
    ///   - executables: Those that ran.
    ///   - sources: The person's files, in the order in which they are told.
    func text(of executables: [URL], sources: [URL]) throws -> String {
        let counts = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let raw = counts.filter { $0.pathExtension == "profraw" }
        guard let first = executables.first, !raw.isEmpty else {
            throw CommandFailure("no process of tests has lived to tell which lines have run")
        }
        let list = folder.appendingPathComponent("files")
        try OutputPlace.write(raw.map { $0.path + "\n" }.joined(), to: list.path)
        let profile = folder.appendingPathComponent("profile")
        _ = try Self.run("llvm-profdata", ["merge", "-sparse", "-f", list.path, "-o", profile.path])
        let arguments =
            ["-instr-profile=\(profile.path)", first.path] + executables.dropFirst().flatMap { ["-object", $0.path] }
        let lcov = try Self.run("llvm-cov", ["export", "-format=lcov"] + arguments)
        let regions = try Self.run("llvm-cov", ["export", "-format=text"] + arguments)
        return try LineCounts(lcov: lcov, regions: regions).text(of: Set(sources.map(\.standardizedFileURL.path)))
    }

    /// Runs a tool of the compiler's; returns what it prints.
    private static func run(_ name: String, _ arguments: [String]) throws -> String {
        let beside = try Tool.find("swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(name)
        let program = try FileManager.default.isExecutableFile(atPath: beside.path) ? beside : Tool.find(name)
        let (text, status) = try Tool(program: program, arguments: arguments, folder: URL(fileURLWithPath: "/"))
            .readOutput()
        guard status == 0 else { throw CommandFailure("\(name) ended with exit code \(status)") }
        return text
    }
}
