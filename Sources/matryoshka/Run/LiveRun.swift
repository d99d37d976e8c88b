import Displays
import Foundation
import Projects

/// An app, as the command line names it.
struct AppSource: Sendable {
    /// An Xcode project or a folder.
    var path: String
    /// The app target, if there are several.
    var target: String?
    /// Whether it is built to show the previews in its sources.
    var showsPreviews = false

    /// What its author calls the app.
    var name: String { get throws { try loadProject(at: path, target: target).name } }

    /// The app's name, or that of its place while its project cannot be read and somebody works on it.
    var nameOrPlace: String {
        get throws {
            do {
                return try name
            } catch {
                guard FileManager.default.fileExists(atPath: path) else { throw error }
                return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            }
        }
    }
}

/// Shows an app to a person until they have had enough.
@MainActor final class LiveRun {
    private let source: AppSource
    private let host: AppHost
    /// Folders of companions.
    private let companions: [URL]
    private let tolerance: Tolerance
    private var failure: (any Error)?
    private var isDone = false
    /// What the page's address waits for: a page without an app is of no use unless the app is built again.
    private var isAppToCome = false
    private var browser: BrowserDisplay?

    init(of source: AppSource, host: AppHost, companions: [URL] = [], tolerance: Tolerance = .none) {
        self.companions = companions
        self.tolerance = tolerance
        self.source = source
        self.host = host
    }

    /// Shows the app, builds it, and returns when its window is closed. A browser page serves until the process is
    /// interrupted.
    ///
    /// - Parameter isWatching: Whether the app is built again when its files change, and the display shows the errors of a
    ///   build. Without it, a build that fails ends the run.
    func run(on kind: DisplayKind, port: Int?, watching isWatching: Bool) throws {
        let sdk = try SDK.ofRunningCommand(companions: companions)
        isAppToCome = isWatching
        // Where it cannot be shown, that is to be heard of before the build.
        let hide = try show(on: kind, port: port)
        defer {
            hide()
            host.stop()
        }
        let observer = host.addObserver { [weak self, name = host.name] event in
            guard case .phase(.ended(let end)) = event else { return }
            Interruption.giveWay()
            if end.signal == SIGPIPE, StandardStreams.isOutputUnread { self?.end(with: OutputUnread()) }
            guard self?.isDone == false else { return }
            Console.error(end.text(for: name))
        }
        defer { host.removeObserver(observer) }
        if isWatching {
            let loop = try WatchLoop(
                path: source.path, target: source.target, host: host, sdk: sdk, tolerance: tolerance)
            try loop.start()
            waitForEnd()
            loop.stop()
        } else {
            let messages = BuildMessages()
            build(with: sdk, messages)
            waitForEnd()
            messages.cancel()
        }
        if let failure { throw failure }
    }

    /// Builds the app beside the main queue, which the display needs, and starts it.
    private func build(with sdk: SDK, _ messages: BuildMessages) {
        host.setBuild(.building)
        let (source, name, tolerance) = (source, host.name, tolerance)
        DispatchQueue.global(qos: .userInitiated).async {
            let outcome = Result {
                try Progress.during("Building \(name)") {
                    try AppBuilder(sdk: sdk, showsPreviews: source.showsPreviews, tolerance: tolerance)
                        .build(path: source.path, target: source.target, messages: messages).app
                }
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.take(outcome) } }
        }
    }

    private func take(_ outcome: Result<RunnableApp, any Error>) {
        switch outcome {
        case .success(let app):
            host.setBuild(.idle)
            host.launch(app)
            isAppToCome = true
            tellAddress()
        case .failure(let error): end(with: error)
        }
    }

    private func end(with error: any Error) {
        failure = failure ?? error
        isDone = true
    }

    private func waitForEnd() {
        while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    // MARK: Displays

    /// Opens the display; returns what closes it.
    private func show(on kind: DisplayKind, port: Int?) throws -> () -> Void {
        switch kind {
        case .window:
            let window = try openWindow()
            return { window.stop() }
        case .browser:
            let browser = BrowserDisplay(host: host, port: port)
            Task {
                do {
                    try await browser.start()
                    self.browser = browser
                    tellAddress()
                } catch {
                    end(with: CommandFailure("\(error)"))
                }
            }
            return { Self.wait { await browser.stop() } }
        case .none: return {}
        }
    }

    /// Exactly one line, for people and for programs that wait for the address, once the page is worth opening.
    private func tellAddress() {
        guard isAppToCome, let browser else { return }
        Console.write("Showing \(host.name) at \(browser.address)\n")
        self.browser = nil
    }

    private static func wait(for work: @escaping @MainActor () async -> Void) {
        var isDone = false
        Task {
            await work()
            isDone = true
        }
        while !isDone { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
    }

    private func openWindow() throws -> WindowDisplay {
        do {
            let window = try WindowDisplay(host: host)
            window.onClose = { [weak self] in self?.isDone = true }
            try window.start()
            return window
        } catch let error as WindowError {
            throw CommandFailure(error.description)
        }
    }
}
