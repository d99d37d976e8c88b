import Foundation

/// Touches that are down at the same time.
@preconcurrency @MainActor open class UIEvent: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIEvent") }

    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
    }

    /// The kind of an event within its type.
    public enum EventSubtype: Int, Sendable {
        case none
        case motionShake
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// When the event happened, in seconds of media time.
    open internal(set) var timestamp: TimeInterval = 0

    /// The keys that are held meanwhile on a hardware keyboard.
    open var modifierFlags: UIKeyModifierFlags { KeyDelivery.shared.modifierFlags }

    /// The touches in the order in which they came down.
    var orderedTouches: [UITouch] = []

    open var allTouches: Set<UITouch>? { Set(orderedTouches) }

    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// The touches since the last event; here there are none between two events, so this is the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        orderedTouches.contains { $0 === touch } ? [touch] : nil
    }

    private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = orderedTouches.filter(isIncluded)
        return found.isEmpty ? nil : Set(found)
    }

    /// The touches that this turn of the event is about.
    var changedTouches: [UITouch] { orderedTouches.filter { $0.phase != .stationary } }
}
