import Foundation
import Synchronization

/// Sees to it that a signal that ends us ends the processes that we started first.
///
/// What we print going nowhere is no end: the person who reads no more of it may still look at the app.
///
/// One set of handlers serves the whole process: dispatch's signal sources do not survive being made a second time.
package final class Interruption: Sendable {
    private struct Charge {
        var keeper: pid_t
        var folder: URL?
    }

    private static let isEnding = Mutex(false)
    private static let charges = Mutex<[ObjectIdentifier: Charge]>([:])
    /// Made once and then only kept.
    nonisolated(unsafe) private static let sources: [any DispatchSourceSignal] = {
        signal(SIGPIPE, SIG_IGN)
        return [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { end(by: number) }
            source.resume()
            return source
        }
    }()

    /// Sets up the handlers; until then a signal does what the system and the language's runtime do with it.
    package static func prepare() { _ = sources }

    /// - Parameters:
    ///   - keeper: What ends a process that we have started.
    ///   - folder: What to delete then.
    package init(by keeper: pid_t, removing folder: URL? = nil) {
        _ = Self.sources
        Self.charges.withLock { $0[ObjectIdentifier(self)] = Charge(keeper: keeper, folder: folder) }
    }

    deinit { cancel() }

    /// The process has ended: its number may be another's by now.
    package func cancel() {
        Self.charges.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(self)) }
    }

    /// Waits for the end if a signal is about to end us: what goes wrong meanwhile, such as the app's end, is our own doing.
    package static func giveWay() {
        while isEnding.withLock({ $0 }) { pause() }
    }

    /// Has a keeper end what it keeps, and waits a moment for that.
    private static func end(_ keeper: pid_t) {
        guard kill(keeper, SIGTERM) == 0 else { return }
        let deadline = DispatchTime.now() + 2
        var information = siginfo_t()
        // Not reaped: whoever has started it does so.
        while waitid(P_PID, id_t(keeper), &information, WEXITED | WNOWAIT | WNOHANG) == 0,
            information._sifields._sigchld.si_pid == 0, DispatchTime.now() < deadline
        {
            usleep(1000)
        }
    }

    private static func end(by number: Int32) {
        isEnding.withLock { $0 = true }
        charges.withLock { charges in
            for charge in charges.values {
                end(charge.keeper)
                if let folder = charge.folder { try? FileManager.default.removeItem(at: folder) }
            }
        }
        // Whoever started us is to see that the signal ended us. Sent to this thread, which has to let it through: dispatch
        // may take one that is sent to the process for another of those that it watches for.
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, number)
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        signal(number, SIG_DFL)
        // A person who quits wants no picture of our memory.
        var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
        pthread_kill(pthread_self(), number)
        sleep(1)
        _exit(128 + number)
    }
}
