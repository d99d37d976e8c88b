import DisplayProtocol
import Foundation

/// The process of an app whose clock is real, and the connection to it.
@MainActor final class LiveProcess {
    enum Event {
        case connected
        /// The time is the media clock's, in seconds.
        case frame(Picture, [AppMessage.PixelRectangle], time: Double)
        case message(AppMessage)
        case ended(AppEnd)
    }

    private let app: RunnableApp
    private let listener: DisplayListener
    private let pixels: PixelFile
    private let process: AppProcess
    private let interruption: Interruption
    private let welcome: DisplayMessage.Welcome
    private let handler: (Event) -> Void
    private var socket: StreamSocket?
    private var buffer = MessageBuffer()
    private var source: (any DispatchSourceRead)?
    private var lastWords: String?
    private var hasEnded = false

    init(
        app: RunnableApp, settings: AppHost.Settings, restoredState: String?, handler: @escaping (Event) -> Void
    ) throws {
        self.app = app
        self.handler = handler
        listener = try DisplayListener()
        // Any device's frame fits: the file takes no room where it is not written to.
        let largest = ScreenConfiguration.devices.map { $0.pixelWidth * $0.pixelHeight * 4 }.max() ?? 0
        pixels = try PixelFile(
            path: listener.folder.appendingPathComponent("pixels").path, count: 2,
            byteCount: max(largest, settings.screen.pixelWidth * settings.screen.pixelHeight * 4))
        welcome = DisplayMessage.Welcome(
            screen: settings.screen, clock: .real, wantsFrames: true, pixels: pixels.store, restoredState: restoredState
        )
        let folders = try AppFolders(in: listener.folder)
        process = try AppProcess(
            executable: app.executable, arguments: settings.arguments,
            environment: folders.environment(display: listener.path, silenced: settings.silenced),
            folder: folders.home, keepsStackTraces: AppFolders.wantsStackTraces)
        interruption = Interruption(killing: process.identifier, removing: listener.folder)
        watch(listener.descriptor) { [weak self] in self?.accept() }
    }

    isolated deinit { source?.cancel() }

    func send(_ message: DisplayMessage) {
        guard let socket else { return }
        try? socket.write(MessageBuffer.encoded(message))
    }

    func stop() {
        guard !hasEnded else { return }
        hasEnded = true
        send(.terminate)
        close()
    }

    private func close() {
        source?.cancel()
        socket?.close()
        if process.waitForEnd(within: 2) == nil { process.kill() }
        process.flush()
        interruption.cancel()
        listener.remove()
    }

    private func watch(_ descriptor: Int32, _ call: @escaping @MainActor () -> Void) {
        source?.cancel()
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(call) }
        self.source = source
        source.resume()
    }

    private func accept() {
        do {
            let socket = try listener.accept()
            self.socket = socket
            watch(socket.descriptor) { [weak self] in self?.readAvailable() }
        } catch {
            end(AppEnd(reason: "\(error)"))
        }
    }

    private func readAvailable() {
        do {
            while !hasEnded, let socket, let bytes = try socket.readAvailable() {
                guard !bytes.isEmpty else { return endOfStream() }
                buffer.append(bytes)
                while let message = try buffer.next(AppMessage.self) { try take(message) }
            }
        } catch {
            end(AppEnd(reason: "\(error)"))
        }
    }

    private func take(_ message: AppMessage) throws {
        switch message {
        case .hello(let hello):
            guard hello.version == Wire.version else {
                throw DisplayError.versionMismatch(app: hello.version, display: Wire.version)
            }
            send(.welcome(welcome))
            handler(.connected)
        case .frame(let frame):
            let picture = try pixels.picture(of: frame)
            send(.frameConsumed(.init(sequence: frame.sequence)))
            handler(.frame(picture, frame.damage, time: frame.time))
        case .terminating(let words): lastWords = words.reason
        default: handler(.message(message))
        }
    }

    private func endOfStream() {
        let end = process.waitForEnd(within: 5)
        let words = lastWords ?? process.lastWord()
        switch end {
        case .exited(let status): self.end(AppEnd(reason: words ?? "it ended with code \(status)", status: status))
        case .killed(let signal):
            self.end(AppEnd(reason: words ?? "it was ended by signal \(signal)", signal: signal))
        case nil: self.end(AppEnd(reason: "it closed the connection and kept running"))
        }
    }

    private func end(_ end: AppEnd) {
        guard !hasEnded else { return }
        hasEnded = true
        close()
        handler(.ended(end))
    }
}
