import Foundation

/// The socket at which a display waits for its app, in a folder that only this user can enter.
package final class DisplayListener {
    /// The session's private folder; it goes with the listener.
    package let folder: URL
    /// The socket's path, for the app's environment.
    package let path: String

    private let socket: StreamSocket

    package init() throws {
        let parent = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array("\(parent)/matryoshka-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw DisplayError.system("mkdtemp") }
        let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
        path = folder + "/display"
        do {
            socket = try StreamSocket.listening(at: path)
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw error
        }
    }

    deinit { remove() }

    /// Deletes the private folder with all that is in it: nobody can connect any more. The socket is closed with the
    /// listener, since its descriptor may still be watched.
    package func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Waits for an app to connect; false when none did in time.
    package func hasConnection(within seconds: Double) throws -> Bool {
        try socket.isReadable(within: seconds)
    }

    /// Readable when an app has connected.
    package var descriptor: Int32 { socket.descriptor }

    package func accept() throws -> StreamSocket { try socket.accept() }
}
