import DisplayProtocol
import Displays
import Foundation
import Projects

/// Builds an app whenever its files change, and starts it anew where the person was.
///
/// While a build fails, and while one runs, the app of before goes on.
@MainActor final class WatchLoop {
    /// How long the running app may take to say where the person is, in seconds.
    private static let stateTimeLimit = 1.0

    private let path: String
    private let target: String?
    private let host: AppHost
    private let builder: AppBuilder
    private let watcher: FolderWatcher
    private var state = State.idle
    /// Whether the bundle holds what no app was started with.
    private var isLaunchDue = true

    private enum State {
        case idle
        case building(BuildMessages, isOutdated: Bool)
    }

    /// - Parameters:
    ///   - path: An Xcode project or a folder.
    ///   - target: The app target, if there are several.
    ///   - host: What runs the app and shows how its build goes.
    /// - Throws: A `CommandFailure` where the system watches no more folders.
    init(path: String, target: String?, host: AppHost, sdk: SDK, tolerance: Tolerance = .none) throws {
        self.path = path
        self.target = target
        self.host = host
        builder = AppBuilder(sdk: sdk, tolerance: tolerance)
        watcher = try FolderWatcher()
        watcher.onFailure = { Console.error("\($0)") }
        watcher.onChange = { [weak self] _ in self?.filesChanged() }
    }

    /// Builds the app for the first time, starts it when that succeeds, and goes on from there.
    func start() throws {
        try watcher.watch(Self.folder(of: path))
        build()
    }

    /// Gives up a build that runs, and hears of no more changes.
    func stop() {
        watcher.onChange = { _ in }
        if case .building(let messages, _) = state { messages.cancel() }
    }

    /// The folder to watch while the project cannot be read: its own, or the one that an Xcode project lies in.
    private static func folder(of path: String) -> String {
        let place = URL(fileURLWithPath: path).standardizedFileURL
        let isProject = ["xcodeproj", "xcworkspace"].contains(place.pathExtension)
        return (isProject ? place.deletingLastPathComponent() : place).path
    }

    private func filesChanged() {
        switch state {
        case .idle: build()
        case .building(let messages, _):
            messages.cancel()
            state = .building(messages, isOutdated: true)
        }
    }

    // MARK: Building

    private enum Outcome: Sendable {
        case built(AppBuilder.Product)
        case failed([BuildError])
        case givenUp
    }

    private func build() {
        let messages = BuildMessages()
        state = .building(messages, isOutdated: false)
        host.setBuild(.building)
        let (builder, path, target) = (builder, path, target)
        DispatchQueue.global(qos: .userInitiated).async {
            let outcome = Self.outcome(messages) { try builder.build(path: path, target: target, messages: messages) }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.take(outcome) } }
        }
    }

    private nonisolated static func outcome(
        _ messages: BuildMessages, of build: () throws -> AppBuilder.Product
    ) -> Outcome {
        do {
            return .built(try build())
        } catch is CancellationError {
            return .givenUp
        } catch is ErrorsAlreadyPrinted {
            let errors = messages.errors
            return .failed(errors.isEmpty ? [BuildError(message: "The build failed.")] : errors)
        } catch {
            Console.error("\(error)")
            return .failed([BuildError(message: "\(error)")])
        }
    }

    private func take(_ outcome: Outcome) {
        guard case .building(let messages, let isOutdated) = state else { return }
        state = .idle
        if messages.hasNewResources { isLaunchDue = true }
        if isOutdated { return build() }
        switch outcome {
        case .givenUp: host.setBuild(.idle)
        case .failed(let errors):
            // They may lie outside the project's folder, and no build has told of those files yet.
            watch(errors.compactMap { $0.file.map { URL(fileURLWithPath: $0) } })
            host.setBuild(.failed(errors))
        case .built(let product): take(product)
        }
    }

    private func take(_ product: AppBuilder.Product) {
        watch(product.inputs)
        guard product.hasChanged || isLaunchDue else { return host.setBuild(.idle) }
        isLaunchDue = false
        whereThePersonIs { [weak self] state in
            guard let self else { return }
            self.host.launch(product.app, restoring: state)
            // Another change may have come meanwhile.
            if case .idle = self.state { self.host.setBuild(.idle) }
        }
    }

    /// Watches what lies outside the project's folder, too.
    private func watch(_ inputs: [URL]) {
        do {
            for input in inputs {
                let place = input.standardizedFileURL
                try watcher.watch(place.deletingLastPathComponent().path, deeply: false)
                // Asset catalogs and folders of resources; for a file this does nothing.
                try watcher.watch(place.path)
            }
        } catch {
            Console.error("\(error)")
        }
    }

    // MARK: State

    /// Asks the app that runs for its state; one that does not answer in time, or has none, starts from the beginning.
    private func whereThePersonIs(_ answer: @escaping @MainActor (String?) -> Void) {
        guard host.phase == .running else { return answer(nil) }
        let request = host.nextRequest()
        var observer: Int?
        let finish: @MainActor (String?) -> Void = { [host] state in
            guard let known = observer else { return }
            observer = nil
            host.removeObserver(known)
            answer(state)
        }
        observer = host.addObserver { event in
            switch event {
            case .message(let reply as AppMessage.StateReply) where reply.request == request: finish(reply.state)
            case .phase(.ended): finish(nil)
            default: break
            }
        }
        host.send(DisplayMessage.RequestState(request: request))
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.stateTimeLimit) {
            MainActor.assumeIsolated { finish(nil) }
        }
    }
}
