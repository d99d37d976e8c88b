import Displays
import Foundation

/// A program that the command starts and waits for.
struct Tool {
    let program: URL
    let arguments: [String]
    let folder: URL
    /// What the program sees beside the command's own environment.
    var environment: [String: String] = [:]
    /// Where its standard output goes.
    var output = FileHandle.standardError
    /// Whether the lines that are read are those of both streams.
    var readsOutput = false
    var onStart: (pid_t) -> Void = { _ in }

    /// Runs the program to its end and returns how it ended, as a shell would tell it.
    ///
    /// - Parameter onLine: Gets the lines that the program writes to standard error, which go there themselves without it.
    func run(onLine: ((String) -> Void)? = nil) throws -> Int32 {
        let pipe = onLine.map { _ in Pipe() }
        let errors = pipe?.fileHandleForWriting.fileDescriptor ?? STDERR_FILENO
        let plan = ChildProcess.Plan(
            executable: program, arguments: arguments,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }, folder: folder,
            descriptors: [
                FileHandle.nullDevice.fileDescriptor, readsOutput ? errors : output.fileDescriptor, errors,
            ])
        let process: ChildProcess
        do {
            process = try ChildProcess(plan)
        } catch {
            throw CommandFailure("\(program.lastPathComponent) could not be started: \(error)")
        }
        onStart(process.identifier)
        let interruption = Interruption(by: process.keeper)
        defer { interruption.cancel() }
        if let pipe, let onLine {
            try? pipe.fileHandleForWriting.close()
            Self.readLines(of: pipe.fileHandleForReading, onLine)
        }
        return process.waitForEnd().status
    }

    /// Runs the program to its end and returns what it wrote to standard output, and how it ended.
    ///
    /// - Parameter onLine: As in `run(onLine:)`.
    func readOutput(onLine: ((String) -> Void)? = nil) throws -> (text: String, status: Int32) {
        let pipe = Pipe()
        var tool = self
        tool.output = pipe.fileHandleForWriting
        // Read while the program runs: a pipe holds less than it may write.
        nonisolated(unsafe) var data = Data()
        let reading = pipe.fileHandleForReading
        let reader = DispatchGroup()
        DispatchQueue.global().async(group: reader) { data = reading.readDataToEndOfFile() }
        let status = Result { try tool.run(onLine: onLine) }
        try? pipe.fileHandleForWriting.close()
        reader.wait()
        return (String(decoding: data, as: UTF8.self), try status.get())
    }

    /// Calls for each line as soon as it is complete, up to the end.
    static func readLines(of file: FileHandle, _ body: (String) -> Void) {
        var pending = Data()
        while true {
            let more = file.availableData
            if more.isEmpty { break }
            pending += more
            while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                body(String(decoding: pending[..<end], as: UTF8.self))
                pending = Data(pending[(end + 1)...])
            }
        }
        if !pending.isEmpty { body(String(decoding: pending, as: UTF8.self)) }
    }

    /// The program of a name on PATH.
    static func find(_ name: String) throws -> URL {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
        }
        throw CommandFailure("\(name) is not on PATH")
    }
}
