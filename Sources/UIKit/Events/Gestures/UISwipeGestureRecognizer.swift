import Foundation
import QuartzCore

/// A recognizer of a quick straight movement: 50 points along one direction within half a second.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A set of directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The set as bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// To the top.
        public static let up = Direction(rawValue: 4)
        /// To the bottom.
        public static let down = Direction(rawValue: 8)
    }

    /// The length of a swipe, in points.
    private static let minimumLength: CGFloat = 50
    private static let maximumDuration = 0.5

    /// The directions that are recognised: to the right unless set.
    open var direction = Direction.right
    /// The number of fingers that swipe: 1 unless set.
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
