import Foundation
import XCTest

/// The command, where whoever started it has closed what it prints to.
final class StandardStreamsTests: XCTestCase {
    private func places(of process: Process) -> [String?] {
        (0...2).map { descriptor in
            try? FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/\(process.processIdentifier)/fd/\(descriptor)")
        }
    }

    func testWhatIsPrintedGoesIntoNoFileOrSocket() throws {
        let runner = try CommandRunner()
        let process = try runner.process([], environment: ["SCRIPT": "never connects"])
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", #"exec "$0" run "$1" --display none <&- >&- 2>&-"#, try CommandRunner.executable.path,
            ScriptedApp.shared,
        ]
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        let nowhere = Array(repeating: "/dev/null", count: 3)
        let end = Date(timeIntervalSinceNow: 60)
        while places(of: process) != nowhere, process.isRunning, Date() < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
        XCTAssertEqual(places(of: process), nowhere)
    }
}
