import DisplayProtocol
import Foundation
import QuartzCore

/// Turns the display's touches into events for the application.
@MainActor package final class TouchDelivery: SessionPart {
    /// The time, in seconds, and the distance, in points, in which a finger has to come down again for its taps to be
    /// counted.
    static let tapInterval = 0.35
    static let tapDistance: CGFloat = 45

    private(set) var event = UIEvent()
    private var fingers: [Int: UITouch] = [:]
    private var lastTap: Tap?
    private var statusBarTap: StatusBarTap?

    private struct Tap {
        var point: CGPoint
        var time: TimeInterval
        var count: Int
        /// Not kept alive: a tap is remembered until the next one.
        weak var window: UIWindow?
    }

    package init() {}

    func deliver(_ touch: DisplayMessage.Touch) {
        let now = CACurrentMediaTime()
        for other in event.orderedTouches { other.phase = .stationary }
        event.timestamp = now
        switch touch.phase {
        case .began: begin(touch, at: now)
        case .moved: change(touch, to: .moved, at: now)
        case .ended: change(touch, to: .ended, at: now)
        case .cancelled: change(touch, to: .cancelled, at: now)
        }
    }

    /// Cancels the touches of all fingers.
    func cancelAll() {
        statusBarTap = nil
        for finger in fingers.keys.sorted() { deliver(.init(phase: .cancelled, finger: finger, point: .zero)) }
    }

    private func begin(_ input: DisplayMessage.Touch, at now: TimeInterval) {
        if fingers[input.finger] != nil {
            change(.init(phase: .cancelled, finger: input.finger, point: input.point), to: .cancelled, at: now)
        }
        if UIApplication.shared.isIgnoringInteractionEvents { return }
        if let tap = StatusBarTap(at: input.point, finger: input.finger) {
            statusBarTap = tap
            return
        }
        let touch = UITouch(point: input.point, time: now)
        // The topmost window that has something at the point gets the touch, for its whole life.
        for window in UIApplication.shared.allWindows.reversed() where !window.isHidden {
            let point = window.layer.convert(input.point, from: UIApplication.shared.screenLayer)
            guard let view = window.hitTest(point, with: event) else { continue }
            touch.window = window
            touch.view = view
            break
        }
        guard touch.window != nil else { return }
        touch.tapCount = tapCount(of: touch)
        fingers[input.finger] = touch
        event.orderedTouches.append(touch)
        TouchArbiter.shared.admit(touch, in: event)
        UIApplication.shared.sendEvent(event)
    }

    private func change(_ input: DisplayMessage.Touch, to phase: UITouch.Phase, at now: TimeInterval) {
        if let tap = statusBarTap, tap.finger == input.finger {
            if phase != .moved { statusBarTap = nil }
            if phase == .ended { tap.end(at: input.point) }
            return
        }
        guard let touch = fingers[input.finger] else { return }
        touch.previousPoint = touch.point
        if phase != .cancelled { touch.point = input.point }
        touch.timestamp = now
        touch.phase = phase
        if phase == .moved && touch.point == touch.previousPoint { return }
        UIApplication.shared.sendEvent(event)
        guard touch.isOver else { return }
        fingers[input.finger] = nil
        event.orderedTouches.removeAll { $0 === touch }
        if phase == .ended, touch.distanceMoved <= Self.tapDistance {
            lastTap = Tap(point: touch.point, time: now, count: touch.tapCount, window: touch.window)
        } else {
            lastTap = nil
        }
    }

    private func tapCount(of touch: UITouch) -> Int {
        guard let last = lastTap, last.window === touch.window, touch.timestamp - last.time <= Self.tapInterval,
            hypot(touch.point.x - last.point.x, touch.point.y - last.point.y) <= Self.tapDistance
        else { return 1 }
        return last.count + 1
    }

    /// The next tap counts as the first, however soon it comes.
    package func endTapCount() { lastTap = nil }
}
