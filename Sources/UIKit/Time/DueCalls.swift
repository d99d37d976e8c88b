import Foundation
import QuartzCore

/// Calls that are due at a time of the media clock: for recognizers that wait, on a clock that may be virtual.
@MainActor final class DueCalls: SessionPart {
    private var calls: [(id: Int, time: TimeInterval, call: () -> Void)] = []
    private var frameCallback: Int?

    /// Calls back in the first frame at or after `delay` seconds from now.
    func schedule(after delay: TimeInterval, _ call: @escaping () -> Void) -> Int {
        let identifier = Session.uniqueNumber()
        calls.append((identifier, CACurrentMediaTime() + delay, call))
        if frameCallback == nil {
            frameCallback = AnimationTimeline.shared.addFrameCallback { [weak self] now in self?.run(at: now) }
        }
        return identifier
    }

    func cancel(_ identifier: Int?) {
        guard let identifier else { return }
        calls.removeAll { $0.id == identifier }
        rest()
    }

    private func run(at now: TimeInterval) {
        // One call may cancel another, so each is looked up anew.
        while let next = calls.filter({ $0.time <= now + 1e-9 }).min(by: { ($0.time, $0.id) < ($1.time, $1.id) }) {
            calls.removeAll { $0.id == next.id }
            next.call()
        }
        rest()
    }

    /// Without anything to wait for, time need not go on.
    private func rest() {
        guard calls.isEmpty, let callback = frameCallback else { return }
        AnimationTimeline.shared.removeFrameCallback(callback)
        frameCallback = nil
    }
}
