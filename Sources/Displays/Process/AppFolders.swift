import DisplayProtocol
import Foundation

/// The folders that an app has for itself, as in the container that iOS gives it.
package struct AppFolders {
    package let home: URL
    private let temporary: URL

    /// Folders that are fresh and go with a session's.
    package init(in session: URL) throws(DisplayFailure) {
        try self.init(home: session.appendingPathComponent("home", isDirectory: true))
    }

    static let names = [
        "Documents", "Library/Caches", "Library/Preferences", "Library/Application Support", "tmp",
    ]

    /// Folders that are made where they are missing.
    init(home: URL) throws(DisplayFailure) {
        self.home = home
        temporary = home.appendingPathComponent("tmp", isDirectory: true)
        do {
            for folder in Self.names {
                try FileManager.default.createDirectory(
                    at: home.appendingPathComponent(folder, isDirectory: true), withIntermediateDirectories: true)
            }
        } catch {
            throw .cannotWrite(file: home.path, reason: error.localizedDescription)
        }
    }

    /// Ours, with what the app's process needs to know.
    ///
    /// - Parameters:
    ///   - silenced: The codes of findings that are not to be reported, beside those of our own environment.
    ///   - simulated: What the device notices of its surroundings from the launch on, by the names of ``DisplayMessage/Simulate``.
    package func environment(
        display: String?, silenced: [String], simulated: [String: JSONValue] = [:]
    ) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        if !simulated.isEmpty { environment[Wire.simulatedVariable] = JSONValue.object(simulated).text }
        if !silenced.isEmpty {
            environment[Wire.silenceVariable] =
                ([environment[Wire.silenceVariable]].compactMap { $0 } + silenced).joined(separator: ",")
        }
        environment[Wire.environmentVariable] = display
        environment["TMPDIR"] = temporary.path
        // Foundation's home folder only: HOME and XDG_CACHE_HOME stay, for fontconfig's caches.
        environment["CFFIXED_USER_HOME"] = home.path
        environment["XDG_CONFIG_HOME"] = home.appendingPathComponent("Library/Preferences").path
        environment["XDG_DATA_HOME"] = home.appendingPathComponent("Library/Application Support").path
        if !Self.wantsStackTraces { environment["SWIFT_BACKTRACE"] = "enable=no" }
        return environment
    }

    /// A crash is told in one line; who wants the stack sets the variable.
    package static var wantsStackTraces: Bool { ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] != nil }
}
