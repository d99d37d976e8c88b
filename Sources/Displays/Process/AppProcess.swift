import Foundation

/// The process of an app.
///
/// Standard output is inherited, but for an app in a sandbox; standard error passes through us, byte for byte and at once,
/// so that an app's last word can be quoted when it crashes.
package final class AppProcess {
    package typealias End = ChildProcess.End

    private let child: ChildProcess
    private let errors: ErrorRelay
    private let output: OutputRelay?
    private let limits: LimitWatch?
    private let name: String
    private let isSandboxed: Bool
    private var hasToldOfRest = false

    /// - Parameter keepsStackTraces: Whether the stack traces on standard error are passed through as well.
    package init(_ start: AppStart, keepsStackTraces: Bool = AppFolders.wantsStackTraces) throws(DisplayFailure) {
        name = start.executable.lastPathComponent
        isSandboxed = start.sandbox != nil
        let errorEnds = try Self.pipe(for: name)
        defer { close(errorEnds.writing) }
        let outputEnds = try start.sandbox.map { _ throws(DisplayFailure) in
            try Self.pipe(for: start.executable.lastPathComponent)
        }
        defer { if let outputEnds { close(outputEnds.writing) } }
        let meter = start.sandbox.map { OutputMeter(limit: $0.limits.output) }
        errors = ErrorRelay(descriptor: errorEnds.reading, keepsStackTraces: keepsStackTraces, meter: meter)
        let ownOutput = start.output ?? STDOUT_FILENO
        output = outputEnds.map { OutputRelay(descriptor: $0.reading, to: ownOutput, meter: meter) }
        let command = start.sandbox?.command(for: start) ?? (start.executable, start.arguments)
        do {
            child = try ChildProcess(
                .init(
                    executable: command.0, arguments: command.1, environment: start.environment,
                    folder: start.sandbox == nil ? start.folder : nil,
                    descriptors: [STDIN_FILENO, outputEnds?.writing ?? ownOutput, errorEnds.writing]
                        + [start.pixels, start.events].compactMap { $0 }))
        } catch {
            throw .cannotStart(app: name, reason: error.description)
        }
        let process = child
        limits = start.sandbox.map { LimitWatch($0.limits, of: process, meter: meter) }
    }

    deinit { kill() }

    private static func pipe(for name: String) throws(DisplayFailure) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else {
            throw .cannotStart(app: name, reason: String(cString: strerror(errno)))
        }
        return (ends[0], ends[1])
    }

    /// The app's own process; in a sandbox it is the one that the sandbox's first has started.
    package var identifier: pid_t {
        guard isSandboxed else { return child.identifier }
        let first = ProcessTree.children(of: child.identifier).first
        return first.flatMap { ProcessTree.children(of: $0).first } ?? child.identifier
    }

    /// The process that ends the app when this one ends.
    package var keeper: pid_t { child.keeper }

    /// How the process ended; nil while it runs.
    package func pollEnd() -> End? { child.pollEnd().map(unwrapped) }

    /// Calls on the main queue once the process has ended.
    package func whenEnded(_ call: @escaping @MainActor @Sendable () -> Void) { child.whenEnded(call) }

    /// Waits for the end; nil when it does not come in time.
    package func waitForEnd(within seconds: Double) -> End? { child.waitForEnd(within: seconds).map(unwrapped) }

    package func waitForEnd() -> End { unwrapped(child.waitForEnd()) }

    /// Has the app's process crash, so that its runtime writes where it is; it ends by that, unless it catches the signal.
    func crash() { _ = Foundation.kill(identifier, SIGQUIT) }

    /// How long the runtime may take to write where an app is, in seconds.
    static let reportPatience = 30.0

    /// Ends an app that does not answer, by a crash; returns the stack that its runtime has written then.
    package func endWhereItHangs(_ backtracing: Backtracing, image: String) -> [StackFrame] {
        crash()
        let deadline = DispatchTime.now() + Self.reportPatience
        // An app that has not come to its framework goes on when the runtime has written.
        while backtracing.report == nil, waitForEnd(within: 0.05) == nil, DispatchTime.now() < deadline {}
        kill()
        return backtracing.report?.backtrace(appImage: image) ?? []
    }

    /// Whether the runtime is about to write the stack of a crash.
    var isCrashing: Bool {
        ProcessTree.descendants(of: child.identifier).contains { ProcessTree.name(of: $0) == "swift-backtrace" }
    }

    package func kill() { child.kill() }

    /// The limit of the sandbox that the app has reached, and that ended it.
    package var reachedLimit: Sandbox.Limit? {
        if let limit = limits?.reached { return limit }
        return isSandboxed && pollEnd() == .killed(signal: SIGXFSZ) ? .file : nil
    }

    /// The last line on standard error that tells why a process died, once all of it has been passed on.
    package func lastWord() -> String? {
        output?.finish()
        return errors.finish()
    }

    /// Calls with that line on the main queue, once it is known.
    func lastWord(_ call: @escaping @MainActor @Sendable (String?) -> Void) {
        let (errors, output) = (errors, output)
        Thread.detachNewThread {
            output?.finish()
            let word = errors.finish()
            DispatchQueue.main.async { MainActor.assumeIsolated { call(word) } }
        }
    }

    /// Waits until what the process wrote has been passed on.
    package func flush() { _ = lastWord() }

    /// Says, once, which processes the app has left behind.
    package func tellOfRest() {
        // What is left in a sandbox ends with it.
        guard !isSandboxed, !hasToldOfRest, let rest = child.leftBehind else { return }
        hasToldOfRest = true
        let words = rest.count == 1 ? "a process behind, which was" : "\(rest.count) processes behind, which were"
        Console.warning("\(name) left \(words) ended: \(rest.names)")
    }

    /// A sandbox's way to tell of a signal is a shell's.
    private func unwrapped(_ end: End) -> End {
        guard isSandboxed, case .exited(let status) = end, status > 128, status < 192 else { return end }
        return .killed(signal: status - 128)
    }
}
