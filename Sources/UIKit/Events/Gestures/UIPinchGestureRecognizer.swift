import Foundation
import QuartzCore

/// A recognizer of two fingers that move apart or together; the gesture begins after 8 points.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change of the fingers' distance, in points, that makes it a pinch.
    private static let hysteresis: CGFloat = 8

    /// The distance of the fingers over that at the start, from 1; setting the scale makes the present distance that
    /// scale.
    open var scale: CGFloat {
        get { reference > 0 ? distance / reference : 1 }
        set { reference = newValue > 0 ? distance / newValue : 0 }
    }

    /// The change of the scale a second.
    open private(set) var velocity: CGFloat = 0

    private var distance: CGFloat = 0
    private var reference: CGFloat = 0
    private var lastMove: (time: TimeInterval, scale: CGFloat)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count == 2 else { return }
        distance = spread
        reference = distance
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count >= 2 else { return }
        distance = spread
        let now = CACurrentMediaTime()
        if let last = lastMove, now > last.time { velocity = (scale - last.scale) / (now - last.time) }
        lastMove = (now, scale)
        if state == .possible {
            if abs(distance - reference) >= Self.hysteresis { state = .began }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        twoFingersEnded()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        (distance, reference, velocity, lastMove) = (0, 0, 0, nil)
    }

    private var spread: CGFloat {
        let (a, b) = (activeTouches[0].point, activeTouches[1].point)
        return hypot(b.x - a.x, b.y - a.y)
    }
}

extension UIGestureRecognizer {
    /// The end of a gesture of two fingers: at the first that is lifted, or, if it never began, at the last.
    func twoFingersEnded() {
        let remaining = activeTouches.count { !$0.isOver }
        if state == .possible {
            if remaining == 0 { state = .failed }
        } else if remaining < 2 {
            state = .ended
        }
    }
}
