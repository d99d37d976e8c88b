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

    /// The command's process and the app's own, which is a child of it.
    var processes: [(name: String, figures: ProcessFigures)] {
        get throws {
            let command = ProcessFigures(process.processIdentifier)
            guard let app = command.children.first else { throw Failure(description: "the app does not run") }
            return [("command", command), ("app", app)]
        }
    }

    /// Processor time of all that this process has started besides, which is the browser, in seconds.
    var browserTime: Double {
        ProcessFigures(getpid()).children.filter { $0.id != process.processIdentifier }
            .reduce(0) { $0 + $1.familyTime }
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

    var children: [ProcessFigures] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0).map(ProcessFigures.init) }.filter { $0.parent == id }
    }

    private var parent: pid_t? { fields.count > 1 ? pid_t(fields[1]) : nil }

    /// What its threads have run, those that ended too, in seconds.
    var processorTime: Double {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return .nan }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// What it and all below it have run, in seconds.
    var familyTime: Double { children.reduce(processorTime) { $0 + $1.familyTime } }

    /// Memory of its own and its share of what it has in common with others, in megabytes.
    var memory: Double {
        let text = (try? String(contentsOfFile: "/proc/\(id)/smaps_rollup", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
        let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
        return (kilobytes ?? .nan) / 1024
    }
}
