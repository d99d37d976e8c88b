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

    private let app: RunnableApp
    private let listener: DisplayListener
    private let pixels: PixelFile
    private let process: AppProcess
    private let interruption: Interruption
    private let backtracing: Backtracing
    private let welcome: DisplayMessage.Welcome
    private let patience: Patience
    private let handler: (Event) -> Void
    private var phase = LivePhase.launching
    private var heartbeat: Heartbeat
    private var accepting: (any DispatchSourceRead)?
    private var connection: LiveConnection?
    private var lastWords: String?

    init(
        app: RunnableApp, settings: AppHost.Settings, restoredState: String?, patience: Patience = Patience(),
        handler: @escaping (Event) -> Void
    ) throws {
        self.app = app
        self.patience = patience
        self.handler = handler
        heartbeat = Heartbeat(patience: patience.answer, reflection: patience.reflection)
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
                environment: folders.environment(
                    display: listener.path, silenced: settings.silenced, simulated: settings.simulated),
                folder: folders.home, backtracing: backtracing, pixels: pixels.descriptor, sandbox: settings.sandbox,
                socket: listener.path))
        interruption = Interruption(by: process.keeper, removing: listener.folder)
        accepting = LiveConnection.watch(listener.descriptor, of: listener) { [weak self] in self?.accept() }
        // It lives until its process has ended.
        process.whenEnded { self.processEnded() }
        after(patience.launch) { process in
            let reason = "it did not reach UIApplicationMain within \(DisplayFailure.text(patience.launch)) s"
            if process.phase.expireLaunch(because: reason) { process.endWhereItHangs(because: reason) }
        }
    }

    isolated deinit { closeConnection() }

    var identifier: pid_t { process.identifier }

    /// Tells of the app, unless it was told to end or is told to have ended.
    private func tell(_ event: Event) {
        if phase.isHeard { handler(event) }
    }

    // MARK: To the app

    /// Says something to the app, now or once it listens; without waiting for that.
    func send(_ message: some DisplayMessage.Body) {
        guard phase == .connected else { return }
        put(message)
        // The app asked for this one itself.
        if !(message is DisplayMessage.FrameConsumed) { obey(heartbeat.say(at: Self.now)) }
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
        do {
            guard let connection, try !connection.put(message) else { return }
            obey(heartbeat.overflow())
        } catch {
            end(because: "\(error)")
        }
    }

    // MARK: Whether it answers

    /// Seconds that go on while the machine does.
    private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    private func obey(_ orders: [Heartbeat.Order]) {
        for order in orders {
            switch order {
            case .ask(let number): put(DisplayMessage.Ping(request: number))
            case .expire(let number, let seconds): after(seconds) { $0.obey($0.heartbeat.expire(number)) }
            case .reflect(let seconds): after(seconds) { $0.obey($0.heartbeat.reflect(at: Self.now)) }
            case .warnOfLoss: Console.warning("\(app.name) does not answer: some of what is done to it is lost")
            case .tell(let answers):
                tell(.answers(answers))
                if !answers { askWhereItHangs() }
            }
        }
    }

    /// Has the app's runtime write where the app is, and says so once it is known.
    private func askWhereItHangs() {
        // The stack of a crash is told with the end.
        guard phase == .connected, !process.isCrashing else { return }
        _ = backtracing.takeReport()
        _ = kill(process.identifier, StackReporting.signal)
        awaitReport(until: .now() + patience.report) { process, stack in
            let places = stack.placesText
            if !places.isEmpty { Console.warning("\(process.app.name) does not answer; it is at\(places)") }
        }
    }

    /// Ends an app that cannot tell where it is, once its runtime has.
    private func endWhereItHangs(because reason: String) {
        process.crash()
        awaitReport(until: .now() + patience.report) { $0.end(because: reason, at: $1) }
    }

    /// Calls with the stack that the app's runtime has written; with none when it takes too long.
    private func awaitReport(
        until end: DispatchTime, _ call: @escaping @MainActor (LiveProcess, [StackFrame]) -> Void
    ) {
        after(Self.reportInterval) { process in
            guard process.phase.isHeard else { return }
            let report = process.backtracing.takeReport()
            guard report != nil || DispatchTime.now() >= end else { return process.awaitReport(until: end, call) }
            call(process, report?.backtrace(appImage: AppImages(of: process.app.executable)) ?? [])
        }
    }

    // MARK: From the app

    private func accept() {
        accepting?.cancel()
        accepting = nil
        do {
            let calls = LiveConnection.Calls(
                heard: { [weak self] in try self?.hear($0) }, ended: { [weak self] in self?.connectionEnded() },
                failed: { [weak self] in
                    self?.end(because: "it and its display do not understand each other: \($0)")
                })
            connection = LiveConnection(try listener.accept(), calls: calls)
        } catch {
            end(because: "\(error)")
        }
    }

    private func hear(_ message: any AppMessage.Body) throws {
        // It is ended for being late.
        if case .hanging = phase { return }
        if let hello = message as? AppMessage.Hello { return try greet(hello) }
        try phase.checkGreeted()
        switch message {
        case let frame as AppMessage.Frame: tell(.frame(frame))
        case let words as AppMessage.Terminating: lastWords = words.reason
        case let pong as AppMessage.Pong: obey(heartbeat.answer(pong.request))
        default: tell(.message(message))
        }
    }

    private func greet(_ hello: AppMessage.Hello) throws {
        try phase.greet()
        // Sent even to an app of another version, which then can say itself what is wrong.
        put(welcome)
        guard hello.version == Wire.version else {
            throw DisplayError.versionMismatch(app: hello.version, display: Wire.version)
        }
        tell(.connected)
        obey(heartbeat.say(at: Self.now))
    }

    // MARK: The end

    /// Ends the app without a word about it; it gets some time to do so by itself.
    func stop() {
        guard phase.dismiss() else { return }
        put(DisplayMessage.Terminate())
        // Nobody listens any more.
        accepting?.cancel()
        connection?.stopReading()
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
        connection?.readRest()
        guard phase.isHeard else { return cleanUp() }
        process.lastWord { [self] line in conclude(lastLine: line) }
    }

    /// Ends an app that goes wrong.
    private func end(because reason: String, at stack: [StackFrame] = []) {
        guard phase.isHeard else { return }
        phase = .ended
        process.kill()
        cleanUp()
        handler(.ended(AppEnd(reason: reason, backtrace: stack)))
    }

    /// Tells of the end of the process.
    private func conclude(lastLine: String?) {
        guard phase.isHeard, let end = process.pollEnd() else { return }
        let told: AppEnd
        if let limit = process.reachedLimit {
            told = AppEnd(reason: "\(limit)")
        } else {
            told = phase.end(
                by: end, lastWords: lastWords, lastLine: lastLine, report: backtracing.report,
                image: AppImages(of: app.executable))
        }
        phase = .ended
        cleanUp()
        handler(.ended(told))
    }

    private func closeConnection() {
        accepting?.cancel()
        accepting = nil
        connection?.close()
        connection = nil
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
