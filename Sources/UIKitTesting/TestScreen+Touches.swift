import DisplayProtocol
import Foundation
import UIKit

/// Touches that come and go. Each is followed by running the app until it is idle, unless `settles` is false.
extension TestScreen {
    /// Puts a finger down and lifts it again 0.05 s later.
    public func tap(
        _ target: TouchTarget, settles: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) {
        touch("tap", target, settles, file, line) { Self.press($0.point, for: 0.05) }
    }

    /// Taps the middle of a view.
    public func tap(_ view: UIView, settles: Bool = true, file: StaticString = #filePath, line: UInt = #line) {
        tap(.view(view), settles: settles, file: file, line: line)
    }

    /// Taps twice, 0.1 s apart.
    public func doubleTap(
        _ target: TouchTarget, settles: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) {
        touch("doubleTap", target, settles, file, line) { place in
            Self.press(place.point, for: 0.05) + Self.press(place.point, for: 0.05).delayed(by: 0.15)
        }
    }

    /// Holds a finger down.
    ///
    /// - Parameter seconds: Half a second is what a long press recognizer asks for.
    public func longPress(
        _ target: TouchTarget, for seconds: TimeInterval = 1, settles: Bool = true, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        touch("longPress", target, settles, file, line) { Self.press($0.point, for: seconds) }
    }

    /// Puts a finger down and leaves it there; nil, and a failure, where the target cannot be touched.
    public func touchDown(
        _ target: TouchTarget, file: StaticString = #filePath, line: UInt = #line
    ) -> TestFinger? {
        var finger: TestFinger?
        touch("touchDown", target, false, file, line) { place in
            finger = TestFinger(at: place.point, on: self)
            return []
        }
        return finger
    }

    /// Moves a finger along a path and lifts it.
    ///
    /// - Parameters:
    ///   - target: Where it comes down.
    ///   - path: Where it goes from there, one after the other.
    ///   - seconds: How long all of it takes, the same time for each part of the path.
    public func pan(
        from target: TouchTarget, along path: [TouchTarget], over seconds: TimeInterval = 0.5, settles: Bool = true,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let points: [CGPoint]
        do {
            points = try path.map { try find($0).place.point }
        } catch {
            let names = path.map(\.text).joined(separator: ", ")
            let reason = (error as? Unreachable)?.reason ?? "\(error)"
            TestFailures.report("pan along \(names): \(reason)", file: file, line: line)
            return
        }
        touch("pan from", target, settles, file, line) { place in
            let ends = points.isEmpty ? [place.point] : points
            let part = seconds / Double(ends.count)
            var touches = [DisplayMessage.Touch(phase: .began, point: place.point)]
            var start = place.point
            for (index, end) in ends.enumerated() {
                touches += TestFinger.line(from: start, to: end, over: part).delayed(by: part * Double(index))
                start = end
            }
            return touches + [.init(phase: .ended, point: start, offset: seconds)]
        }
    }

    /// Moves a finger in a straight line and lifts it.
    public func pan(
        from target: TouchTarget, to end: TouchTarget, over seconds: TimeInterval = 0.5, settles: Bool = true,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        pan(from: target, along: [end], over: seconds, settles: settles, file: file, line: line)
    }

    /// Moves a finger by a distance, in points, and lifts it.
    public func pan(
        from target: TouchTarget, by x: CGFloat, _ y: CGFloat, over seconds: TimeInterval = 0.5, settles: Bool = true,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        touch("pan from", target, settles, file, line) { place in
            let end = CGPoint(x: place.point.x + x, y: place.point.y + y)
            return Self.drag(from: place.point, to: end, over: seconds)
        }
    }

    /// Which way a finger goes.
    public enum SwipeDirection: String, Sendable, CaseIterable { case up, down, left, right }

    /// Flicks a finger over the screen.
    ///
    /// - Parameters:
    ///   - direction: Which way the finger goes.
    ///   - target: Where it comes down; nil swipes over most of the screen.
    ///   - distance: How far it goes, in points.
    public func swipe(
        _ direction: SwipeDirection, on target: TouchTarget? = nil, by distance: CGFloat = 200, settles: Bool = true,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let size = size
        guard let target else {
            let (start, end) =
                switch direction {
                case .up: ((0.5, 0.7), (0.5, 0.3))
                case .down: ((0.5, 0.3), (0.5, 0.7))
                case .left: ((0.8, 0.5), (0.2, 0.5))
                case .right: ((0.2, 0.5), (0.8, 0.5))
                }
            pan(
                from: .point(size.width * start.0, size.height * start.1),
                to: .point(size.width * end.0, size.height * end.1), over: 0.15, settles: settles, file: file,
                line: line)
            return
        }
        touch("swipe \(direction) on", target, settles, file, line) { place in
            var end = place.point
            switch direction {
            case .up: end.y = max(0, end.y - distance)
            case .down: end.y = min(size.height, end.y + distance)
            case .left: end.x = max(0, end.x - distance)
            case .right: end.x = min(size.width, end.x + distance)
            }
            return Self.drag(from: place.point, to: end, over: 0.15)
        }
    }

