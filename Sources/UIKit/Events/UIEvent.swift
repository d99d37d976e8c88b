import Foundation

/// An event: the touches that are down at the same time, keys, or a motion of the device.
@preconcurrency @MainActor open class UIEvent: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIEvent") }

    /// The kind of input that an event tells of; no remote control is ever heard from.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform = 14
    }

    /// A set of the buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The buttons as bits.
        public let rawValue: Int
        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The button of the first finger.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button of the second finger.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// The button of a number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// The meaning of an event within its type: a shake, for motion, and none otherwise. No display has a remote control.
    public enum EventSubtype: Int, Sendable {
        /// No further meaning.
        case none
        /// A shake of the device.
        case motionShake
        /// The keys of a remote control.
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The kind of input that the event tells of: touches, unless a subclass says otherwise.
    open var type: EventType { .touches }
    /// The meaning of the event within its type; none for touches and keys.
    open var subtype: EventSubtype { .none }
    /// The time at which the event happened, in seconds of media time.
    open internal(set) var timestamp: TimeInterval = 0

    /// The modifier keys that are held on a hardware keyboard at the moment.
    open var modifierFlags: UIKeyModifierFlags { KeyDelivery.shared.modifierFlags }

    /// The buttons of a pointer that are held: none, since a pointer's button is a finger here.
    open var buttonMask: ButtonMask { [] }

    /// The touches in the order in which they came down.
    var orderedTouches: [UITouch] = []

    /// The touches of all windows, those that did not change included; empty, not nil, for other events.
    open var allTouches: Set<UITouch>? { Set(orderedTouches) }

    /// The touches that began in a window; nil where there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    /// The touches that began in a view, its subviews left out; nil where there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    /// The touches that a recognizer looks at; nil where there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// The positions of a touch since the last event; there are none between two events here, so the result is the
    /// touch itself, or nil for a touch of another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        orderedTouches.contains { $0 === touch } ? [touch] : nil
    }

    /// The positions that a touch is expected at next: none, as no display foresees any; nil for a touch of another
    /// event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        orderedTouches.contains { $0 === touch } ? [] : nil
    }

    private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = orderedTouches.filter(isIncluded)
        return found.isEmpty ? nil : Set(found)
    }

    /// The touches that this turn of the event is about.
    var changedTouches: [UITouch] { orderedTouches.filter { $0.phase != .stationary } }
}
