import Foundation
import QuartzCore

/// A recognizer of two fingers that turn around each other; the gesture begins after a tenth of a radian.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle, in radians, by which the fingers turn before it is a rotation.
    private static let hysteresis: CGFloat = 0.1

    /// The angle by which the fingers have turned since the start, in radians clockwise.
    open var rotation: CGFloat = 0
    /// The speed of the rotation, in radians a second.
    open private(set) var velocity: CGFloat = 0

    private var angle: CGFloat = 0
    private var lastTime: TimeInterval?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if activeTouches.count == 2 { angle = heading }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count >= 2 else { return }
        // The shorter way round, so that passing the half turn does not jump.
        let step = remainder(heading - angle, 2 * .pi)
        angle += step
        rotation += step
        let now = CACurrentMediaTime()
        if let lastTime, now > lastTime { velocity = step / (now - lastTime) }
        lastTime = now
        if state == .possible {
            if abs(rotation) >= Self.hysteresis { state = .began }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        twoFingersEnded()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        (rotation, velocity, angle, lastTime) = (0, 0, 0, nil)
    }

    private var heading: CGFloat {
        let (a, b) = (activeTouches[0].point, activeTouches[1].point)
        return atan2(b.y - a.y, b.x - a.x)
    }
}
