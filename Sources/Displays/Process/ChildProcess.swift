import CKeeper
import Foundation
import Synchronization

/// A process that this one has started, which ends with it.
///
/// It inherits the descriptors that it is given and no others: neither the page's sockets nor anything else that some
/// library has opened. When this process ends, be it by SIGKILL, the child ends, and so does all that the child has
/// started; what the child leaves behind ends with the child.
package final class ChildProcess: Sendable {
    package enum End: Equatable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)

        /// As a shell tells it.
        package var status: Int32 {
            switch self {
            case .exited(let status): status
            case .killed(let signal): 128 + signal
            }
        }
    }

    package struct Plan {
        package var executable: URL
        package var arguments: [String]
        package var environment: [String: String]
        /// The working folder; this process's if nil.
        package var folder: URL?
        /// What becomes the child's descriptors 0, 1, 2 and so on.
        package var descriptors = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]

        package init(
            executable: URL, arguments: [String], environment: [String: String], folder: URL? = nil,
            descriptors: [Int32] = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        ) {
            self.executable = executable
            self.arguments = arguments
            self.environment = environment
            self.folder = folder
            self.descriptors = descriptors
        }
    }

    /// Why a process could not be started.
    package struct StartFailure: Error, CustomStringConvertible {
        package var code: Int32
        package var description: String { String(cString: strerror(code)) }
    }

    package let identifier: pid_t
    /// The process between this one and the child.
    package let keeper: pid_t
    private let channel: Int32
    private let state = Mutex(State())

    private struct State {
        var end: End?
        var leftBehind: LeftBehind?
    }

    /// The processes that a child had started and that ran on when it had ended.
    package struct LeftBehind: Equatable, Sendable {
        package var count: Int
        /// The names of the first of them, with commas between.
        package var names: String
    }

    package init(_ plan: Plan) throws(StartFailure) {
        var argv = ([plan.executable.path] + plan.arguments).map { strdup($0) } + [nil]
        var envp = plan.environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        let executable = strdup(plan.executable.path)
        let folder = plan.folder.flatMap { strdup($0.path) }
        defer { for string in argv + envp + [executable, folder] { free(string) } }
        var channel: Int32 = -1
        var failure: Int32 = 0
        let keeper = argv.withUnsafeMutableBufferPointer { argv in
            envp.withUnsafeMutableBufferPointer { envp in
                plan.descriptors.withUnsafeBufferPointer { descriptors in
                    var plan = keeper_plan(
                        executable: executable, arguments: argv.baseAddress, environment: envp.baseAddress,
                        folder: folder, descriptors: descriptors.baseAddress,
                        descriptor_count: Int32(descriptors.count))
                    let keeper = keeper_start(&plan, &channel)
                    failure = errno
                    return keeper
                }
            }
        }
        guard keeper > 0 else { throw StartFailure(code: failure) }
        var report = keeper_report()
        let isTold = keeper_read(channel, &report, 1) == 1
        guard isTold, report.failure == 0 else {
            close(channel)
            Self.reap(keeper)
            throw StartFailure(code: isTold ? report.failure : ECHILD)
        }
        self.keeper = keeper
        self.channel = channel
        identifier = report.process
    }

    deinit {
        kill()
        close(channel)
    }

    /// How the process ended; nil while it runs.
    package func pollEnd() -> End? { readEnd(waits: false) }

    package func waitForEnd() -> End { readEnd(waits: true) ?? .killed(signal: SIGKILL) }

    /// Waits for the end; nil when it does not come in time.
    package func waitForEnd(within seconds: Double) -> End? {
        let deadline = DispatchTime.now() + seconds
        while pollEnd() == nil {
            let now = DispatchTime.now()
            guard now < deadline else { return nil }
            let left = Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000
            var entry = pollfd(fd: channel, events: Int16(POLLIN), revents: 0)
            _ = poll(&entry, 1, Int32(min(left.rounded(.up), 1_000_000)))
        }
        return pollEnd()
    }

    /// Calls on the main queue once the process has ended.
    package func whenEnded(_ call: @escaping @MainActor @Sendable () -> Void) {
        Thread.detachNewThread {
            var entry = pollfd(fd: self.channel, events: Int16(POLLIN), revents: 0)
            while self.pollEnd() == nil { _ = poll(&entry, 1, -1) }
            DispatchQueue.main.async { MainActor.assumeIsolated(call) }
        }
    }

    /// Sends the process a signal, unless it has ended.
    package func signal(_ number: Int32) {
        var byte = UInt8(truncatingIfNeeded: number)
        _ = send(channel, &byte, 1, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }

    /// Ends the process and all that it has started, and waits for that.
    package func kill() {
        guard pollEnd() == nil else { return }
        signal(SIGKILL)
        _ = waitForEnd()
    }

    /// What the process left behind, which has ended by now; nil if there is nothing, and while the process runs.
    package var leftBehind: LeftBehind? { state.withLock { $0.leftBehind } }

    private func readEnd(waits: Bool) -> End? {
        state.withLock { state in
            if let end = state.end { return end }
            var report = keeper_report()
            let result = keeper_read(channel, &report, waits ? 1 : 0)
            guard result != 0 else { return nil }
            // A keeper that was killed takes the process with it.
            let status = result == 1 ? report.status : SIGKILL
            let signal = status & 0x7f
            state.end = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
            if result == 1, report.left_count > 0 {
                let names = withUnsafeBytes(of: &report.left_names) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                state.leftBehind = LeftBehind(count: Int(report.left_count), names: names)
            }
            Self.reap(keeper)
            return state.end
        }
    }

    private static func reap(_ keeper: pid_t) {
        while waitpid(keeper, nil, 0) < 0, errno == EINTR {}
    }
}
