import Foundation
import Glibc

/// The processes that WebKit starts for pages and for the network.
enum WPEProcesses {
    /// Checks that they can run: where a limit is in their way they end this process, too.
    static func checkLimits() throws(WPELibrary.Unusable) {
        // A page's process sets much more memory aside than it uses.
        let least: rlim_t = 256 << 30
        var value = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &value) == 0, value.rlim_cur < least else { return }
        throw .init(
            reason: "the sandbox leaves too little memory to its processes",
            advice: "Run the app with --memory-limit 1048576 --process-limit 500, or without --sandbox.")
    }

    /// Ends them when this process ends. They would end a moment later by themselves, which is too late for who waits for all
    /// processes of an app.
    static func endWithThisOne() {
        atexit {
            let children = WPEProcesses.children()
            for child in children { kill(child, SIGKILL) }
            for child in children { waitpid(child, nil, 0) }
        }
    }

    /// The children of this process whose programs are WebKit's.
    private static func children() -> [pid_t] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return threads.flatMap { thread -> [pid_t] in
            let list = try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)
            return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
        }.filter { child in
            let name = try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)
            return name?.hasPrefix("WPE") ?? false
        }
    }
}
