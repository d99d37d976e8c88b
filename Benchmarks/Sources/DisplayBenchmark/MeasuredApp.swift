import Foundation

/// An app that the release command shows in a browser, with the processes that it takes.
final class MeasuredApp {
    struct Failure: Error, CustomStringConvertible { var description: String }

    let address: String
    private let process = Process()

    /// The folder with the sources of the framework.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Returns when the page can be opened.
    init(_ path: String, _ options: [String] = []) throws {
        process.executableURL = Self.package.appendingPathComponent(".build/release/matryoshka")
        process.arguments = ["run", path, "--display", "browser"] + options
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let lines = LineReader(errors.fileHandleForReading)
        guard let address = lines.first(after: " at http://") else {
            throw Failure(description: "\(path) is not shown: \(lines.text)")
        }
        self.address = "http://" + address
        errors.fileHandleForReading.readabilityHandler = { handle in
            if handle.availableData.isEmpty { handle.readabilityHandler = nil }
        }
    }

    func stop() {
        process.interrupt()
        process.waitUntilExit()
    }

    var command: ProcessFigures { ProcessFigures(process.processIdentifier) }

    /// The app's own process, a child of the command's.
    var app: ProcessFigures {
        get throws {
            let parent = process.processIdentifier
            for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
                guard let id = pid_t(name), ProcessFigures(id).parent == parent else { continue }
                return ProcessFigures(id)
            }
            throw Failure(description: "the app does not run")
        }
    }
}

/// What the kernel says of a process.
struct ProcessFigures {
    let id: pid_t

    init(_ id: pid_t) { self.id = id }

    private var fields: [Substring] {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            let afterName = text.lastIndex(of: ")")
        else { return [] }
        return text[text.index(after: afterName)...].split(separator: " ")
    }

    var parent: pid_t? { fields.count > 1 ? pid_t(fields[1]) : nil }

    /// User and system time, in seconds.
    var processorTime: Double {
        let fields = fields
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return .nan }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Memory of its own and its share of what it has in common with others, in megabytes.
    var memory: Double {
        let text = (try? String(contentsOfFile: "/proc/\(id)/smaps_rollup", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
        let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
        return (kilobytes ?? .nan) / 1024
    }
}
