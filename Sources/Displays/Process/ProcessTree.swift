import Foundation

/// The processes that have come of a process, as the kernel lists them.
enum ProcessTree {
    /// The processes that a process's threads have started, those of the main thread first.
    static func children(of process: pid_t) -> [pid_t] {
        let folder = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return threads.compactMap(pid_t.init).sorted().flatMap { thread in
            text(of: "\(folder)/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
        }
    }

    /// All processes below a process.
    static func descendants(of process: pid_t) -> [pid_t] {
        var found: [pid_t] = []
        var seen: Set<pid_t> = [process]
        var rest = [process]
        while let next = rest.popLast() {
            let children = children(of: next).filter { seen.insert($0).inserted }
            found += children
            rest += children
        }
        return found
    }

    /// How many bytes of memory a process has taken: its own and what it shares, without the files that it has mapped.
    static func memory(of process: pid_t) -> Int {
        var kilobytes = 0
        for line in text(of: "/proc/\(process)/status").split(separator: "\n")
        where line.hasPrefix("RssAnon:") || line.hasPrefix("RssShmem:") || line.hasPrefix("VmSwap:") {
            kilobytes += line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
        }
        return kilobytes << 10
    }

    /// What a process calls itself, in fifteen bytes; empty for one that is gone.
    static func name(of process: pid_t) -> String {
        text(of: "/proc/\(process)/comm").trimmingCharacters(in: .newlines)
    }

    /// The content of one of the kernel's files; empty for a process that is gone.
    private static func text(of path: String) -> String {
        (try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd())
            .flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
