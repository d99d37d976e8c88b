import Foundation
import Synchronization

/// Ends an app that takes more than its sandbox lets it have.
///
/// It looks from outside, from time to time: the kernel's own limits would have the app fail somewhere, and nobody would know
/// of which limit.
final class LimitWatch {
    private static let interval = 0.05

    private let timer: any DispatchSourceTimer
    private let state = Mutex<Sandbox.Limit?>(nil)

    init(_ limits: Sandbox.Limits, of process: ChildProcess, meter: OutputMeter?) {
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "limits"))
        self.timer = timer
        let end = limits.time.map { DispatchTime.now() + $0 }
        timer.setEventHandler { [weak self] in
            guard let limit = Self.limit(reachedBy: process.identifier, limits, meter, end: end) else { return }
            self?.note(limit)
            process.signal(SIGKILL)
            timer.cancel()
        }
        timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
        timer.resume()
    }

    deinit { timer.cancel() }

    /// The limit that the app has reached, if that has ended it.
    var reached: Sandbox.Limit? { state.withLock { $0 } }

    private func note(_ limit: Sandbox.Limit) { state.withLock { $0 = $0 ?? limit } }

    private static func limit(
        reachedBy process: pid_t, _ limits: Sandbox.Limits, _ meter: OutputMeter?, end: DispatchTime?
    ) -> Sandbox.Limit? {
        if meter?.isExceeded ?? false { return .output(bytes: limits.output) }
        // The first one below bubblewrap is bubblewrap's own.
        let processes = ProcessTree.descendants(of: process).dropFirst()
        if processes.count > limits.processes { return .processes(limits.processes) }
        if processes.reduce(0, { $0 + ProcessTree.memory(of: $1) }) > limits.memory {
            return .memory(bytes: limits.memory)
        }
        if let seconds = limits.time, let end, DispatchTime.now() > end { return .time(seconds: seconds) }
        return nil
    }
}
