import DisplayProtocol
import Foundation
import QuartzCore

/// Scrolls what lies under the pointer by a mouse wheel or two fingers on a trackpad.
@MainActor final class WheelScrolling: SessionPart {
    /// Two fingers on a trackpad, from the first movement to the last.
    private struct Drag {
        /// Decided by the first movement that goes anywhere, for all of them.
        weak var scrollView: UIScrollView?
        var isDecided = false
        /// The way since the drag began, in points.
        var way = CGPoint.zero
    }

    private var drag: Drag?
    private var glide: WheelGlide?

    func take(_ wheel: DisplayMessage.Wheel) {
        switch wheel.phase {
        case .discrete: turn(wheel)
        case .began:
            endDrag()
            drag = Drag()
            move(wheel)
        case .changed: move(wheel)
        case .ended:
            move(wheel)
            endDrag()
        }
    }

    /// Takes the fingers off the trackpad.
    func cancel() { endDrag() }

    // MARK: A trackpad

    private func move(_ wheel: DisplayMessage.Wheel) {
        guard var drag, wheel.delta != .zero else { return }
        if !drag.isDecided {
            drag.isDecided = true
            let found = scrollViews(under: wheel.point)
            drag.scrollView =
                found.first { $0.hasRoom(for: wheel.delta) } ?? found.first { $0.gives(way: wheel.delta) }
            drag.scrollView?.touchDown()
            drag.scrollView?.beginDrag()
        }
        drag.way.x -= wheel.delta.width
        drag.way.y -= wheel.delta.height
        self.drag = drag
        drag.scrollView?.drag(by: drag.way)
    }

    /// The fingers leave the content where it is: what it would coast comes as movements too.
    private func endDrag() {
        guard let scrollView = drag?.scrollView else { return drag = nil }
        drag = nil
        scrollView.endDrag(velocity: .zero)
        scrollView.touchesOver()
    }

    // MARK: A wheel

    private func turn(_ wheel: DisplayMessage.Wheel) {
        if let glide, glide.isRunning, glide.goesOn(by: wheel.delta) { return }
        guard let scrollView = scrollViews(under: wheel.point).first(where: { $0.hasRoom(for: wheel.delta) }) else {
            return
        }
        glide = WheelGlide(of: scrollView, by: wheel.delta)
    }

    // MARK: The content

    /// The scroll views that a pointer is in, the innermost first.
    private func scrollViews(under point: CGPoint) -> [UIScrollView] {
        for window in UIApplication.shared.allWindows.reversed() where !window.isHidden {
            let inWindow = window.layer.convert(point, from: UIApplication.shared.screenLayer)
            guard let view = window.hitTest(inWindow, with: nil) else { continue }
            return sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
                .filter { $0.isScrollEnabled && $0.panGestureRecognizer.isEnabled }
        }
        return []
    }
}

/// The way to where some notches of a wheel lead, which one notch makes longer.
@MainActor final class WheelGlide {
    /// In seconds, from the last notch.
    private static let duration = 0.2

    private weak var scrollView: UIScrollView?
    private weak var motion: ScrollMotion?
    private var curve: GlideCurve
    private var begin = 0.0
    private var target: CGPoint

    /// The first notch begins a drag and ends it at once, so that the delegate hears as of a flick.
    init(of scrollView: UIScrollView, by delta: CGSize) {
        self.scrollView = scrollView
        let offset = scrollView.contentOffset
        target = offset
        curve = GlideCurve(from: offset, velocity: .zero, to: offset, duration: Self.duration)
        scrollView.flick(by: delta, duration: Self.duration) { target in run(to: target, velocity: .zero) }
    }

    var isRunning: Bool { motion != nil && scrollView?.motion === motion }

    /// Goes further; false where the content cannot, so that what lies around it may.
    func goesOn(by delta: CGSize) -> Bool {
        guard let scrollView else { return false }
        // A page turns once.
        if scrollView.isPagingEnabled { return true }
        let target = scrollView.offset(self.target, movedBy: delta)
        guard target != self.target else { return scrollView.scrolls(along: delta) }
        run(to: target, velocity: curve.velocity(at: CACurrentMediaTime() - begin))
        return true
    }

