import Foundation

/// An app that the command shows in a browser.
final class RunningApp {
    struct Failure: Error, CustomStringConvertible { var description: String }

    let address: String
    private let process = Process()

    /// What all tests of a process share: what one has built the next need not build again.
    static let shared: URL = {
        atexit { try? FileManager.default.removeItem(at: RunningApp.sharedFolder) }
        return sharedFolder
    }()
    private static let sharedFolder = FileManager.default.temporaryDirectory
        .appendingPathComponent("matryoshka-browser-test-\(getpid())", isDirectory: true)

    /// The folder with the sources of this package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Builds the app and returns when the page can be opened.
    init(_ path: String, options: [String] = []) throws {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        process.executableURL = products.appendingPathComponent("matryoshka")
        process.arguments = ["run", path, "--display", "browser"] + options
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment
            .merging(["XDG_CACHE_HOME": Self.shared.appendingPathComponent("cache").path]) { $1 }
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let lines = LineReader(errors.fileHandleForReading)
        guard let address = lines.first(after: " at http://") else {
            process.waitUntilExit()
            throw Failure(description: "\(path) is not shown: \(lines.text)")
        }
        self.address = "http://" + address
        // What the app says later is read away, so that it never waits for room.
        errors.fileHandleForReading.readabilityHandler = { handle in
            if handle.availableData.isEmpty { handle.readabilityHandler = nil }
        }
    }

    /// Writes an app of one file into a folder of its own; returns the folder.
    static func write(_ source: String, as name: String) throws -> String {
        let folder = shared.appendingPathComponent(name, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(source.utf8).write(to: folder.appendingPathComponent("App.swift"), options: .atomic)
        return folder.path
    }

    /// Kills the app's own process, as the system does when memory is short.
    func killApp() throws {
        let children = try Self.children(of: process.processIdentifier)
        guard let child = children.first, children.count == 1 else {
            throw Failure(description: "the command has \(children.count) children, not one app")
        }
        kill(child, SIGKILL)
    }

    /// Interrupts the command, as Control-C does, and waits for its end.
    func stop() {
        guard process.isRunning else { return }
        process.interrupt()
        process.waitUntilExit()
    }

    private static func children(of parent: pid_t) throws -> [pid_t] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter { process in
            guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                let afterName = status.lastIndex(of: ")")
            else { return false }
            // The name, in brackets, may hold spaces; the state and the parent follow it.
            let fields = status[status.index(after: afterName)...].split(separator: " ")
            return fields.count > 1 && fields[0] != "Z" && pid_t(fields[1]) == parent
        }
    }
}
