import Foundation
import XCTest

/// An app that the command shows in a window of a desktop.
final class WindowedApp {
    let desktop: Desktop
    private let process = Process()
    private let output: URL
    private let errors: URL
    private(set) var window = ""
    /// The window's place on the screen.
    private(set) var x = 0
    private(set) var y = 0
    private(set) var width = 0
    private(set) var height = 0

    /// The longest that anything may take on a machine that is busy, in seconds.
    static let patience = 60.0
    /// The same for a build.
    static let buildPatience = 240.0

    private static let cache = FileManager.default.temporaryDirectory
        .appendingPathComponent("matryoshka-window-tests-\(getpid())", isDirectory: true)
    private static let removesCache = atexit { try? FileManager.default.removeItem(at: WindowedApp.cache) }

    /// Builds the app at a path and waits for its window.
    init(_ path: String, named name: String, on desktop: Desktop, _ arguments: String...) throws {
        _ = Self.removesCache
        self.desktop = desktop
        output = desktop.folder.appendingPathComponent("stdout")
        errors = desktop.folder.appendingPathComponent("stderr")
        for file in [output, errors] { try Data().write(to: file) }
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        process.executableURL = products.appendingPathComponent("matryoshka")
        process.arguments = ["run", path, "--display", "window"] + arguments
        process.currentDirectoryURL = desktop.folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.environment = ProcessInfo.processInfo.environment
            .merging(["DISPLAY": desktop.display, "XDG_CACHE_HOME": Self.cache.path, "GDK_SCALE": "1"]) { $1 }
        try process.run()
        try wait("the window of \(name)", within: Self.buildPatience) {
            self.window = try desktop.hand("search", "--onlyvisible", "--name", "^\(name)$")
            return !self.window.isEmpty
        }
        try desktop.hand("windowfocus", "--sync", window)
        try findWindow()
    }

    var said: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }
    var complaints: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// The app's own process.
    var appIdentifier: pid_t? {
        let children = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
        let tasks = "/proc/\(process.processIdentifier)/task"
        let lists = ((try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []).map {
            "\(tasks)/\($0)/children"
        }
        for list in [children] + lists {
            let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
            if let first = text.split(separator: " ").first.flatMap({ pid_t($0) }) { return first }
        }
        return nil
    }

    func wait(_ what: String, within seconds: Double = patience, until condition: () throws -> Bool) throws {
        let deadline = Date().addingTimeInterval(seconds)
        while try !condition() {
            guard Date() < deadline else {
                throw Desktop.Failure(description: "\(what) did not come; said \(said) \(complaints)")
            }
            guard process.isRunning else {
                throw Desktop.Failure(description: "the command ended before \(what) came: \(complaints)")
            }
            usleep(30_000)
        }
    }

    /// Where the window is now.
    func findWindow() throws {
        let lines = try desktop.hand("getwindowgeometry", "--shell", window).split(separator: "\n")
        var values: [String: Int] = [:]
        for line in lines {
            let parts = line.split(separator: "=")
            if parts.count == 2 { values[String(parts[0])] = Int(parts[1]) }
        }
        (x, y, width, height) = (values["X"] ?? 0, values["Y"] ?? 0, values["WIDTH"] ?? 0, values["HEIGHT"] ?? 0)
    }

    /// How many pixels of an area of the phone's screen, in points, have nearly that colour.
    func count(of colour: UInt32, x: Range<Int>, y: Range<Int>) throws -> Int {
        let (left, top) = (self.x + Self.border, self.y + Self.border)
        return try desktop.picture().count(
            of: colour, x: left + x.lowerBound..<left + x.upperBound, y: top + y.lowerBound..<top + y.upperBound)
    }

    /// A pixel of the window.
    func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try desktop.picture()[self.x + x, self.y + y] }

    /// What lies around the phone's screen, in pixels; a point is a pixel.
    static let border = 20

    func move(to x: Int, _ y: Int) throws {
        try desktop.hand("mousemove", "--window", window, "\(x + Self.border)", "\(y + Self.border)")
    }

    func click(_ x: Int, _ y: Int, button: Int = 1) throws {
        try move(to: x, y)
        try desktop.hand("click", "\(button)")
    }

    /// Clicks until something comes of it, as a person does: views take no touches while they are animated.
    func click(_ x: Int, _ y: Int, until what: String, _ condition: () throws -> Bool) throws {
        var clickDue = Date.distantPast
        try wait(what) {
            if Date() >= clickDue {
                try click(x, y)
                clickDue = Date().addingTimeInterval(2)
            }
            return try condition()
        }
    }

    func press(_ keys: String...) throws { for key in keys { try desktop.hand("key", key) } }

    func waitUntilExit() throws -> Int32 {
        let deadline = Date().addingTimeInterval(Self.patience)
        while process.isRunning {
            guard Date() < deadline else { throw Desktop.Failure(description: "the command does not end") }
            usleep(30_000)
        }
        return process.terminationStatus
    }

    func kill() {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
    }
}
