import Foundation

/// A display's connection to one app.
///
/// It belongs to the thread that made it.
package final class DisplaySession {
    /// What the app said of itself.
    package let hello: AppMessage.Hello

    private let socket: StreamSocket
    private var buffer = MessageBuffer()

    /// Answers an app's hello over a connected socket.
    ///
    /// - Parameter seconds: How long to wait for the hello.
    package init(socket: StreamSocket, welcome: DisplayMessage.Welcome, within seconds: Double) throws {
        self.socket = socket
        guard let first = try Self.next(from: socket, &buffer, within: seconds) else { throw DisplayError.closed }
        guard let hello = first.body as? AppMessage.Hello else {
            throw DisplayError.unexpectedMessage("\(first.body)")
        }
        // Sent even to an app of another version, which then can say itself what is wrong.
        try socket.write(MessageBuffer.encoded(welcome))
        guard hello.version == Wire.version else {
            throw DisplayError.versionMismatch(app: hello.version, display: Wire.version)
        }
        self.hello = hello
    }

    package func send(_ message: some DisplayMessage.Body) throws {
        try socket.write(MessageBuffer.encoded(message))
    }

    /// The next message; nil when the app is gone.
    ///
    /// Throws ``DisplayError/timedOut(seconds:)`` when none comes in time.
    package func receive(within seconds: Double) throws -> AppMessage? {
        try Self.next(from: socket, &buffer, within: seconds)
    }

    package func close() { socket.close() }

    private static func next(
        from socket: StreamSocket, _ buffer: inout MessageBuffer, within seconds: Double
    ) throws -> AppMessage? {
        let end = DispatchTime.now() + seconds
        while true {
            if let message = try buffer.next(AppMessage.self) { return message }
            let now = DispatchTime.now()
            let left = end > now ? Double(end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000_000 : 0
            guard try socket.isReadable(within: left) else { throw DisplayError.timedOut(seconds: seconds) }
            let bytes = try socket.read()
            guard !bytes.isEmpty else {
                if buffer.holdsPartialMessage { throw DisplayError.closed }
                return nil
            }
            buffer.append(bytes)
        }
    }
}
