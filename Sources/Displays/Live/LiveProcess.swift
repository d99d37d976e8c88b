import DisplayProtocol
import Foundation

/// The process of an app whose clock is real, and the connection to it.
///
/// Nothing here waits for the app: what it does not take is kept for it, within bounds, and its end is heard of.
@MainActor final class LiveProcess {
    enum Event {
        case connected
        /// A picture lies ready, to be taken with `update(_:to:)`.
        case frame(AppMessage.Frame)
        case message(any AppMessage.Body)
        /// Whether the app answers, when that changes.
        case answers(Bool)
        case ended(AppEnd)
    }

    /// How long, in seconds, an app has for each part of its life.
    struct Patience {
        /// From its start to its hello.
        var launch = 60.0
        /// From a question to the answer.
        var answer = 3.0
        /// From the last that was said to another question: what comes of an input often begins after its answer.
        var reflection = 0.5
        /// From the end of the connection, or from being told to end, to the end of the process.
        var end = 2.0
        /// From a question where it is to what its runtime has written.
        var report = 30.0
    }

    /// How often to look for what the app's runtime writes, in seconds.
    private static let reportInterval = 0.1
    /// How many bytes are read before others get a turn.
    private static let readingLimit = 1 << 20

    private let app: RunnableApp
    private let listener: DisplayListener
    private let pixels: PixelFile
    private let process: AppProcess
    private let interruption: Interruption
    private let backtracing: Backtracing
    private let welcome: DisplayMessage.Welcome
    private let patience: Patience
    private var handler: ((Event) -> Void)?
    private var socket: StreamSocket?
    private var buffer = MessageBuffer()
    private var reading: (any DispatchSourceRead)?
    private var outgoing = OutgoingMessages()
    private var writing: (any DispatchSourceWrite)?
    private var isConnected = false
    private var lastWords: String?
    /// Why the app was made to crash, if it was.
    private var hangReason: String?
    /// The question that was not answered yet.
    private var question: Int?
    private var lastQuestion = 0
    /// Whether something was said after the question.
    private var hasSaidMore = false
    private var lastSaid = DispatchTime.now()
    private var willAskAgain = false
    private var hasOverflowed = false
    private(set) var answers = true

    init(
        app: RunnableApp, settings: AppHost.Settings, restoredState: String?, patience: Patience = Patience(),
        handler: @escaping (Event) -> Void
    ) throws {
        self.app = app
        self.patience = patience
        self.handler = handler
        listener = try DisplayListener()
        // Any device's frame fits: the memory takes no room where it is not written to.
        let largest = ScreenConfiguration.devices.map { $0.pixelWidth * $0.pixelHeight * 4 }.max() ?? 0
        pixels = try PixelFile(
            count: 2, byteCount: max(largest, settings.screen.pixelWidth * settings.screen.pixelHeight * 4))
        welcome = DisplayMessage.Welcome(
            screen: settings.screen, clock: .real, wantsFrames: true,
            pixels: pixels.store(inheritedAs: AppStart.pixelsDescriptor),
            restoredState: restoredState)
        // A sandbox lets nothing be kept.
        let container = settings.sandbox == nil ? app.container : nil
        let folders = try container.map(AppFolders.init(home:)) ?? AppFolders(in: listener.folder)
        backtracing = Backtracing(in: listener.folder)
        process = try AppProcess(
            AppStart(
                app, arguments: settings.arguments,
                environment: folders.environment(display: listener.path, silenced: settings.silenced),
                folder: folders.home, backtracing: backtracing, pixels: pixels.descriptor, sandbox: settings.sandbox,
                socket: listener.path))
        interruption = Interruption(by: process.keeper, removing: listener.folder)
        watch(listener.descriptor, of: listener) { [weak self] in self?.accept() }
        // It lives until its process has ended.
        process.whenEnded { self.processEnded() }
        after(patience.launch) { process in
            guard !process.isConnected else { return }
            process.endWhereItHangs(
                because: "it did not reach UIApplicationMain within \(DisplayFailure.text(patience.launch)) s")
        }
    }

    isolated deinit { closeConnection() }

    var identifier: pid_t { process.identifier }

    // MARK: To the app

    /// Says something to the app, now or once it listens; without waiting for that.
    func send(_ message: some DisplayMessage.Body) {
        guard isConnected else { return }
        put(message)
        if message is DisplayMessage.FrameConsumed { return }
        ask()
        askAgainLater()
    }

