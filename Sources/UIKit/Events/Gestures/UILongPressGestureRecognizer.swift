import Foundation

/// A recognizer of fingers that rest on the view; the gesture then goes on until they are lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time for which the fingers have to rest, in seconds: half a second unless set.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance, in points, that the fingers may move before the press is recognised.
    open var allowableMovement: CGFloat = 10
    /// The number of fingers that have to rest on the view: 1 unless set.
    open var numberOfTouchesRequired = 1
    /// The number of taps that have to come before the press: 0 unless set.
    open var numberOfTapsRequired = 0

    private var dueCall: Int?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count <= numberOfTouchesRequired else {
            if state == .possible { state = .failed }
            return
        }
        guard activeTouches.count == numberOfTouchesRequired else { return }
        guard activeTouches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
            state = .failed
            return
        }
        dueCall = DueCalls.shared.schedule(after: minimumPressDuration) { [weak self] in
            self?.state = .began
            TouchArbiter.shared.settle()
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible {
            state = .changed
        } else if touches.contains(where: { $0.distanceMoved > allowableMovement }) {
            state = .failed
        }
        if state == .failed { DueCalls.shared.cancel(dueCall) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            DueCalls.shared.cancel(dueCall)
            state = .failed
        } else if activeTouches.allSatisfy(\.isOver) {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        DueCalls.shared.cancel(dueCall)
        dueCall = nil
    }
}
