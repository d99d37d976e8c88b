import Foundation
import QuartzCore

/// A movement of the device that means something: a shake.
final class MotionEvent: UIEvent {
    enum Phase { case began, ended }

    let phase: Phase

    init(phase: Phase, at timestamp: TimeInterval) {
        self.phase = phase
        super.init()
        self.timestamp = timestamp
    }

    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }

    /// Starts where keys do if that is in the window, and with the window otherwise.
    func send(in window: UIWindow) {
        let start = KeyDelivery.shared.start
        let receiver = start.isReached(by: window) ? start : window
        switch phase {
        case .began: receiver.motionBegan(subtype, with: self)
        case .ended: receiver.motionEnded(subtype, with: self)
        }
    }
}

/// Turns what happens to the device into events for the application.
@MainActor enum MotionDelivery {
    /// Somebody shakes the device.
    static func shake() {
        for phase in [MotionEvent.Phase.began, .ended] {
            UIApplication.shared.sendEvent(MotionEvent(phase: phase, at: CACurrentMediaTime()))
        }
    }
}

extension UIResponder {
    /// Whether a window is further on in the chain.
    fileprivate func isReached(by window: UIWindow) -> Bool {
        sequence(first: self, next: \.next).contains { $0 === window }
    }
}
