import Foundation

/// The process of an app.
///
/// Standard output is inherited; standard error passes through us, byte for byte and at once, so that an app's last
/// word can be quoted when it crashes.
final class AppProcess {
    enum End: Equatable {
        case exited(Int32)
        case killed(signal: Int32)
    }

    let identifier: pid_t
    private let errors: ErrorRelay
    private var end: End?

    /// - Parameters:
    ///   - folder: The working folder.
    ///   - keepsStackTraces: Whether the stack traces on standard error are passed through as well.
    init(
        executable: URL, arguments: [String], environment: [String: String], folder: URL, keepsStackTraces: Bool
    ) throws(DisplayFailure) {
        let name = executable.lastPathComponent
        var pipe: [Int32] = [-1, -1]
        guard Foundation.pipe(&pipe) == 0 else {
            throw .cannotStart(app: name, reason: String(cString: strerror(errno)))
        }
        for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipe[1], STDERR_FILENO)
        // In the new process only: a build may be at work in ours, on paths that are relative.
        var failure = Self.changeFolder(&actions, folder.path)

        // What we do with signals is not to be the app's way.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var argv = ([executable.path] + arguments).map { strdup($0) } + [nil]
        var envp = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in argv + envp { free(string) } }
        var identifier: pid_t = 0
        if failure == 0 { failure = posix_spawn(&identifier, executable.path, &actions, &attributes, &argv, &envp) }
        close(pipe[1])
        guard failure == 0 else {
            close(pipe[0])
            throw .cannotStart(app: name, reason: String(cString: strerror(failure)))
        }
        self.identifier = identifier
        errors = ErrorRelay(descriptor: pipe[0], keepsStackTraces: keepsStackTraces)
    }

    deinit { kill() }

    /// Has a process begin in a folder; returns what went wrong, or 0.
    private static func changeFolder(_ actions: inout posix_spawn_file_actions_t, _ folder: String) -> Int32 {
        typealias Function =
            @convention(c) (
                UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
            ) -> Int32
        // The C library's declaration is hidden from Swift.
        guard let symbol = dlsym(nil, "posix_spawn_file_actions_addchdir_np") else { return ENOSYS }
        return unsafeBitCast(symbol, to: Function.self)(&actions, folder)
    }

    /// How the process ended; nil while it runs.
    func pollEnd() -> End? {
        if end == nil { reap(WNOHANG) }
        return end
    }

    /// Calls on the main queue once the process has ended.
    func whenEnded(_ call: @escaping @MainActor @Sendable () -> Void) {
        let identifier = identifier
        Thread.detachNewThread {
            var information = siginfo_t()
            // Not reaped: the number stays this process's until `pollEnd`.
            while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
            DispatchQueue.main.async { MainActor.assumeIsolated(call) }
        }
    }

    /// Waits for the end; nil when it does not come in time.
    func waitForEnd(within seconds: Double) -> End? {
        let deadline = DispatchTime.now() + seconds
        while pollEnd() == nil, DispatchTime.now() < deadline { usleep(2000) }
        return end
    }

    func kill() {
        guard pollEnd() == nil else { return }
        _ = Foundation.kill(identifier, SIGKILL)
        reap(0)
    }

    /// The last line on standard error that tells why a process died, once all of it has been passed on.
    func lastWord() -> String? { errors.finish() }

    /// Calls with that line on the main queue, once it is known.
    func lastWord(_ call: @escaping @MainActor @Sendable (String?) -> Void) {
        let errors = errors
        Thread.detachNewThread {
            let word = errors.finish()
            DispatchQueue.main.async { MainActor.assumeIsolated { call(word) } }
        }
    }

    /// Waits until what the process wrote to standard error has been passed on.
    func flush() { _ = errors.finish() }

    private func reap(_ options: Int32) {
        var status: Int32 = 0
        var result: pid_t
        repeat { result = waitpid(identifier, &status, options) } while result < 0 && errno == EINTR
        guard result == identifier else { return }
        let signal = status & 0x7f
        end = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
    }
}