    /// Brings a picture to a frame that has come, and lets the app draw the next one in its place.
    ///
    /// - Returns: Where the picture has changed; nil if the frame is not valid, which is the end of the app.
    func update(_ picture: inout Picture?, to frame: AppMessage.Frame) -> [AppMessage.PixelRectangle]? {
        do {
            defer { send(DisplayMessage.FrameConsumed(sequence: frame.sequence)) }
            return try pixels.update(&picture, to: frame)
        } catch {
            end(because: "\(error)")
            return nil
        }
    }

    private func put(_ message: some DisplayMessage.Body) {
        guard socket != nil else { return }
        do {
            if try !outgoing.add(message) { overflow() }
            flush()
        } catch {
            end(because: "\(error)")
        }
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

    private func overflow() {
        guard !hasOverflowed else { return }
        hasOverflowed = true
        Console.warning("\(app.name) does not answer: some of what is done to it is lost")
        setAnswers(false)
    }

    /// Asks whether the app is still there, unless it was asked before.
    private func ask() {
        guard question == nil else { return hasSaidMore = true }
        hasSaidMore = false
        lastQuestion += 1
        let number = lastQuestion
        question = number
        put(DisplayMessage.Ping(request: number))
        after(patience.answer) { if $0.question == number { $0.setAnswers(false) } }
    }

    /// Asks once more when nothing was said for a while, and then no more: an idle app is left alone.
    private func askAgainLater() {
        lastSaid = .now()
        guard !willAskAgain else { return }
        willAskAgain = true
        askAgain(in: patience.reflection)
    }

    private func askAgain(in seconds: Double) {
        after(seconds) { process in
            let silence = Double(DispatchTime.now().uptimeNanoseconds - process.lastSaid.uptimeNanoseconds) / 1e9
            let rest = process.patience.reflection - silence
            guard rest <= 0 else { return process.askAgain(in: rest) }
            process.willAskAgain = false
            process.ask()
        }
    }

    private func setAnswers(_ answers: Bool) {
        guard answers != self.answers else { return }
        self.answers = answers
        handler?(.answers(answers))
        if !answers { askWhereItHangs() }
    }

    // MARK: Where it hangs

    /// Has the app's runtime write where the app is, and says so once it is known.
    private func askWhereItHangs() {
        guard isConnected else { return }
        _ = backtracing.takeReport()
        _ = kill(process.identifier, StackReporting.signal)
        awaitReport(until: .now() + patience.report) { process, stack in
            let places = stack.placesText
            if !places.isEmpty { Console.warning("\(process.app.name) does not answer; it is at\(places)") }
        }
    }

    /// Ends an app that cannot tell where it is, once its runtime has.
    private func endWhereItHangs(because reason: String) {
        hangReason = reason
        process.crash()
        awaitReport(until: .now() + patience.report) { $0.end(because: reason, at: $1) }
    }

    /// Calls with the stack that the app's runtime has written; with none when it takes too long.
    private func awaitReport(
        until end: DispatchTime, _ call: @escaping @MainActor (LiveProcess, [StackFrame]) -> Void
    ) {
        after(Self.reportInterval) { process in
            guard process.handler != nil else { return }
            let report = process.backtracing.takeReport()
            guard report != nil || DispatchTime.now() >= end else { return process.awaitReport(until: end, call) }
            call(process, report?.backtrace(appImage: process.app.executable.lastPathComponent) ?? [])
        }
    }

    // MARK: From the app

    private func watch(
        _ descriptor: Int32, of owner: some AnyObject, _ call: @escaping @MainActor () -> Void
    ) {
        reading?.cancel()
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(call) }
        Self.keep(owner, until: source)
        reading = source
        source.resume()
    }

    /// Keeps what has a source's descriptor open until the source has let go of it.
    ///
    /// Dispatch does so some time after `cancel`. If the next app's socket had the same number by then, nothing would be
    /// heard of it.
    private static func keep(_ owner: some AnyObject, until source: any DispatchSourceProtocol) {
        source.setCancelHandler { withExtendedLifetime(owner) {} }
    }

    private func accept() {
        do {
            let socket = try listener.accept()
            self.socket = socket
            watch(socket.descriptor, of: socket) { [weak self] in self?.readAvailable() }
        } catch {
            end(because: "\(error)")
        }
    }

