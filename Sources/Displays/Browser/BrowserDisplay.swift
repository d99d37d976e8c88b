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
    private var tree: AppMessage?
    private var accessibility: AppMessage?

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
                said: { page, message in try await self.take(message, from: page) },
                disconnected: { page in await self.disconnect(page) }))
        self.server = server
        observer = host.addObserver { [weak self] event in self?.take(event) }
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
        let page = BrowserPage(outbox: outbox, limits: limits, picture: picture, abort: abort)
        lastPage += 1
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
        var messages: [ServerMessage] = [
            .welcome(.init(name: host.name, devices: ScreenConfiguration.devices.map(\.deviceName))),
            screen, phase, build, .app(.clock(host.clock)),
            .app(.activity(.init(isInBackground: host.isInBackground))), .app(.textInput(host.textInput)),
        ]
        for start in stride(from: 0, to: host.trace.count, by: 1000) {
            messages.append(.traces(Array(host.trace[start..<min(start + 1000, host.trace.count)])))
        }
        return messages + host.diagnostics.map { .app(.diagnostic($0)) }
    }

    private func take(_ message: PageMessage, from id: Int) throws {
        guard let page = pages[id] else { return }
        switch message {
        case .ack(let ack): try page.acknowledge(ack.sequence)
        case .setDevice(let choice): try setDevice(named: choice.name)
        case .restart: host.restart()
        case .app(let message): try take(message, from: page, id)
        }
    }

    private func take(_ message: DisplayMessage, from page: BrowserPage, _ id: Int) throws {
        func ask(_ number: Int, _ message: (Int) -> DisplayMessage) throws {
            let request = host.nextRequest()
            guard requests.ask(number, of: id, as: request) else { throw PageViolation(code: .policyViolation) }
            host.send(message(request))
        }
        switch message {
        case .touch(let touch):
            for touch in try page.held.translate(touch, numbers: &fingers) { host.send(.touch(touch)) }
        case .key(let key): if try page.held.takes(key) { host.send(message) }
        case .observe(let wish): observe(wish, page)
        case .requestTree(let question): try ask(question.request) { .requestTree(.init(request: $0)) }
        case .requestLayers(let question): try ask(question.request) { .requestLayers(.init(request: $0)) }
        case .hitTest(let question):
            try ask(question.request) { .hitTest(.init(request: $0, point: question.point)) }
        default: host.send(message)
        }
    }

    private func observe(_ wish: DisplayMessage.Observe, _ page: BrowserPage) {
        let before = page.observes
        page.observes = wish
        // The app sends these at once only where no page had asked for them.
        if wish.tree, !before.tree, let tree { send(.app(tree), to: page) }
        if wish.accessibility, !before.accessibility, let accessibility { send(.app(accessibility), to: page) }
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
        host.send(.observe(wanted))
    }

    private func setDevice(named name: String) throws(PageViolation) {
        guard var screen = ScreenConfiguration.device(named: name) else { throw PageViolation(code: .policyViolation) }
        let current = host.settings.screen
        screen.style = current.style
        screen.textSize = current.textSize
        screen.orientation = current.orientation
        host.send(.setScreen(screen))
    }

    // MARK: The app

    private func take(_ event: AppHost.Event) {
        // Without pages there is nobody to tell, and a page that comes is told everything.
        guard !pages.isEmpty else { return }
        switch event {
        case .frame(let damage): showPicture(on: pages.values, damage: damage)
        case .message(let message): take(message)
        case .phase(let new):
            tell(phase)
            // The app that runs now has not been asked.
            if new == .running, observed.tree || observed.accessibility { host.send(.observe(observed)) }
        case .screen: tell(screen)
        case .build: tell(build)
        case .reset:
            tree = nil
            accessibility = nil
            requests.forgetAll()
            for page in pages.values { _ = page.held.releaseAll(numbers: &fingers) }
            tell(.reset)
        }
    }

    private func showPicture(on pages: some Collection<BrowserPage>, damage: [AppMessage.PixelRectangle]) {
        guard let (width, height) = host.picture.map({ ($0.width, $0.height) }) else { return }
        for page in pages { page.show(width: width, height: height, damage: damage) }
    }

    private func take(_ message: AppMessage) {
        switch message {
        case .trace(let event):
            // A run loop turn often brings many: they go together.
            if traces.isEmpty { Task { flushTraces() } }
            traces.append(event)
        case .tree(let reply) where reply.request == 0:
            tree = message
            tell(.app(message)) { $0.observes.tree }
        case .accessibility(let described):
            // A page that comes later is told how things are, and not what was said before.
            accessibility = .accessibility(.init(elements: described.elements))
            tell(.app(message)) { $0.observes.accessibility }
        case .tree(let reply): answer(reply.request) { .tree(.init(request: $0, json: reply.json)) }
        case .hitTest(let reply): answer(reply.request) { .hitTest(.init(request: $0, path: reply.path)) }
        case .layers(let reply): answer(reply.request) { .layers(.init(request: $0, layers: reply.layers)) }
        case .diagnostic, .verdict, .clock, .activity, .textInput, .pasteboard, .openURL: tell(.app(message))
        case .hello, .frame, .settled, .advanced, .finishedInput, .finishedTyping, .turned, .terminating, .state, .pong:
            // For the program that keeps the app, which tells of them in other words.
            break
        }
    }

    /// Passes an answer on to the page that asked, with its own number.
    private func answer(_ request: Int, _ message: (Int) -> AppMessage) {
        guard let (id, number) = requests.answer(to: request), let page = pages[id] else { return }
        send(.app(message(number)), to: page)
    }

    private var phase: ServerMessage {
        switch host.phase {
        case .waiting: .phase(.init(phase: .waiting))
        case .starting: .phase(.init(phase: .starting))
        case .running: .phase(.init(phase: .running, isResponding: host.isResponding))
        case .ended(let end): .phase(.init(phase: .ended, end: end))
        }
    }

    private var screen: ServerMessage {
        .screen(
            .init(
                device: host.settings.screen, interfaceOrientation: host.interfaceOrientation,
                interfaceSize: host.interfaceSize))
    }

    private var build: ServerMessage {
        switch host.build {
        case .idle: .build(.init(state: .idle, errors: []))
        case .building: .build(.init(state: .building, errors: []))
        case .failed(let errors): .build(.init(state: .failed, errors: errors))
        }
    }

    private func send(_ message: ServerMessage, to page: BrowserPage) {
        flushTraces()
        page.send(message.text, subject: message.subject)
    }

    /// Tells all pages, or those that want it, after what they were to be told before.
    private func tell(_ message: ServerMessage, where isMeant: (BrowserPage) -> Bool = { _ in true }) {
        flushTraces()
        let text = message.text
        for page in pages.values where isMeant(page) { page.send(text, subject: message.subject) }
    }

    private func flushTraces() {
        guard !traces.isEmpty else { return }
        let text = ServerMessage.traces(traces).text
        traces = []
        for page in pages.values { page.send(text) }
    }
}
