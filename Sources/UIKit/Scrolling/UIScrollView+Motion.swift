import Foundation
import QuartzCore

/// The content's own movement.
extension UIScrollView {
    /// How long a movement lasts that the app asks for, in seconds.
    private static let animationDuration = 0.3

    func stopMotion() {
        motion?.stop()
        motion = nil
    }

    /// Lets go of the content: velocity in points a second.
    func release(velocity: CGPoint, target: CGPoint) {
        let horizontal = axisMotion(
            contentOffset.x, velocity.x, target.x, horizontalRange, moves: scrollsHorizontally,
            gives: givesHorizontally)
        let vertical = axisMotion(
            contentOffset.y, velocity.y, target.y, verticalRange, moves: scrollsVertically, gives: givesVertically)
        let duration = max(horizontal.duration, vertical.duration)
        run(
            ScrollMotion(kind: .deceleration, duration: duration) { time in
                CGPoint(x: horizontal.position(at: time), y: vertical.position(at: time))
            })
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    private func axisMotion(
        _ start: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ range: ClosedRange<CGFloat>, moves: Bool,
        gives: Bool
    ) -> AxisMotion {
        if isPagingEnabled && moves && range.contains(start) {
            return AxisMotion(from: start, velocity: velocity, page: target)
        }
        let rate = decelerationRate.rawValue
        // An untouched target is where the velocity leads, also beyond the edge; the spring brings it back.
        let free = AxisMotion.target(from: start, velocity: velocity, rate: rate)
        let clampedFree = min(max(free, range.lowerBound), range.upperBound)
        return AxisMotion(
            from: start, velocity: velocity, target: moves && abs(clampedFree - target) < 0.5 ? free : target,
            range: range, bounces: gives, rate: rate)
    }

    func animateContent(to offset: CGPoint, _ kind: ScrollMotion.Kind = .animation) {
        let start = contentOffset
        stopMotion()
        guard offset != start else { return }
        guard window != nil else { return moveContent(to: offset) }
        let duration = Self.animationDuration
        run(
            ScrollMotion(kind: kind, duration: duration) { time in
                let t = CGFloat(time / duration)
                let progress = t * t * (3 - 2 * t)
                return CGPoint(
                    x: start.x + (offset.x - start.x) * progress, y: start.y + (offset.y - start.y) * progress)
            })
    }

    func run(_ motion: ScrollMotion) {
        stopMotion()
        self.motion = motion
        showIndicators()
        motion.start { [weak self] offset, isLast in
            guard let self, self.motion === motion else { return }
            self.moveContent(to: offset)
            guard isLast, self.motion === motion else { return }
            self.motion = nil
            self.hideIndicators()
            switch motion.kind {
            case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
            case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
            case .toTop: delegate?.scrollViewDidScrollToTop(self)
            }
        }
    }
}
