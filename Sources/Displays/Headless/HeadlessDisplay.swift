import DisplayProtocol
import Foundation

/// A display without a picture to see: it lets an app run in virtual time and asks it for pictures and trees.
package final class HeadlessDisplay: FlowTarget {
    package let screen: ScreenConfiguration
    private let app: RunnableApp
    /// The longest that a step may take, in seconds.
    private let timeLimit: Double
    /// Whether something in the app has been found never to end.
    private var isRestless = false
    /// How long an app that never comes to rest is waited for after each step, in seconds.
    private static let waitForRestless = 1.0
    private let trace: TraceFile?
    private let listener: DisplayListener
    private let pixels: PixelFile
    private let process: AppProcess
    private let interruption: Interruption
    private let backtracing: Backtracing
    private var session: DisplaySession?
    private var lastRequest = 0
    private var lastWords: String?
    /// How many mistakes of the app's were reported so far.
    package private(set) var findingCount = 0
    /// Findings that the app may yet withdraw.
    private var suspicions: [Diagnostic] = []

    package private(set) var screenSize: CGSize
    package private(set) var time = 0.0

    /// Starts the app and waits until it is idle after its launch.
    ///
    /// - Parameters:
    ///   - timeLimit: The longest that a step may take, in seconds.
    ///   - silenced: The codes of mistakes that the app's framework does not report.
    ///   - arguments: What the app finds on its command line, after its own name.
    ///   - sandbox: What holds the app back, if anything.
    ///   - simulated: What the device notices of its surroundings from the launch on.
    package init(
        app: RunnableApp, screen: ScreenConfiguration, timeLimit: Double, trace: URL?, silenced: [String] = [],
        arguments: [String] = [], sandbox: Sandbox? = nil, simulated: [String: JSONValue] = [:]
    ) throws {
        self.app = app
        self.screen = screen
        screenSize = screen.size
        self.timeLimit = timeLimit
        self.trace = try trace.map { file throws(DisplayFailure) in try TraceFile(file) }
        do {
            listener = try DisplayListener()
            pixels = try PixelFile(count: 2, byteCount: screen.pixelWidth * screen.pixelHeight * 4)
        } catch {
            throw DisplayFailure.cannotStart(app: app.name, reason: "\(error)")
        }
        let folders = try AppFolders(in: listener.folder)
        backtracing = Backtracing(in: listener.folder)
        process = try AppProcess(
            AppStart(
                app, arguments: arguments,
                environment: folders.environment(display: listener.path, silenced: silenced, simulated: simulated),
                folder: folders.home, backtracing: backtracing, pixels: pixels.descriptor, sandbox: sandbox,
                socket: listener.path))
        interruption = Interruption(by: process.keeper, removing: listener.folder)
        do {
            try connect()
            try runUntilIdle()
        } catch {
            stop()
            throw error
        }
    }

    /// Ends the app and removes the session's folder.
    package func stop() {
        try? session?.send(DisplayMessage.Terminate())
        session?.close()
        if process.waitForEnd(within: 2) == nil { process.kill() }
        process.flush()
        process.tellOfRest()
        interruption.cancel()
        listener.remove()
    }

    private func connect() throws {
        let deadline = DispatchTime.now() + timeLimit
        while try !listener.hasConnection(within: 0.02) {
            if let end = process.pollEnd() { throw failure(of: end, during: "before it reached UIApplicationMain") }
            guard DispatchTime.now() < deadline else {
                if let end = endOfCrash() { throw failure(of: end, during: "before it reached UIApplicationMain") }
                throw DisplayFailure.noConnection(app: app.name, seconds: timeLimit, place: placeOfHang())
            }
        }
        let welcome = DisplayMessage.Welcome(
            screen: screen, clock: .virtual, wantsFrames: false,
            pixels: pixels.store(inheritedAs: AppStart.pixelsDescriptor))
        try translated(during: "to the display's welcome") {
            session = try DisplaySession(socket: try listener.accept(), welcome: welcome, within: timeLimit)
        }
    }

    // MARK: Requests

    package func perform(_ touches: [DisplayMessage.Touch]) throws {
        try ask(during: "while touches were delivered") { DisplayMessage.Input(request: $0, touches: touches) }
        try runUntilIdle()
    }

    package func type(_ keys: [DisplayMessage.Key]) throws -> String? {
        let reply = try ask(during: "while text was typed") { DisplayMessage.Typing(request: $0, keys: keys) }
        try runUntilIdle()
        return reply.problem
    }

    /// Waits until nothing in the app moves by itself. An app that never comes to rest is waited for once, with a warning that
    /// names what goes on, as tests of user interfaces on iOS do.
    package func runUntilIdle() throws {
        let limit = isRestless ? min(Self.waitForRestless, timeLimit) : timeLimit
        guard let running = try settle(limit: limit).stillRunning, !isRestless else { return }
        isRestless = true
        let more = running.count > 5 ? " and \(running.count - 5) more" : ""
        Console.warning(
            "\(app.name) did not become idle within \(DisplayFailure.text(timeLimit)) s, and is gone on with: still running: "
                + running.prefix(5).joined(separator: ", ") + more)
    }

    package func runUntilIdle(atMost seconds: Double) throws {
        _ = try settle(limit: seconds)
    }

    /// Says that the run is at its end: the app reports what is missing by now.
    package func finish() throws {
        _ = try settle(limit: timeLimit, isLast: true)
    }

    private func settle(limit: Double, isLast: Bool? = nil) throws -> AppMessage.Settled {
        let settled = try ask(during: "while it was to become idle") {
            DisplayMessage.RunUntilIdle(request: $0, limit: limit, isLast: isLast)
        }
        time = settled.time
        return settled
    }

    package func wait(_ seconds: Double) throws {
        let advanced = try ask(during: "while time passed", extraTime: seconds) {
            DisplayMessage.Advance(request: $0, seconds: seconds, passRealTime: true)
        }
        time = advanced.time
        try runUntilIdle()
    }

    package func setPreferences(_ preferences: DisplayMessage.SetPreferences) throws {
        try tell(preferences, during: "while its settings changed")
        try runUntilIdle()
    }

    package func setOrientation(_ orientation: ScreenConfiguration.Orientation) throws {
        try tell(DisplayMessage.SetOrientation(orientation: orientation), during: "while the device was turned")
        try runUntilIdle()
    }

    package func simulate(_ name: String, _ values: JSONValue) throws -> String? {
        let reply = try ask(during: "while its surroundings changed") {
            DisplayMessage.Simulate(request: $0, name: name, values: values)
        }
        if let seconds = reply.seconds, seconds > 0 {
            let advanced = try ask(during: "while time passed") {
                DisplayMessage.Advance(request: $0, seconds: seconds, passRealTime: false)
            }
            time = advanced.time
        }
        try runUntilIdle()
        return reply.problem
    }

    package func tree() throws -> Tree {
        let reply = try ask(during: "while its views were listed") { DisplayMessage.RequestTree(request: $0) }
        do {
            return try Tree(json: reply.json)
        } catch {
            throw DisplayFailure.protocolError(app: app.name, reason: "its tree cannot be read")
        }
    }

    package func picture() throws -> Picture {
        let request = nextRequest()
        let frame = try exchange(DisplayMessage.RequestFrame(request: request), during: "while it drew") { message in
            (message as? AppMessage.Frame).flatMap { $0.request == request ? $0 : nil }
        }
        return try translated(during: "while it drew") {
            let picture = try pixels.picture(of: frame)
            try session?.send(DisplayMessage.FrameConsumed(sequence: frame.sequence))
            return picture
        }
    }

    private func nextRequest() -> Int {
        lastRequest += 1
        return lastRequest
    }

    private func tell(_ message: some DisplayMessage.Body, during: String) throws {
        try translated(during: during) {
            guard let session else { throw DisplayError.closed }
            try session.send(message)
        }
    }

    /// Asks with a number of its own, and waits for the answer that has it.
    @discardableResult private func ask<Request: DisplayMessage.Request>(
        during: String, extraTime: Double = 0, _ make: (Int) -> Request
    ) throws -> Request.Answer {
        let number = nextRequest()
        return try exchange(make(number), during: during, extraTime: extraTime) { message in
            (message as? Request.Answer).flatMap { $0.request == number ? $0 : nil }
        }
    }

    /// Sends a message and takes what comes until `answer` finds the answer in it.
    private func exchange<Answer>(
        _ message: some DisplayMessage.Body, during: String, extraTime: Double = 0,
        answer: (any AppMessage.Body) -> Answer?
    ) throws -> Answer {
        let deadline = DispatchTime.now() + timeLimit + extraTime
        return try translated(during: during) {
            guard let session else { throw DisplayError.closed }
            try session.send(message)
            while true {
                let now = DispatchTime.now()
                guard now < deadline else { throw DisplayError.timedOut(seconds: timeLimit) }
                let left = Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000_000
                guard let message = try session.receive(within: left)?.body else { throw DisplayError.closed }
                if let answer = answer(message) { return answer }
                try hear(message)
            }
        }
    }

    /// Deals with a message that nobody asked for; the answer to a request that was given up says nothing any more.
    private func hear(_ message: any AppMessage.Body) throws {
        switch message {
        case let event as TraceEvent: try trace?.append(event)
        case let diagnostic as Diagnostic:
            // Nobody looks on who could learn of a withdrawal.
            if diagnostic.number == nil { report(diagnostic) } else { suspicions.append(diagnostic) }
        case let verdict as AppMessage.Verdict:
            guard let index = suspicions.firstIndex(where: { $0.number == verdict.number }) else { break }
            let diagnostic = suspicions.remove(at: index)
            if verdict.stands { report(diagnostic) }
        case let words as AppMessage.Terminating: lastWords = words.reason
        case let frame as AppMessage.Frame:
            try session?.send(DisplayMessage.FrameConsumed(sequence: frame.sequence))
        case let turned as AppMessage.Turned: screenSize = turned.size
        case is AppMessage.Hello: throw DisplayError.unexpectedMessage("hello")
        default: break
        }
    }

    private func report(_ diagnostic: Diagnostic) {
        if diagnostic.isMistake { findingCount += 1 }
        if diagnostic.isPrinted != true { Console.write(diagnostic.consoleText) }
    }

    // MARK: Failures

    /// Turns what went wrong on the wire into what went wrong with the app.
    private func translated<Result>(during: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch DisplayError.closed {
            drainLastMessages()
            // The end of the connection comes a moment before the end of the process.
            guard let end = process.waitForEnd(within: 5) else {
                process.kill()
                throw DisplayFailure.protocolError(app: app.name, reason: "it closed the connection and kept running")
            }
            throw failure(of: end, during: during)
        } catch DisplayError.timedOut {
            if let end = endOfCrash() { throw failure(of: end, during: during) }
            throw DisplayFailure.noAnswer(
                app: app.name, seconds: timeLimit, during: during, place: placeOfHang())
        } catch let error as DisplayError {
            process.kill()
            throw DisplayFailure.protocolError(app: app.name, reason: error.description)
        }
    }

    /// What an app sends just before it dies lies in the socket still when writing to it fails.
    private func drainLastMessages() {
        while let message = try? session?.receive(within: 0) {
            try? hear(message.body)
        }
        // An app that is gone refutes nothing any more.
        for diagnostic in suspicions { report(diagnostic) }
        suspicions = []
    }

    private func failure(of end: AppProcess.End, during: String) -> DisplayFailure {
        let lastLine = process.lastWord()
        if let limit = process.reachedLimit { return .limit(app: app.name, limit) }
        return switch end {
        case .exited(let status): .ended(app: app.name, status: status, during: during)
        case .killed(let signal):
            .crashed(
                app: app.name,
                end: AppEnd(
                    signal: signal, image: AppImages(of: app.executable), terminating: lastWords,
                    lastLine: lastLine, report: backtracing.report))
        }
    }

    /// How an app ends whose runtime is about to write its stack; nil for one that does not crash.
    private func endOfCrash() -> AppProcess.End? {
        process.isCrashing ? process.waitForEnd(within: AppProcess.reportPatience) : nil
    }

    /// Ends an app that does not answer; returns where it was.
    private func placeOfHang() -> [StackFrame] {
        process.endWhereItHangs(backtracing, image: AppImages(of: app.executable))
    }
}
