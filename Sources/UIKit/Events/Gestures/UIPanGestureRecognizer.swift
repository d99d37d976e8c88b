import Foundation
import QuartzCore

/// A recognizer of fingers that move across the view; the gesture begins after 10 points.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The distance, in points, that the fingers move before it is a pan.
    static let hysteresis: CGFloat = 10
    /// The time over which the velocity is measured, in seconds.
    private static let velocityWindow = 0.1

    /// The least number of fingers: 1 unless set. The pan ends when fewer are left.
    open var minimumNumberOfTouches = 1
    /// The highest number of fingers: without limit unless set. One more makes the pan fail, or cancels it.
    open var maximumNumberOfTouches = Int.max

    /// The translation that counts as none, in the screen's coordinates.
    private var origin = CGPoint.zero
    /// The translation of all fingers together, which does not jump when one is added or lifted.
    private(set) var path = CGPoint.zero
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    /// The distance that the fingers have moved since the pan was recognised, in a view's coordinates, in points; nil
    /// stands for the window.
    open func translation(in view: UIView?) -> CGPoint {
        vector(CGPoint(x: path.x - origin.x, y: path.y - origin.y), in: view)
    }

    /// Sets the translation so far, in a view's coordinates, in points; nil stands for the window.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let start = convertToScreen(.zero, from: view)
        let end = convertToScreen(translation, from: view)
        origin = CGPoint(x: path.x - end.x + start.x, y: path.y - end.y + start.y)
    }

    /// The velocity of the fingers in a view's coordinates, in points a second; zero for fingers that have come to
    /// rest.
    open func velocity(in view: UIView?) -> CGPoint {
        // A finger that rested before it was lifted has come to a stop.
        let recent = samples.filter { CACurrentMediaTime() - $0.time <= Self.velocityWindow }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let seconds = last.time - first.time
        return vector(
            CGPoint(x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds), in: view)
    }

    private func vector(_ screenVector: CGPoint, in view: UIView?) -> CGPoint {
        let (start, end) = (convert(.zero, to: view), convert(screenVector, to: view))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    private func convertToScreen(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let source = view ?? self.view?.window
        return source?.layer.convert(point, to: UIApplication.shared.screenLayer) ?? point
    }

    /// Whether the movement so far may become a pan.
    func mayRecognize(path: CGPoint) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if activeTouches.count > maximumNumberOfTouches {
            state = .failed
            return
        }
        if samples.isEmpty { samples = [(CACurrentMediaTime(), .zero)] }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let count = CGFloat(max(activeTouches.count, 1))
        for touch in touches {
            path.x += (touch.point.x - touch.previousPoint.x) / count
            path.y += (touch.point.y - touch.previousPoint.y) / count
        }
        let now = CACurrentMediaTime()
        samples.append((now, path))
        samples.removeAll { now - $0.time > 2 * Self.velocityWindow }
        guard state == .possible else {
            state = .changed
            return
        }
        let length = hypot(path.x, path.y)
        guard activeTouches.count >= minimumNumberOfTouches, length >= Self.hysteresis else { return }
        guard mayRecognize(path: path) else {
            state = .failed
            return
        }
        origin = CGPoint(x: path.x / length * Self.hysteresis, y: path.y / length * Self.hysteresis)
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = activeTouches.count { !$0.isOver }
        if state == .possible {
            if remaining == 0 { state = .failed }
        } else if remaining < minimumNumberOfTouches {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        origin = .zero
        path = .zero
        samples = []
    }
}
