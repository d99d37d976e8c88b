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

    /// - Parameter port: Nil for any that is free.
    package convenience init(host: AppHost, port: Int?) { self.init(host: host, port: port, limits: BrowserLimits()) }

    init(host: AppHost, port: Int?, limits: BrowserLimits) {
        self.host = host
        wantedPort = port
        self.limits = limits
    }

    /// Where the page is: a browser on this machine opens it, and nobody who was not told the token in it.
    ///
    /// Empty while the display is not started.
    package var address: String { server.map { "http://127.0.0.1:\($0.port)/?token=\(token.text)" } ?? "" }

    /// Listens on a port of the loopback interface.
    ///
    /// - Throws: ``BrowserDisplayError``, such as where the port is taken.
    package func start() async throws {
        guard server == nil else { return }
        let server = try await BrowserServer(
            port: wantedPort, token: token, resources: try .shipped(), limits: limits,
            pages: BrowserServer.Pages(
                connected: { [weak self] outbox, abort in await self?.connect(outbox, abort: abort) },
                said: { [weak self] page, message in try await self?.take(message, from: page) },
                disconnected: { [weak self] page in await self?.disconnect(page) }))
        self.server = server
        observer = host.addObserver { [weak self] event in self?.take(event) }
        server.run()
    }

    /// Closes all pages' connections and the port.
    package func stop() async {
        guard let server else { return }
        self.server = nil
        if let observer { host.removeObserver(observer) }
        observer = nil
        await server.stop()
    }

    // MARK: Pages

    private func connect(_ outbox: PageOutbox, abort: @escaping @Sendable () -> Void) -> Int? {
        guard pages.count < limits.pages else { return nil }
        flushTraces()
        let page = BrowserPage(outbox: outbox, limits: limits, abort: abort)
        lastPage += 1
        pages[lastPage] = page
        for message in history { page.send(Self.text(message), isHistory: true) }
        if let picture = host.picture { page.show(picture, damage: [], time: host.clock.time) }
        return lastPage
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

    private func disconnect(_ id: Int) { pages[id] = nil }

    private func take(_ message: PageMessage, from id: Int) throws {
        guard let page = pages[id] else { return }
        switch message {
        case .ack(let ack): try page.acknowledge(ack.sequence)
        case .setDevice(let choice): try setDevice(named: choice.name)
        case .restart: break
        case .app(let message): host.send(message)
        }
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
        case .frame(let damage):
            guard let picture = host.picture else { return }
            for page in pages.values { page.show(picture, damage: damage, time: host.clock.time) }
        case .message(.trace(let event)):
            // A run loop turn often brings many: they go together.
            if traces.isEmpty { Task { flushTraces() } }
            traces.append(event)
        case .message(let message):
            if Self.isForPages(message) { tell(.app(message)) }
        case .phase: tell(phase)
        case .screen: tell(screen)
        case .build: tell(build)
        case .reset: tell(.reset)
        }
    }

    private var phase: ServerMessage {
        switch host.phase {
        case .waiting: .phase(.init(phase: .waiting))
        case .starting: .phase(.init(phase: .starting))
        case .running: .phase(.init(phase: .running))
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

    /// Tells all pages, after what they were to be told before.
    private func tell(_ message: ServerMessage) {
        flushTraces()
        let text = Self.text(message)
        for page in pages.values { page.send(text) }
    }

    private func flushTraces() {
        guard !traces.isEmpty else { return }
        let text = Self.text(.traces(traces))
        traces = []
        for page in pages.values { page.send(text) }
    }

    private static func text(_ message: ServerMessage) -> Data {
        do {
            return try message.text
        } catch {
            preconditionFailure("what a server says is always JSON: \(error)")
        }
    }

    private static func isForPages(_ message: AppMessage) -> Bool {
        switch message {
        case .diagnostic, .tree, .accessibility, .hitTest, .layers, .clock, .activity, .textInput, .pasteboard,
            .openURL:
            true
        case .hello, .frame, .trace, .settled, .advanced, .finishedInput, .finishedTyping, .turned, .terminating,
            .state:
            false
        }
    }
}
