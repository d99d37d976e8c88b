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

        package init(
            screen: ScreenConfiguration, silenced: [String] = [], arguments: [String] = [], trace: URL? = nil
        ) {
            self.screen = screen
            self.silenced = silenced
            self.arguments = arguments
            self.trace = trace
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
        case phase(Phase)
        /// ``picture`` has changed there.
        case frame([AppMessage.PixelRectangle])
        /// The device, its settings or the way that it is held.
        case screen
        case build(BuildState)
        /// What else the app says: trace, diagnostics, trees, answers, ….
        case message(AppMessage)
        /// The app of before is gone with its trace and findings; another starts.
        case reset
    }

    package let name: String
    package private(set) var settings: Settings
    package private(set) var phase = Phase.waiting
    package private(set) var build = BuildState.idle
    /// The last frame; nil until the first.
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
    private var process: LiveProcess?
    private var lastRequest = 0

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

    // MARK: The app

    /// Starts an app, in the place of the one that runs.
    ///
    /// - Parameter restoredState: What the run before answered to `requestState`.
    package func launch(_ app: RunnableApp, restoring restoredState: String? = nil) {
        process?.stop()
        trace = []
        diagnostics = []
        tell(.reset)
        enter(.starting)
        do {
            process = try LiveProcess(app: app, settings: settings, restoredState: restoredState) { [weak self] event in
                self?.take(event)
            }
        } catch {
            enter(.ended(AppEnd(reason: "\(error)")))
        }
    }

    /// Says something to the app, if there is one that listens.
    package func send(_ message: DisplayMessage) {
        note(message)
        process?.send(message)
    }

    package func setBuild(_ build: BuildState) {
        self.build = build
        tell(.build(build))
    }

    /// Ends the app.
    package func stop() {
        process?.stop()
        process = nil
    }

    private func enter(_ phase: Phase) {
        self.phase = phase
        tell(.phase(phase))
    }

    /// What the person chose stays for the next start.
    private func note(_ message: DisplayMessage) {
        switch message {
        case .setPreferences(let change):
            settings.screen.style = change.style ?? settings.screen.style
            settings.screen.textSize = change.textSize ?? settings.screen.textSize
        case .setOrientation(let change): settings.screen.orientation = change.orientation
        case .setScreen(let screen): settings.screen = screen
        default: return
        }
        tell(.screen)
    }

    /// Tests play a process with it.
    func take(_ event: LiveProcess.Event) {
        switch event {
        case .connected: enter(.running)
        case .frame(let picture, let damage, let time):
            self.picture = picture
            pictureTime = time
            tell(.frame(damage))
        case .message(let message):
            remember(message)
            tell(.message(message))
        case .ended(let end):
            process = nil
            enter(.ended(end))
        }
    }

    private func remember(_ message: AppMessage) {
        switch message {
        case .trace(let event):
            trace.append(event)
            if trace.count > Self.historyLimit { trace.removeFirst(Self.historyLimit / 10) }
        case .diagnostic(let diagnostic):
            diagnostics.append(diagnostic)
            if diagnostic.isPrinted != true { Console.write(diagnostic.consoleText) }
        case .turned(let turned):
            interfaceSize = turned.size
            interfaceOrientation = turned.orientation
            tell(.screen)
        case .clock(let clock): self.clock = clock
        case .activity(let activity): isInBackground = activity.isInBackground
        case .textInput(let input): textInput = input
        default: break
        }
    }
}
