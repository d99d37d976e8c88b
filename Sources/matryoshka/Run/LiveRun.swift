import Displays
import Foundation
import Projects

/// An app, as the command line names it.
struct AppSource: Sendable {
    /// An Xcode project or a folder.
    var path: String
    /// The app target, if there are several.
    var target: String?

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
    private var failure: (any Error)?
    private var isDone = false

    init(of source: AppSource, host: AppHost) {
        self.source = source
        self.host = host
    }

    /// Builds the app, shows it, and returns when its window is closed. A browser page serves until the process is
    /// interrupted.
    ///
    /// - Parameter isWatching: Whether the app is built again when its files change. The display opens before the first
    ///   build then, and shows its errors.
    func run(on kind: DisplayKind, port: Int?, watching isWatching: Bool) throws {
        let sdk = try SDK.ofRunningCommand()
        let app = isWatching ? nil : try build(with: sdk)
        let stop = try show(on: kind, port: port)
        defer {
            stop()
            host.stop()
        }
        let observer = host.addObserver { [name = host.name] event in
            guard case .phase(.ended(let end)) = event else { return }
            Console.error(end.text(for: name))
        }
        defer { host.removeObserver(observer) }
        if let app {
            host.launch(app)
            waitForEnd()
        } else {
            let loop = try WatchLoop(path: source.path, target: source.target, host: host, sdk: sdk)
            try loop.start()
            waitForEnd()
            loop.stop()
        }
        if let failure { throw failure }
    }

    private func build(with sdk: SDK) throws -> RunnableApp {
        try Progress.during("Building \(host.name)") {
            try AppBuilder(sdk: sdk).build(path: source.path, target: source.target)
        }
    }

    private func waitForEnd() {
        while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Opens the display; returns what closes it.
    private func show(on kind: DisplayKind, port: Int?) throws -> () -> Void {
        switch kind {
        case .window:
            let window = try openWindow()
            return { window.stop() }
        case .browser:
            let browser = BrowserDisplay(host: host, port: port)
            Task { [weak self] in
                do {
                    try await browser.start()
                    // Exactly one line, for people and for programs that wait for the address.
                    if let self { Console.write("Showing \(self.host.name) at \(browser.address)\n") }
                } catch {
                    self?.failure = CommandFailure("\(error)")
                    self?.isDone = true
                }
            }
            return {}
        case .none: return {}
        }
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
