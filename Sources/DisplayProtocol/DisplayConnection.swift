import Dispatch
import Foundation

/// An app's connection to its display.
@MainActor package final class DisplayConnection {
    /// What the display said when the connection was made.
    package let welcome: DisplayMessage.Welcome
    /// Where frames are drawn; nil for a display without pictures.
    package let pixels: SharedPixels?
    /// Whether the display can still hear.
    package private(set) var isOpen = true

    private let socket: StreamSocket
    private var buffer = MessageBuffer()
    private var source: (any DispatchSourceRead)?
    private var handler: ((Result<DisplayMessage?, DisplayError>) -> Void)?

    /// Connects to the display that the environment names; nil when it names none.
    package static func fromEnvironment(name: String) throws -> DisplayConnection? {
        StackReporting.install()
        guard let path = ProcessInfo.processInfo.environment[Wire.environmentVariable], !path.isEmpty else {
            return nil
        }
        return try DisplayConnection(socket: try StreamSocket.connected(to: path), name: name)
    }

    /// Says hello over a connected socket and waits for the display's welcome.
    ///
    /// - Parameter name: What the display calls the app in its messages.
    package init(socket: StreamSocket, name: String) throws {
        self.socket = socket
        try socket.write(MessageBuffer.encoded(AppMessage.Hello(pid: Int(getpid()), name: name)))
        var buffer = MessageBuffer()
        guard let first = try Self.next(from: socket, &buffer) else { throw DisplayError.closed }
        guard let welcome = first.body as? DisplayMessage.Welcome else {
            throw DisplayError.unexpectedMessage("\(first.body)")
        }
        guard welcome.version == Wire.version else {
            throw DisplayError.versionMismatch(app: Wire.version, display: welcome.version)
        }
        self.buffer = buffer
        self.welcome = welcome
        pixels = try welcome.pixels.map(SharedPixels.init)
    }

    isolated deinit { source?.cancel() }

    /// Sends a message, after all those sent before it, waiting until there is room.
    ///
    /// Once the display is gone this does nothing: whoever reads hears of the end.
    ///
    /// - Throws: Where the message is none that can be sent, for its length; others can go on to be.
    package func send(_ message: some AppMessage.Body) throws {
        guard isOpen else { return }
        let bytes = try MessageBuffer.encoded(message)
        do {
            try socket.write(bytes)
        } catch {
            isOpen = false
        }
    }

    /// The next message, waiting for it; nil when the display is gone.
    package func receive() throws -> DisplayMessage? {
        let message = try Self.next(from: socket, &buffer)
        if message == nil { isOpen = false }
        return message
    }

    /// Calls `handler` on the main queue for each message as it comes, and at the end with nil or an error.
    package func startReceiving(_ handler: @escaping @MainActor (Result<DisplayMessage?, DisplayError>) -> Void) {
        self.handler = handler
        let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.readAvailable() }
        }
        self.source = source
        source.resume()
        // Some may have come together with the welcome; a source speaks up only for new bytes.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.deliverBuffered() }
        }
    }

    private func readAvailable() {
        do {
            // To the end of the stream, if it is there: once the other end has hung up the source does not fire again.
            while source?.isCancelled == false, let bytes = try socket.readAvailable() {
                if bytes.isEmpty {
                    finish(.success(nil))
                } else {
                    buffer.append(bytes)
                    deliverBuffered()
                }
            }
        } catch {
            finish(.failure(error as? DisplayError ?? .closed))
        }
    }

    private func deliverBuffered() {
        do {
            while source?.isCancelled == false, let message = try buffer.next(DisplayMessage.self) {
                handler?(.success(message))
            }
        } catch {
            finish(.failure(error as? DisplayError ?? .closed))
        }
    }

    private func finish(_ result: Result<DisplayMessage?, DisplayError>) {
        isOpen = false
        source?.cancel()
        let handler = handler
        self.handler = nil
        handler?(result)
    }

    private static func next(from socket: StreamSocket, _ buffer: inout MessageBuffer) throws -> DisplayMessage? {
        while true {
            if let message = try buffer.next(DisplayMessage.self) { return message }
            let bytes = try socket.read()
            guard !bytes.isEmpty else {
                if buffer.holdsPartialMessage { throw DisplayError.closed }
                return nil
            }
            buffer.append(bytes)
        }
    }
}