    /// Moves two fingers apart, or together.
    ///
    /// - Parameter scale: How many times as far apart the fingers are in the end.
    public func pinch(
        _ target: TouchTarget, scale: CGFloat, over seconds: TimeInterval = 0.5, settles: Bool = true,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        guard scale > 0, scale.isFinite else {
            TestFailures.report("pinch \(target.text): the scale must be above 0", file: file, line: line)
            return
        }
        touch("pinch", target, settles, file, line) { place in
            let reach = Self.reach(in: place)
            let start = scale > 1 ? min(reach, reach * 1.5 / scale) : reach
            return Self.twoFingers(around: place.point, over: seconds) { share in
                let half = start * (1 + (scale - 1) * share)
                return CGPoint(x: half, y: 0)
            }
        }
    }

    /// Turns two fingers around the middle between them.
    ///
    /// - Parameter angle: In radians, clockwise.
    public func rotate(
        _ target: TouchTarget, by angle: CGFloat, over seconds: TimeInterval = 0.5, settles: Bool = true,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        touch("rotate", target, settles, file, line) { place in
            let reach = Self.reach(in: place)
            return Self.twoFingers(around: place.point, over: seconds) { share in
                CGPoint(x: reach * cos(angle * share), y: reach * sin(angle * share))
            }
        }
    }

    // MARK: Making touches

    private func touch(
        _ verb: String, _ target: TouchTarget, _ settles: Bool, _ file: StaticString, _ line: UInt,
        _ touches: (TouchPlace) -> [DisplayMessage.Touch]
    ) {
        do {
            let found = try find(target)
            if case .view(let view, _) = target.kind { try checkHit(view, at: found.place.point) }
            act(settles: settles, file: file, line: line) { VirtualTime.deliver(touches(found.place)) }
            // The app came to rest, which no person's second tap would have waited for.
            if settles { TouchDelivery.shared.endTapCount() }
        } catch {
            TestFailures.report("\(verb) \(target.text): \(error.reason)", file: file, line: line)
        }
    }

    /// A view that a test names is to get the touch itself, or what is in it or around it does.
    private func checkHit(_ view: UIView, at point: CGPoint) throws(Unreachable) {
        for window in UIApplication.shared.allWindows.reversed() where !window.isHidden {
            let place = window.layer.convert(point, from: UIApplication.shared.screenLayer)
            guard let hit = window.hitTest(place, with: nil) else { continue }
            if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return }
            throw Unreachable(reason: "\(hit.nameInMessages) lies over it at \(point.shortText)")
        }
        throw Unreachable(reason: "nothing takes touches at \(point.shortText)")
    }

    private static func press(_ point: CGPoint, for seconds: TimeInterval) -> [DisplayMessage.Touch] {
        [.init(phase: .began, point: point), .init(phase: .ended, point: point, offset: seconds)]
    }

    private static func drag(
        from start: CGPoint, to end: CGPoint, over seconds: TimeInterval
    ) -> [DisplayMessage.Touch] {
        [.init(phase: .began, point: start)] + TestFinger.line(from: start, to: end, over: seconds)
            + [.init(phase: .ended, point: end, offset: seconds)]
    }

    /// How far from the middle of a target two fingers come down, so that both are on it.
    private static func reach(in place: TouchPlace) -> CGFloat {
        place.frame.isEmpty ? 50 : min(100, 0.4 * min(place.frame.width, place.frame.height))
    }

    /// Two fingers on opposite sides of a point; `offset` says where the first one is after a share of the time.
    private static func twoFingers(
        around center: CGPoint, over seconds: TimeInterval, offset: (CGFloat) -> CGPoint
    ) -> [DisplayMessage.Touch] {
        func both(_ phase: DisplayMessage.Touch.Phase, _ share: Double) -> [DisplayMessage.Touch] {
            let offset = offset(share)
            return [1.0, -1.0].enumerated().map { finger, side in
                .init(
                    phase: phase, finger: finger,
                    point: CGPoint(x: center.x + side * offset.x, y: center.y + side * offset.y),
                    offset: seconds * share)
            }
        }
        let count = max(1, Int((seconds * 60).rounded()))
        return both(.began, 0) + (1...count).flatMap { both(.moved, Double($0) / Double(count)) } + both(.ended, 1)
    }
}

extension [DisplayMessage.Touch] {
    fileprivate func delayed(by seconds: TimeInterval) -> Self {
        map { touch in
            var later = touch
            later.offset += seconds
            return later
        }
    }
}
