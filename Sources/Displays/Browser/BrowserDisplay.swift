import DisplayProtocol
import FlyingFox
import Foundation

/// Shows an app in browser pages.
@MainActor package final class BrowserDisplay {
    private let host: AppHost
    private let wantedPort: Int?
    private let limits: BrowserLimits
    private let token = PageToken()
    private var server: BrowserServer?
    private var observer: Int?
    private var pages: [Int: BrowserPage] = [:]
    private var lastPage = 0
    /// Events of the trace that the next message carries.
    private var traces: [TraceEvent] = []
    private var fingers: Set<Int> = []
    private var requests: RequestRelay
    /// What the app was asked to send by itself, which is what any page wants.
    private var observed = DisplayMessage.Observe(tree: false, accessibility: false)
    /// What it sent last, for pages that ask later.
    private var tree: AppMessage.TreeReply?
    private var accessibility: AppMessage.Accessibility?

    /// - Parameter port: Nil for any that is free.
    package convenience init(host: AppHost, port: Int?) { self.init(host: host, port: port, limits: BrowserLimits()) }

    init(host: AppHost, port: Int?, limits: BrowserLimits) {
        self.host = host
        wantedPort = port
        self.limits = limits
        requests = RequestRelay(limit: limits.openRequests)
    }

    /// Where the page is: a browser on this machine opens it, and nobody who was not told the token in it.
    ///
    /// Empty while the display is not started.
    package var address: String { server.map { "http://127.0.0.1:\($0.port)/?token=\(token.text)" } ?? "" }

    /// Listens on a port of the loopback interface, and stays alive until `stop`.
    ///
    /// - Throws: ``BrowserDisplayError``, such as where the port is taken.
    package func start() async throws {
        guard server == nil else { return }
        let server = try await BrowserServer(
            port: wantedPort, token: token, resources: try .shipped(), limits: limits,
            pages: BrowserServer.Pages(
                connected: { outbox, abort in await self.connect(outbox, abort: abort) },
                said: { page, message in try await self.receive(message, from: page) },
                disconnected: { page in await self.disconnect(page) }))
        self.server = server
        observer = host.addObserver { [weak self] event in self?.follow(event) }
        server.run()
    }

    /// Tells all pages that it ends, and closes their connections and the port.
    package func stop() async {
        guard let server else { return }
        self.server = nil
        if let observer { host.removeObserver(observer) }
        observer = nil
        for page in pages.values { page.close() }
        // A page that reads has heard of it by then.
        let deadline = ContinuousClock.now + .seconds(limits.farewell)
        while !pages.isEmpty, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(5)) }
        await server.stop()
    }

    // MARK: Pages

    private func connect(_ outbox: PageOutbox, abort: @escaping @Sendable () -> Void) -> Int? {
        guard pages.count < limits.pages else { return nil }
        flushTraces()
        let picture = { [host] in host.picture.map { ($0, host.pictureTime) } }
        lastPage += 1
        let page = BrowserPage(id: lastPage, outbox: outbox, limits: limits, picture: picture, abort: abort)
        pages[lastPage] = page
        showPicture(on: [page], damage: [])
        let history = history
        Task { await page.begin(with: history) }
        return lastPage
    }

    private func disconnect(_ id: Int) {
        guard let page = pages.removeValue(forKey: id) else { return }
        for message in page.held.releaseAll(numbers: &fingers) { host.send(message) }
        requests.forget(page: id)
        observeForPages()
    }

    /// What a page is told first: all that pages that were there before know.
    private var history: [ServerMessage] {
        var messages = [
            ServerMessage(
                ServerMessage.Welcome(name: host.name, devices: ScreenConfiguration.devices.map(\.deviceName))),
            ServerMessage(screen), ServerMessage(phase), ServerMessage(build), ServerMessage(host.clock),
            ServerMessage(AppMessage.Activity(isInBackground: host.isInBackground)), ServerMessage(host.textInput),
        ]
        for start in stride(from: 0, to: host.trace.count, by: 1000) {
            let events = host.trace[start..<min(start + 1000, host.trace.count)]
            messages.append(ServerMessage(ServerMessage.Traces(Array(events))))
        }
        return messages + host.diagnostics.map { ServerMessage($0) }
    }

    private func receive(_ message: PageMessage, from id: Int) throws {
        guard let page = pages[id] else { return }
        try message.body.arrive(at: self, from: page)
    }

    // MARK: What pages say

    func restart() { host.restart() }

    func forward(_ message: some DisplayMessage.Body) { host.send(message) }

    func touch(_ touch: DisplayMessage.Touch, on page: BrowserPage) throws(PageViolation) {
        for touch in try page.held.translate(touch, numbers: &fingers) { host.send(touch) }
    }

    func press(_ key: DisplayMessage.KeyPress, on page: BrowserPage) throws(PageViolation) {
        if try page.held.takes(key) { host.send(key) }
    }

    /// Asks the app, with a number of our own: pages number their questions each for themselves.
    func ask(_ question: some DisplayMessage.Request, for page: BrowserPage) throws(PageViolation) {
        var request = question
        request.request = host.nextRequest()
        guard requests.ask(question.request, of: page.id, as: request.request) else {
            throw PageViolation(code: .policyViolation)
        }
        host.send(request)
    }

    func observe(_ wish: DisplayMessage.Observe, for page: BrowserPage) {
        let before = page.observes
        page.observes = wish
        // The app sends these at once only where no page had asked for them.
        if wish.tree, !before.tree, let tree { send(tree, to: page) }
        if wish.accessibility, !before.accessibility, let accessibility { send(accessibility, to: page) }
        observeForPages()
    }

    /// Asks the app for what pages want to see, and no longer for what they do not.
    private func observeForPages() {
        let wanted = DisplayMessage.Observe(
            tree: pages.values.contains(where: \.observes.tree),
            accessibility: pages.values.contains(where: \.observes.accessibility))
        guard wanted != observed else { return }
        observed = wanted
        if !wanted.tree { tree = nil }
        if !wanted.accessibility { accessibility = nil }
        host.send(wanted)
    }

    func setDevice(named name: String) throws(PageViolation) {
        guard var screen = ScreenConfiguration.device(named: name) else { throw PageViolation(code: .policyViolation) }
        let current = host.settings.screen
        screen.style = current.style
        screen.textSize = current.textSize
        screen.orientation = current.orientation
        host.send(DisplayMessage.SetScreen(screen))
    }

    // MARK: The app

    private func follow(_ event: AppHost.Event) {
        // Without pages there is nobody to tell, and a page that comes is told everything.
        guard !pages.isEmpty else { return }
        switch event {
        case .frame(let damage): showPicture(on: pages.values, damage: damage)
        case .message(let message): hear(message)
        case .phase(let new):
            tell(phase)
            // The app that runs now has not been asked.
            if new == .running, observed.tree || observed.accessibility { host.send(observed) }
        case .screen: tell(screen)
        case .build: tell(build)
        case .reset:
            tree = nil
            accessibility = nil
            requests.forgetAll()
            for page in pages.values { _ = page.held.releaseAll(numbers: &fingers) }
            tell(ServerMessage.Reset())
        }
    }

    private func showPicture(on pages: some Collection<BrowserPage>, damage: [AppMessage.PixelRectangle]) {
        guard let (width, height) = host.picture.map({ ($0.width, $0.height) }) else { return }
        for page in pages { page.show(width: width, height: height, damage: damage) }
    }

    private func hear(_ message: any AppMessage.Body) {
        switch message {
        case let event as TraceEvent:
            // A run loop turn often brings many: they go together.
            if traces.isEmpty { Task { flushTraces() } }
            traces.append(event)
        case let reply as AppMessage.TreeReply where reply.request == 0:
            tree = reply
            tell(reply) { $0.observes.tree }
        case let described as AppMessage.Accessibility:
            // A page that comes later is told how things are, and not what was said before.
            accessibility = .init(elements: described.elements)
            tell(described) { $0.observes.accessibility }
        case let answer as any AppMessage.Answer & ServerMessage.Body: passOn(answer)
        case let news as any ServerMessage.Body: tell(news)
        default:
            // For the program that keeps the app, which tells of it in other words.
            break
        }
    }

    /// Passes an answer on to the page that asked, with its own number.
    private func passOn(_ answer: some AppMessage.Answer & ServerMessage.Body) {
        guard let (id, number) = requests.answer(to: answer.request), let page = pages[id] else { return }
        var answer = answer
        answer.request = number
        send(answer, to: page)
    }

    private var phase: ServerMessage.PhaseChange {
        switch host.phase {
        case .waiting: .init(phase: .waiting)
        case .starting: .init(phase: .starting)
        case .running: .init(phase: .running, isResponding: host.isResponding)
        case .ended(let end): .init(phase: .ended, end: end)
        }
    }

    private var screen: ServerMessage.Screen {
        .init(
            device: host.settings.screen, interfaceOrientation: host.interfaceOrientation,
            interfaceSize: host.interfaceSize)
    }

    private var build: ServerMessage.Build {
        switch host.build {
        case .idle: .init(state: .idle, errors: [])
        case .building: .init(state: .building, errors: [])
        case .failed(let errors): .init(state: .failed, errors: errors)
        }
    }

    private func send(_ message: some ServerMessage.Body, to page: BrowserPage) {
        flushTraces()
        page.send(ServerMessage(message).text, subject: message.subject)
    }

    /// Tells all pages, or those that want it, after what they were to be told before.
    private func tell(_ message: some ServerMessage.Body, where isMeant: (BrowserPage) -> Bool = { _ in true }) {
        flushTraces()
        let text = ServerMessage(message).text
        for page in pages.values where isMeant(page) { page.send(text, subject: message.subject) }
    }

    private func flushTraces() {
        guard !traces.isEmpty else { return }
        let text = ServerMessage(ServerMessage.Traces(traces)).text
        traces = []
        for page in pages.values { page.send(text) }
    }
}
