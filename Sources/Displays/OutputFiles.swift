import DisplayProtocol
import Foundation

/// A trace as it is written, one line an event.
///
/// Each event goes to the file at once, so that the trace of an app that crashes ends where it crashed.
final class TraceFile {
    private let file: URL
    private let handle: FileHandle

    init(_ file: URL) throws(DisplayFailure) {
        self.file = file
        handle = try file.openForWriting()
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
        let handle = try file.openForWriting()
        do {
            try handle.write(contentsOf: Data((json(pretty: true) + "\n").utf8))
        } catch {
            throw .cannotWrite(file: file.path, reason: error.localizedDescription)
        }
    }
}

extension URL {
    /// Opens the file, empty, after making the folders on the way to it.
    ///
    /// What is there is written through and never replaced: it may be a device, a pipe or a link.
    func openForWriting() throws(DisplayFailure) -> FileHandle {
        try makeParentFolder()
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw .cannotWrite(file: path, reason: String(cString: strerror(errno)))
        }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func makeParentFolder() throws(DisplayFailure) {
        do {
            try FileManager.default.createDirectory(at: deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(file: path, reason: "its folder cannot be made")
        }
    }
}
