import Foundation
import QuartzCore

/// Recognises a quick straight movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// In points and seconds.
    private static let minimumLength: CGFloat = 50
    private static let maximumDuration = 0.5

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if activeTouches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = activeTouches.first else { return }
        let way = CGPoint(x: touch.point.x - touch.beganPoint.x, y: touch.point.y - touch.beganPoint.y)
        if CACurrentMediaTime() - touch.beganTime > Self.maximumDuration {
            state = .failed
            return
        }
        guard touch.distanceMoved >= UIPanGestureRecognizer.hysteresis else { return }
        let isHorizontal = abs(way.x) >= abs(way.y)
        let heading: Direction = isHorizontal ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
        let (along, across) = isHorizontal ? (abs(way.x), abs(way.y)) : (abs(way.y), abs(way.x))
        if !direction.contains(heading) || across > max(along / 2, UIPanGestureRecognizer.hysteresis) {
            state = .failed
        } else if along >= Self.minimumLength && activeTouches.count == numberOfTouchesRequired {
            state = .ended
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override var isDiscrete: Bool { true }
}
