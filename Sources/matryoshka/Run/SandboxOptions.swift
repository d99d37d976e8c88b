import ArgumentParser
import Displays
import Foundation

/// What holds an app back whose author nobody vouches for.
struct SandboxOptions: ParsableArguments {
    @Flag(
        help:
            "Run the app without network, in a private home, with the project read-only, within limits; by bubblewrap.")
    var sandbox = false

    @Option(help: ArgumentHelp("The longest run, in seconds; 300 if not given, without end in a window or page."))
    var timeLimit: Double?

    @Option(help: ArgumentHelp("The memory of all of the app's processes together, in MB; 1024 if not given."))
    var memoryLimit: Int?

    @Option(help: ArgumentHelp("The number of processes at a time; 16 if not given."))
    var processLimit: Int?

    @Option(help: ArgumentHelp("The output on standard output and standard error together, in MB; 16 if not given."))
    var outputLimit: Int?

    /// The status with which the command ends where no sandbox can be made.
    private static let unavailable = ExitCode(120)
    private static let longestTime = 86400.0

    func check() throws {
        let limits: [(String, Bool, Bool)] = [
            ("--time-limit", timeLimit != nil, timeLimit.map { $0 > 0 && $0 <= Self.longestTime } ?? true),
            ("--memory-limit", memoryLimit != nil, memoryLimit.map { (64...1 << 20).contains($0) } ?? true),
            ("--process-limit", processLimit != nil, processLimit.map { (1...10_000).contains($0) } ?? true),
            ("--output-limit", outputLimit != nil, outputLimit.map { (1...1 << 20).contains($0) } ?? true),
        ]
        for (name, isGiven, isValid) in limits {
            if isGiven, !sandbox {
                throw CommandFailure("\(name) needs --sandbox", exitCode: .validationFailure)
            }
            if !isValid {
                let least = name == "--memory-limit" ? "from 64 on" : "above 0"
                throw CommandFailure("\(name) is a number \(least)", exitCode: .validationFailure)
            }
        }
    }

    /// The sandbox, if one is asked for.
    ///
    /// - Parameters:
    ///   - path: The app's project, which the app can read.
    ///   - endsByItself: Whether the run has an end even where no time limit is given.
    ///   - folders: What the app can read besides.
    func sandbox(for path: String, endsByItself: Bool = true, reading folders: [URL] = []) throws -> Sandbox? {
        guard sandbox else { return nil }
        let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let project =
            ["xcodeproj", "xcworkspace"].contains(place.pathExtension) ? place.deletingLastPathComponent() : place
        // Beside the compiler lie the libraries that every Swift program loads, and what writes the stack of a crash.
        let toolchain = try Tool.find("swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent()
        let fonts = (ProcessInfo.processInfo.environment["MATRYOSHKA_FONTS"] ?? "").split(separator: ":").map {
            URL(fileURLWithPath: String($0))
        }
        do {
            return try Sandbox(
                limits: .init(
                    time: timeLimit ?? (endsByItself ? 300 : nil), memory: (memoryLimit ?? 1024) << 20,
                    processes: processLimit ?? 16, output: (outputLimit ?? 16) << 20),
                readable: [
                    toolchain.appendingPathComponent("lib/swift"), toolchain.appendingPathComponent("libexec/swift"),
                    try SDK.ofRunningCommand().folder, project, try BuildFolder.place(of: .companions),
                ] + fonts + folders, path: ProcessInfo.processInfo.environment["PATH"] ?? "")
        } catch let failure as Sandbox.Unavailable {
            throw CommandFailure(failure.description, exitCode: Self.unavailable)
        }
    }
}
