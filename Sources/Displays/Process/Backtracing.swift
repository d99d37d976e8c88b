import Foundation

/// Where an app's process leaves word of its crash.
package struct Backtracing {
    /// The file that Swift's backtracer writes; nil where a person has settled what it does, or it cannot be told to.
    private let file: URL?

    /// - Parameter folder: A folder for the file alone.
    package init(in folder: URL) {
        let file = folder.appendingPathComponent("crash.json")
        // The settings know no way to write a comma that separates nothing.
        self.file = AppFolders.wantsStackTraces || file.path.contains(",") || !Self.isSupported ? nil : file
    }

    /// An app's environment, with what makes its runtime write the file.
    package func environment(from environment: [String: String]) -> [String: String] {
        guard let file else { return environment }
        let settings = [
            "enable=yes", "interactive=no", "color=no", "threads=crashed", "images=none", "registers=none",
            "format=json", "output-to=\(file.path)",
        ]
        return environment.merging(["SWIFT_BACKTRACE": settings.joined(separator: ",")]) { $1 }
    }

    /// What it wrote, once the process has ended.
    package var report: CrashReport? { file.flatMap(CrashReport.init(contentsOf:)) }

    /// What it wrote about a process that goes on; nil as long as not all of that is there. The next call finds the next.
    func takeReport() -> CrashReport? {
        guard let file, let report else { return nil }
        // Not removed: a sandbox holds on to the file and not to its name.
        truncate(file.path, 0)
        return report
    }

    /// The file that a sandbox lets the app write, empty.
    func makeFile() -> URL? {
        guard let file, FileManager.default.createFile(atPath: file.path, contents: nil) else { return nil }
        return file
    }

    private static var isSupported: Bool {
        // Runtimes of before write no JSON.
        #if compiler(>=6.2)
            true
        #else
            false
        #endif
    }
}
