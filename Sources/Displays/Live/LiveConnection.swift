import DisplayProtocol
import Foundation

/// The connection to a live app: messages to it as it takes them, and from it as they come, without waiting for either.
@MainActor final class LiveConnection {
    /// What the connection tells its owner.
    struct Calls {
        /// A message has come. What it throws ends the connection.
        var heard: (any AppMessage.Body) throws -> Void
        /// The app has closed its end.
        var ended: () -> Void
        /// The app cannot be understood.
        var failed: (any Error) -> Void
    }

    /// How many bytes are read before others get a turn.
    private static let readingLimit = 1 << 20

    private var socket: StreamSocket?
    private let calls: Calls
    private var buffer = MessageBuffer()
    private var reading: (any DispatchSourceRead)?
    private var outgoing = OutgoingMessages()
    private var writing: (any DispatchSourceWrite)?

    init(_ socket: StreamSocket, calls: Calls) {
        self.socket = socket
        self.calls = calls
        reading = Self.watch(socket.descriptor, of: socket) { [weak self] in self?.readAvailable() }
    }

    isolated deinit { close() }

    /// Calls whenever there is something to read from a descriptor.
    static func watch(
        _ descriptor: Int32, of owner: some AnyObject, _ call: @escaping @MainActor () -> Void
    ) -> any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(call) }
        keep(owner, until: source)
        source.resume()
        return source
    }

    /// Keeps what has a source's descriptor open until the source has let go of it.
    ///
    /// Dispatch does so some time after `cancel`. If the next app's socket had the same number by then, nothing would be
    /// heard of it.
    private static func keep(_ owner: some AnyObject, until source: any DispatchSourceProtocol) {
        source.setCancelHandler { withExtendedLifetime(owner) {} }
    }

    // MARK: To the app

    /// Puts a message in line; false if there is no room.
    func put(_ message: some DisplayMessage.Body) throws -> Bool {
        guard socket != nil else { return true }
        let hasRoom = try outgoing.add(message)
        flush()
        return hasRoom
    }

    private func flush() {
        guard let socket else { return }
        do {
            try outgoing.flush { try socket.writeAvailable($0) }
        } catch {
            // Whoever reads hears of the end.
            return stopWriting()
        }
        guard !outgoing.isEmpty else { return stopWriting() }
        guard writing == nil else { return }
        let source = DispatchSource.makeWriteSource(fileDescriptor: socket.descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
        Self.keep(socket, until: source)
        writing = source
        source.resume()
    }

    private func stopWriting() {
        writing?.cancel()
        writing = nil
    }

    // MARK: From the app

    /// Takes what has come by now, and no more than others can wait for.
    private func readAvailable() { read(atMost: Self.readingLimit) }

    /// Takes all that has come: what an app sends just before it dies lies in the socket still.
    func readRest() { read(atMost: .max) }

    private func read(atMost limit: Int) {
        do {
            var count = 0
            while count < limit, reading != nil, let socket, let bytes = try socket.readAvailable() {
                guard !bytes.isEmpty else { return calls.ended() }
                count += bytes.count
                buffer.append(bytes)
                while reading != nil, let message = try buffer.next(AppMessage.self) { try calls.heard(message.body) }
            }
        } catch {
            calls.failed(error)
        }
    }

    /// Hears nothing more: what the app still has to say is not to stop it for want of room.
    func stopReading() {
        reading?.cancel()
        reading = nil
        socket?.stopReading()
    }

    func close() {
        reading?.cancel()
        reading = nil
        stopWriting()
        socket?.shutDown()
        socket = nil
    }
}
