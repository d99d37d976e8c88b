import DisplayProtocol
import Foundation

/// A running app, for displays that people look at.
///
/// It starts the app's process, passes messages between it and the displays, keeps what a display that comes later has to
/// show, and outlives the app: a crash leaves the last frame and the reason.
@MainActor package final class AppHost {
    package struct Settings: Sendable {
        /// The device, held upright, with what the person chose in its settings.
        package var screen: ScreenConfiguration
        /// The codes of mistakes that the app's framework does not report.
        package var silenced: [String]
        /// What the app finds on its command line, after its own name.
        package var arguments: [String]
        package var trace: URL?
        /// Whether the first start forgets what the app has kept in earlier runs.
        package var erases: Bool
        /// What holds the app back, if anything.
        package var sandbox: Sandbox?
        /// What the device notices of its surroundings from a launch on, by the names of ``DisplayMessage/Simulate``.
        package var simulated: [String: JSONValue]

        package init(
            screen: ScreenConfiguration, silenced: [String] = [], arguments: [String] = [], trace: URL? = nil,
            erases: Bool = false, sandbox: Sandbox? = nil, simulated: [String: JSONValue] = [:]
        ) {
            self.screen = screen
            self.silenced = silenced
            self.arguments = arguments
            self.trace = trace
            self.erases = erases
            self.sandbox = sandbox
            self.simulated = simulated
        }
    }

    /// Where the app is in its life.
    package enum Phase: Sendable, Equatable {
        /// No app was started yet: it is being built.
        case waiting
        /// Its process runs and has not said hello.
        case starting
        case running
        case ended(AppEnd)
    }

    /// What displays are told.
    package enum Event {
        /// Where the app is in its life, or whether it answers.
        case phase(Phase)
        /// ``picture`` has changed there.
        case frame([AppMessage.PixelRectangle])
        /// The device, its settings or the way that it is held.
        case screen
        case build(BuildState)
        /// What else the app says: trace, diagnostics, trees, answers, ….
        case message(any AppMessage.Body)
        /// The app of before is gone with its trace and findings; another starts.
        case reset
    }

    package let name: String
    package private(set) var settings: Settings
    package private(set) var phase = Phase.waiting
    /// Whether the app answers, or has not been waited for long enough to say.
    package private(set) var isResponding = true
    package private(set) var build = BuildState.idle
    /// The last frame; nil until the first. It is changed in place: whoever keeps a copy makes the next frame copy it all.
    package private(set) var picture: Picture?
    /// When the app drew it: media clock, in seconds.
    package private(set) var pictureTime = 0.0
    /// The size of the screen as the interface is turned, in points.
    package private(set) var interfaceSize: CGSize
    package private(set) var interfaceOrientation = ScreenConfiguration.Orientation.portrait
    package private(set) var clock = AppMessage.ClockState(isPaused: false, speed: 1, time: 0)
    package private(set) var isInBackground = false
    package private(set) var textInput = AppMessage.TextInput(isActive: false)
    /// Of this run of the app, the newest last; the oldest are forgotten beyond ``historyLimit``.
    package private(set) var trace: [TraceEvent] = []
    package private(set) var diagnostics: [Diagnostic] = []

    package static let historyLimit = 100_000

    private var observers: [Int: (Event) -> Void] = [:]
    private var lastObserver = 0
    private var app: RunnableApp?
    private var process: LiveProcess?
    /// Processes of before that were told to end and have not done so yet.
    private var leaving: [LiveProcess] = []
    private var traceFile: TraceFile?
    /// Above the numbers that displays may choose themselves.
    private var lastRequest = 1 << 40
    private var waiting: [Int: CheckedContinuation<(any AppMessage.Answer)?, Never>] = [:]

    package init(name: String, settings: Settings) {
        self.name = name
        self.settings = settings
        interfaceSize = settings.screen.size
    }

    // MARK: Displays

    /// Tells a display everything from now on, on the main actor, until `removeObserver`.
    package func addObserver(_ call: @escaping (Event) -> Void) -> Int {
        lastObserver += 1
        observers[lastObserver] = call
        return lastObserver
    }

    package func removeObserver(_ id: Int) { observers[id] = nil }

    /// A number for a request whose answer comes as a message with the same number.
    package func nextRequest() -> Int {
        lastRequest += 1
        return lastRequest
    }

    private func tell(_ event: Event) {
        for (_, call) in observers.sorted(by: { $0.key < $1.key }) { call(event) }
    }

    /// The process of the app, if one runs.
    package var identifier: pid_t? { process?.identifier }

    // MARK: The app

    /// Starts an app, in the place of the one that runs.
    ///
    /// - Parameter restoredState: What the run before answered to `requestState`.
    package func launch(_ app: RunnableApp, restoring restoredState: String? = nil) {
        leaving.removeAll(where: \.hasEnded)
        if let process {
            process.stop()
            leaving.append(process)
        }
        process = nil
        self.app = app
        forgetRun()
        enter(.starting)
        do {
            if settings.erases { try app.eraseContainer() }
            settings.erases = false
            traceFile = try settings.trace.map { file throws(DisplayFailure) in try TraceFile(file) }
            process = try LiveProcess(app: app, settings: settings, restoredState: restoredState) { [weak self] event in
                self?.follow(event)
            }
        } catch {
            enter(.ended(AppEnd(reason: "\(error)")))
        }
    }

    /// Starts the last app again, whether or not it runs; does nothing before the first.
    package func restart() {
        if let app { launch(app) }
    }

    /// Says something to the app, if there is one that listens.
    package func send(_ message: some DisplayMessage.Body) {
        keepChoice(message)
        process?.send(message)
        standIn?(message)
    }

    /// What tests have in the place of an app.
    var standIn: ((any DisplayMessage.Body) -> Void)?

    /// Tests show with it what an app would have drawn.
    func show(_ picture: Picture, damage: [AppMessage.PixelRectangle], time: Double) {
        self.picture = picture
        pictureTime = time
        tell(.frame(damage))
    }

    /// Asks the app something and waits for the answer.
    ///
    /// - Parameter make: Makes the message with the number of the request.
    /// - Returns: The message with the same number; nil if there is no app, or it ends before it answers.
    package func request<Request: DisplayMessage.Request>(_ make: (Int) -> Request) async -> Request.Answer? {
        guard process != nil, phase == .running else { return nil }
        let number = nextRequest()
        let message = make(number)
        let answer = await withCheckedContinuation { continuation in
            waiting[number] = continuation
            send(message)
        }
        return answer as? Request.Answer
    }

    package func setBuild(_ build: BuildState) {
        self.build = build
        tell(.build(build))
    }

    /// Ends the app, and those of before that are still about to end, and waits a moment for that.
    package func stop() {
        for process in leaving + [process].compactMap({ $0 }) { process.stopAndWait() }
        leaving = []
        process = nil
        giveUpRequests()
    }

    private func enter(_ phase: Phase) {
        self.phase = phase
        isResponding = true
        tell(.phase(phase))
    }

    /// Another run begins: nothing of the one before holds any more but its last picture.
    private func forgetRun() {
        giveUpRequests()
        trace = []
        diagnostics = []
        traceFile = nil
        interfaceSize = settings.screen.size
        interfaceOrientation = .portrait
        clock = AppMessage.ClockState(isPaused: false, speed: clock.speed, time: 0)
        isInBackground = false
        textInput = AppMessage.TextInput(isActive: false)
        tell(.reset)
        tell(.screen)
        tell(.message(clock))
        tell(.message(AppMessage.Activity(isInBackground: false)))
        tell(.message(textInput))
    }

    private func giveUpRequests() {
        let continuations = waiting.values
        waiting = [:]
        for continuation in continuations { continuation.resume(returning: nil) }
    }

    /// What the person chose stays for the next start.
    private func keepChoice(_ message: some DisplayMessage.Body) {
        guard let choice = message as? any LastingChoice else { return }
        choice.keep(in: &settings)
        // An app that runs says itself how its interface is then.
        if process == nil, message is DisplayMessage.SetScreen {
            (interfaceSize, interfaceOrientation) = (settings.screen.size, .portrait)
        }
        if choice is any ScreenChoice { tell(.screen) }
    }

    /// Tests tell with it what the process of an app would.
    func follow(_ event: LiveProcess.Event) {
        switch event {
        case .connected:
            enter(.running)
            // A person who slowed the app down did not do so for one run of it.
            if clock.speed != 1 { process?.send(DisplayMessage.SetClock(speed: clock.speed)) }
        case .frame(let frame):
            guard let damage = process?.update(&picture, to: frame) else { return }
            pictureTime = frame.time
            tell(.frame(damage))
        case .message(let message):
            if let answer = message as? any AppMessage.Answer,
                let continuation = waiting.removeValue(forKey: answer.request)
            {
                return continuation.resume(returning: answer)
            }
            remember(message)
            tell(.message(message))
        case .answers(let answers):
            isResponding = answers
            tell(.phase(phase))
        case .ended(let end):
            process = nil
            giveUpRequests()
            enter(.ended(end))
        }
    }

    private func remember(_ message: any AppMessage.Body) {
        switch message {
        case let event as TraceEvent:
            trace.append(event)
            if trace.count > Self.historyLimit { trace.removeFirst(Self.historyLimit / 10) }
            write(event)
        case let diagnostic as Diagnostic:
            diagnostics.append(diagnostic)
            if diagnostics.count > Self.historyLimit { diagnostics.removeFirst(Self.historyLimit / 10) }
            if diagnostic.isPrinted != true { Console.write(diagnostic.consoleText) }
        case let verdict as AppMessage.Verdict:
            guard !verdict.stands, let index = diagnostics.lastIndex(where: { $0.number == verdict.number }) else {
                break
            }
            Console.write(diagnostics.remove(at: index).withdrawalText)
        case let turned as AppMessage.Turned:
            interfaceSize = turned.size
            interfaceOrientation = turned.orientation
            tell(.screen)
        case let clock as AppMessage.ClockState: self.clock = clock
        case let activity as AppMessage.Activity: isInBackground = activity.isInBackground
        case let input as AppMessage.TextInput: textInput = input
        default: break
        }
    }

    private func write(_ event: TraceEvent) {
        do {
            try traceFile?.append(event)
        } catch {
            // Said once: the run goes on without the file.
            traceFile = nil
            Console.error("\(error)")
        }
    }
}