    private func readAvailable(atMost limit: Int = LiveProcess.readingLimit) {
        do {
            var count = 0
            while count < limit, handler != nil, let socket, let bytes = try socket.readAvailable() {
                guard !bytes.isEmpty else { return connectionEnded() }
                count += bytes.count
                buffer.append(bytes)
                while handler != nil, let message = try buffer.next(AppMessage.self) { try hear(message.body) }
            }
        } catch {
            end(because: "it and its display do not understand each other: \(error)")
        }
    }

    private func hear(_ message: any AppMessage.Body) throws {
        if let hello = message as? AppMessage.Hello {
            guard !isConnected else { throw DisplayError.unexpectedMessage("hello") }
            // Sent even to an app of another version, which then can say itself what is wrong.
            put(welcome)
            guard hello.version == Wire.version else {
                throw DisplayError.versionMismatch(app: hello.version, display: Wire.version)
            }
            isConnected = true
            handler?(.connected)
            ask()
            askAgainLater()
            return
        }
        guard isConnected else { throw DisplayError.unexpectedMessage("no hello") }
        switch message {
        case let frame as AppMessage.Frame: handler?(.frame(frame))
        case let words as AppMessage.Terminating: lastWords = words.reason
        case let pong as AppMessage.Pong:
            if pong.request == question { question = nil }
            hasOverflowed = false
            setAnswers(true)
            if hasSaidMore { ask() }
        default: handler?(.message(message))
        }
    }

    // MARK: The end

    /// Ends the app without a word about it; it gets some time to do so by itself.
    func stop() {
        guard handler != nil else { return }
        handler = nil
        put(DisplayMessage.Terminate())
        // Nobody listens any more, and what the app still has to say is not to stop it for want of room.
        reading?.cancel()
        socket?.stopReading()
        after(patience.end) { $0.process.kill() }
    }

    /// Whether the process is gone.
    var hasEnded: Bool { process.pollEnd() != nil }

    /// Ends the app, unless it was told to end before, and waits for it.
    func stopAndWait() {
        stop()
        if process.waitForEnd(within: patience.end) == nil { process.kill() }
        process.flush()
        cleanUp()
    }

    private func connectionEnded() {
        closeConnection()
        // The end of the connection comes a moment before the end of the process.
        after(patience.end) { $0.end(because: "it closed the connection and kept running") }
    }

    private func processEnded() {
        // What an app sends just before it dies lies in the socket still.
        readAvailable(atMost: .max)
        guard handler != nil else { return cleanUp() }
        process.lastWord { [self] line in
            conclude(reason: lastWords ?? line)
        }
    }

    /// Ends an app that goes wrong.
    private func end(because reason: String, at stack: [StackFrame] = []) {
        guard let handler else { return }
        self.handler = nil
        process.kill()
        cleanUp()
        handler(.ended(AppEnd(reason: reason, backtrace: stack)))
    }

    private func conclude(reason: String?) {
        guard let handler, let end = process.pollEnd() else { return }
        self.handler = nil
        let report = backtracing.report
        let image = app.executable.lastPathComponent
        let limit = process.reachedLimit
        cleanUp()
        if let limit { return handler(.ended(AppEnd(reason: "\(limit)"))) }
        if let hangReason {
            return handler(.ended(AppEnd(reason: hangReason, backtrace: report?.backtrace(appImage: image) ?? [])))
        }
        switch end {
        case .exited(let status):
            let words = isConnected ? "" : " before it reached UIApplicationMain"
            handler(.ended(AppEnd(reason: reason ?? "it ended with status \(status)\(words)", status: status)))
        case .killed(let signal):
            handler(
                .ended(
                    AppEnd(signal: signal, image: image, terminating: lastWords, lastLine: reason, report: report)))
        }
    }

    private func closeConnection() {
        reading?.cancel()
        reading = nil
        stopWriting()
        socket?.shutDown()
        socket = nil
    }

    private func cleanUp() {
        closeConnection()
        process.tellOfRest()
        interruption.cancel()
        listener.remove()
    }

    private func after(_ seconds: Double, _ call: @escaping @MainActor (LiveProcess) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            MainActor.assumeIsolated { if let self { call(self) } }
        }
    }
}
