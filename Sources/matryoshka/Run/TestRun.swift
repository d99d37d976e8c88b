import DisplayProtocol
import Displays
import Foundation

/// A run of an app's unit tests, inside the app.
struct TestRun {
    /// The test bundle's name.
    var name: String
    var executable: URL
    /// What holds the tests back, if anything.
    var sandbox: Sandbox?
    /// What the device notices of its surroundings when a test begins.
    var simulated: [String: JSONValue] = [:]

    /// Runs the tests and returns how they ended, as a shell would tell it; what ends them early is told with its place.
    ///
    /// - Parameter arguments: XCTest's.
    func status(of arguments: [String]) throws -> Int32 {
        // A folder that goes with the run, even with one that is killed.
        let listener = try DisplayListener()
        defer { listener.remove() }
        let backtracing = Backtracing(in: listener.folder)
        var start = AppStart(
            executable: executable, arguments: arguments,
            environment: backtracing.environment(from: environment),
            folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), sandbox: sandbox)
        if sandbox != nil {
            let folders = try AppFolders(in: listener.folder)
            start.folder = folders.home
            start.environment = backtracing.environment(
                from: folders.environment(display: nil, silenced: [], simulated: simulated))
            start.hold(backtracing: backtracing)
        }
        let process = try AppProcess(start)
        let interruption = Interruption(by: process.keeper, removing: listener.folder)
        defer { interruption.cancel() }
        let end = process.waitForEnd()
        let lastLine = process.lastWord()
        process.tellOfRest()
        if let limit = process.reachedLimit { throw DisplayFailure.limit(app: name, limit) }
        if end.status == OutputUnread.exitCode.rawValue, StandardStreams.isOutputUnread { throw OutputUnread() }
        if case .killed(let signal) = end {
            let end = AppEnd(
                signal: signal, image: AppImages(of: executable), terminating: nil, lastLine: lastLine,
                report: backtracing.report)
            Console.error(end.text(for: name))
        }
        return end.status
    }

    /// Ours, with what is simulated.
    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        if !simulated.isEmpty { environment[Wire.simulatedVariable] = JSONValue.object(simulated).text }
        return environment
    }
}
