import Foundation

extension UIControl {
    /// The events of a control; they combine.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events as bits.
        public let rawValue: UInt
        /// Makes events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger comes down on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger comes down on the control for the second time or more in a row.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves over the control, or no further than 70 points from it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves further than 70 points from the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger that had left the control comes back.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger leaves the control by more than 70 points.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger is lifted from the control, or no further than 70 points from it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted further than 70 points from the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch is taken away from the control, as by scrolling.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A person has changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// A person has done what the control is there for: tapped a button, changed a value, pressed return in a
        /// field.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A button opens its menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a text field has changed other than by assignment.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key of a text field was pressed; a target for this event makes the key end editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of fingers.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of text fields.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// The bits that apps may use for events of their own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits that UIKit keeps for itself and sends nothing by.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events, those of apps included.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control; they combine.
    public struct State: OptionSet, Hashable, Sendable {
        /// The states as bits.
        public let rawValue: UInt
        /// Makes states from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No other state.
        public static let normal: State = []
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control is the first responder.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that apps may use for states of their own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that are kept for frameworks.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical place of content in a control that is higher.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// The horizontal place of content in a control that is wider.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }
}
