import Foundation
import QuartzCore

/// A movement of the content that goes on frame by frame.
@MainActor final class ScrollMotion {
    enum Kind { case deceleration, animation, toTop }

    let kind: Kind
    private let begin = CACurrentMediaTime()
    private let duration: TimeInterval
    private let position: (TimeInterval) -> CGPoint
    private var callback: Int?

    init(kind: Kind, duration: TimeInterval, position: @escaping (TimeInterval) -> CGPoint) {
        self.kind = kind
        self.duration = duration
        self.position = position
    }

    /// Calls back in every frame with the offset and whether it is the last.
    func start(_ step: @escaping (CGPoint, Bool) -> Void) {
        callback = AnimationTimeline.shared.addFrameCallback { [weak self] now in
            guard let self, self.callback != nil else { return }
            // A frame that is late counts from when it was due, which may be before the motion began.
            let time = max(0, now - self.begin)
            let isLast = time >= self.duration - 1e-9
            if isLast { self.stop() }
            step(self.position(isLast ? self.duration : time), isLast)
        }
    }

    func stop() {
        if let callback { AnimationTimeline.shared.removeFrameCallback(callback) }
        callback = nil
    }
}
