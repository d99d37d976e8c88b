import DisplayProtocol
import Foundation

/// A trace as it is written, one line an event.
///
/// Each event goes to the file at once, so that the trace of an app that crashes ends where it crashed.
final class TraceFile {
    private let file: URL
    private let handle: FileHandle

    init(_ file: URL) throws(DisplayFailure) {
        try file.makeParentFolder()
        guard FileManager.default.createFile(atPath: file.path, contents: nil),
            let handle = FileHandle(forWritingAtPath: file.path)
        else { throw .cannotWrite(file: file.path, reason: "it cannot be made") }
        self.file = file
        self.handle = handle
    }

    func append(_ event: TraceEvent) throws(DisplayFailure) {
        do {
            try handle.write(contentsOf: Data((event.jsonLine + "\n").utf8))
        } catch {
            throw .cannotWrite(file: file.path, reason: error.localizedDescription)
        }
    }
}

extension Tree {
    /// Writes the tree as JSON for people and programs.
    package func write(to file: URL) throws(DisplayFailure) {
        try file.makeParentFolder()
        do {
            try Data((json(pretty: true) + "\n").utf8).write(to: file, options: .atomic)
        } catch {
            throw .cannotWrite(file: file.path, reason: error.localizedDescription)
        }
    }
}
