import Foundation
import Glibc
import Synchronization
@_spi(Framework) import UIKit

/// FFmpeg, which decodes what is not written as it is: compressed sound, and films.
///
/// It runs as a process of its own: no version of its libraries has to fit, and a damaged file ends nothing here.
@_spi(Framework) @MainActor public enum MediaPrograms {
    /// The program; nil where there is none, which is reported.
    ///
    /// - Parameter purpose: What does not work without it: "films are black".
    public static func ffmpeg(without purpose: String) -> URL? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let found = folders.lazy.map { URL(fileURLWithPath: "\($0)/ffmpeg") }.first {
            FileManager.default.isExecutableFile(atPath: $0.path)
        }
        if found == nil {
            Findings.report(
                limit: "media.ffmpeg", "AVFoundation: \(purpose), since there is no program ffmpeg",
                advice: "Install it: sudo apt-get install ffmpeg")
        }
        return found
    }

    /// Runs the program until it ends; what it has written, or nil where it failed.
    public static func output(of program: URL, _ arguments: [String]) -> Data? {
        let process = Process()
        process.executableURL = program
        process.arguments = ["-hide_banner", "-loglevel", "error", "-nostdin"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        let errors = ProgramErrors(of: process)
        do { try process.run() } catch {
            reportFailure("\(error)")
            return nil
        }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus == 0 { return data }
        reportFailure(errors.lastLine)
        return nil
    }

    /// Reports why the program has failed.
    public static func reportFailure(_ reason: String?) {
        Findings.report(
            limit: "media.ffmpeg-failed", "ffmpeg has failed: \(reason ?? "it does not say why")",
            advice: "Check that the file is whole, and of a kind that the installed ffmpeg reads and writes.")
    }

    /// The programs that run until somebody ends them.
    private nonisolated static let running = Mutex<Set<pid_t>?>(nil)

    /// Has a program that was started end with this process. It would end a moment later by itself, which is too late for who
    /// waits for all processes of an app.
    public static func endWithThisOne(_ process: Process) {
        let number = process.processIdentifier
        let isFirst = running.withLock { running in
            defer { running = (running ?? []).union([number]) }
            return running == nil
        }
        guard isFirst else { return }
        atexit {
            for child in MediaPrograms.running.withLock({ $0 ?? [] }) {
                kill(child, SIGKILL)
                waitpid(child, nil, 0)
            }
        }
    }

    /// Ends a program.
    public static func end(_ process: Process) {
        running.withLock { _ = $0?.remove(process.processIdentifier) }
        if process.isRunning { process.terminate() }
    }
}