    private func run(to target: CGPoint, velocity: CGPoint) {
        guard let scrollView else { return }
        self.target = target
        let curve = GlideCurve(
            from: scrollView.contentOffset, velocity: velocity, to: target, duration: Self.duration)
        self.curve = curve
        begin = CACurrentMediaTime()
        // Where time stands still, only the end of the way is ever seen.
        let duration = MediaClock.shared.isPaused ? 0 : Self.duration
        let motion = ScrollMotion(kind: .deceleration, duration: duration) { time in
            time >= duration ? target : curve.position(at: time)
        }
        self.motion = motion
        scrollView.run(motion)
    }
}

/// A way from one offset to another that takes up the velocity at its begin and has none at its end.
struct GlideCurve {
    let start: CGPoint
    let end: CGPoint
    /// In points a second, along each axis no more than ends without going back.
    let velocity: CGPoint
    /// In seconds.
    let duration: Double

    init(from start: CGPoint, velocity: CGPoint, to end: CGPoint, duration: Double) {
        self.start = start
        self.end = end
        self.duration = duration
        func limited(_ velocity: CGFloat, _ way: CGFloat) -> CGFloat {
            let most = 3 * way / duration
            return way > 0 ? min(max(velocity, 0), most) : max(min(velocity, 0), most)
        }
        self.velocity = CGPoint(x: limited(velocity.x, end.x - start.x), y: limited(velocity.y, end.y - start.y))
    }

    func position(at time: Double) -> CGPoint {
        point { start, end, velocity in
            let t = progress(time)
            let (t2, t3) = (t * t, t * t * t)
            return (2 * t3 - 3 * t2 + 1) * start + (t3 - 2 * t2 + t) * duration * velocity + (3 * t2 - 2 * t3) * end
        }
    }

    /// In points a second.
    func velocity(at time: Double) -> CGPoint {
        point { start, end, velocity in
            let t = progress(time)
            return 6 * (t - t * t) * (end - start) / duration + (3 * t * t - 4 * t + 1) * velocity
        }
    }

    private func progress(_ time: Double) -> CGFloat { min(max(time / duration, 0), 1) }

    private func point(_ value: (CGFloat, CGFloat, CGFloat) -> CGFloat) -> CGPoint {
        CGPoint(x: value(start.x, end.x, velocity.x), y: value(start.y, end.y, velocity.y))
    }
}

extension UIScrollView {
    /// Whether content moves along the axis that a wheel turns in.
    func scrolls(along delta: CGSize) -> Bool {
        abs(delta.width) > abs(delta.height) ? scrollsHorizontally : scrollsVertically
    }

    /// Whether there is content left in the direction that a wheel turns in.
    func hasRoom(for delta: CGSize) -> Bool {
        guard scrolls(along: delta) else { return false }
        let isHorizontal = abs(delta.width) > abs(delta.height)
        let (way, offset) = isHorizontal ? (delta.width, contentOffset.x) : (delta.height, contentOffset.y)
        let range = isHorizontal ? horizontalRange : verticalRange
        return way > 0 ? offset < range.upperBound - 0.5 : offset > range.lowerBound + 0.5
    }

    /// Whether the content gives way in that direction, be it beyond its edge.
    func gives(way delta: CGSize) -> Bool {
        (abs(delta.width) > abs(delta.height) ? givesHorizontally : givesVertically) && scrolls(along: delta)
    }

    /// The offset after a turn of the wheel; no wheel pulls content beyond its edges.
    func offset(_ offset: CGPoint, movedBy delta: CGSize) -> CGPoint {
        clamped(
            CGPoint(
                x: offset.x + (scrollsHorizontally ? delta.width : 0),
                y: offset.y + (scrollsVertically ? delta.height : 0)))
    }
}
