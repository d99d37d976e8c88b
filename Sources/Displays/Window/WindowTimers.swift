import Dispatch

/// What the window wakes for beside the desktop and the app: one timer for each purpose at most.
@MainActor final class WindowTimers {
    enum Purpose {
        /// The wheel has come to rest.
        case wheelRest
        /// Words have been shown long enough.
        case toastEnd
        /// The wheel of a card turns on.
        case spinner
    }

    private var timers: [Purpose: any DispatchSourceTimer] = [:]

    func isRunning(_ purpose: Purpose) -> Bool { timers[purpose] != nil }

    /// Calls after some seconds, once or again and again, in the place of what was to be called for the purpose.
    func start(
        _ purpose: Purpose, after seconds: Double, repeats: Bool = false, _ call: @escaping @MainActor () -> Void
    ) {
        stop(purpose)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        if repeats {
            timer.schedule(deadline: .now() + seconds, repeating: seconds, leeway: .milliseconds(10))
        } else {
            timer.schedule(deadline: .now() + seconds)
        }
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                if !repeats { self?.stop(purpose) }
                call()
            }
        }
        timers[purpose] = timer
        timer.resume()
    }

    func stop(_ purpose: Purpose) { timers.removeValue(forKey: purpose)?.cancel() }

    func stopAll() {
        for timer in timers.values { timer.cancel() }
        timers = [:]
    }
}
