import Foundation

/// The socket at which a display waits for its app, in a folder that only this user can enter.
package final class DisplayListener {
    /// The session's private folder; it goes with the listener.
    package let folder: URL
    /// The socket's path, for the app's environment.
    package let path: String

    private let session: SessionFolder
    private let socket: StreamSocket

    package init() throws {
        let parent = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        session = try SessionFolder(in: parent)
        folder = URL(fileURLWithPath: session.path, isDirectory: true)
        path = session.socket
        socket = try StreamSocket.listening(at: path)
    }

    /// Deletes the private folder with all that is in it: nobody can connect any more. The socket is closed with the
    /// listener, since its descriptor may still be watched.
    package func remove() { session.remove() }

    /// Waits for an app to connect; false when none did in time.
    package func hasConnection(within seconds: Double) throws -> Bool {
        try socket.isReadable(within: seconds)
    }

    /// Readable when an app has connected.
    package var descriptor: Int32 { socket.descriptor }

    package func accept() throws -> StreamSocket { try socket.accept() }
}
