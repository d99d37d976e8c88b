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
    func run(on kind: DisplayKind, port: Int?) throws {
        let app = try Progress.during("Building \(host.name)") {
            try AppBuilder(sdk: try SDK.ofRunningCommand()).build(path: source.path, target: source.target)
        }
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
        host.launch(app)
        while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        if let failure { throw failure }
    }

    /// Opens the display; returns what closes it.
    private func show(on kind: DisplayKind, port: Int?) throws -> () -> Void {
        switch kind {
        case .window:
            let window = try WindowDisplay(host: host)
            window.onClose = { [weak self] in self?.isDone = true }
            try window.start()
            return { window.stop() }
        case .browser:
            let browser = BrowserDisplay(host: host, port: port)
            Task { [weak self] in
                do {
                    try await browser.start()
                    // Exactly one line, for people and for programs that wait for the address.
                    if let self { Console.write("Showing \(self.host.name) at \(browser.address)\n") }
                } catch {
                    self?.failure = error
                    self?.isDone = true
                }
            }
            return {}
        case .none: return {}
        }
    }
}
