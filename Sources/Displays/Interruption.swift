import Foundation
import Synchronization

/// Sees to it that a signal that ends us ends the processes that we started first.
///
/// What we print going nowhere is no end: the person who reads no more of it may still look at the app.
///
/// One set of handlers serves the whole process: dispatch's signal sources do not survive being made a second time.
package final class Interruption: Sendable {
    private struct Charge {
        var process: pid_t
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
    ///   - process: What to kill.
    ///   - folder: What to delete then.
    package init(killing process: pid_t, removing folder: URL? = nil) {
        _ = Self.sources
        Self.charges.withLock { $0[ObjectIdentifier(self)] = Charge(process: process, folder: folder) }
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

    private static func end(by number: Int32) {
        isEnding.withLock { $0 = true }
        charges.withLock { charges in
            for charge in charges.values {
                kill(charge.process, SIGKILL)
                if let folder = charge.folder { try? FileManager.default.removeItem(at: folder) }
            }
        }
        // Whoever started us is to see that the signal ended us. Sent to the process, because the threads of dispatch
        // queues do not take signals.
        signal(number, SIG_DFL)
        // A person who quits wants no picture of our memory.
        var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
        kill(getpid(), number)
        sleep(1)
        _exit(128 + number)
    }
}
