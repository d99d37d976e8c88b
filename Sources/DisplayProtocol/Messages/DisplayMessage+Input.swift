import Foundation

// What a person does. Nothing here is answered.
extension DisplayMessage {
    package struct Touch: Body {
        package static let name = "touch"
        package enum Phase: String, Sendable, Codable { case began, moved, ended, cancelled }
        package var phase: Phase
        /// Tells apart the fingers that are down at the same time.
        package var finger: Int
        /// In window points.
        package var point: CGPoint
        /// Seconds since the input's first touch; the app's clock passes them before it delivers the touch.
        package var offset: Double
        package init(phase: Phase, finger: Int = 0, point: CGPoint, offset: Double = 0) {
            self.phase = phase
            self.finger = finger
            self.point = point
            self.offset = offset
        }
    }

    /// The turn of a mouse wheel or two fingers on a trackpad.
    package struct Wheel: Body {
        package static let name = "wheel"
        package enum Phase: String, Sendable, Codable {
            /// A notch of a wheel, which stands for itself.
            case discrete
            case began, changed, ended
        }
        /// In window points.
        package var point: CGPoint
        /// How far the content is to move, in points; down and right are positive, as in `contentOffset`.
        package var delta: CGSize
        package var phase: Phase
        package init(point: CGPoint, delta: CGSize, phase: Phase = .discrete) {
            self.point = point
            self.delta = delta
            self.phase = phase
        }
    }

    /// A key of a hardware keyboard goes down or up.
    ///
    /// Return, tab, escape, backspace, delete, the arrows and their like do what they do by this message alone: nothing is
    /// sent as `text` for them. What a printing key types is either in the message (`isTypedApart` false), or follows as
    /// `text` or `compose` before the next `key`, so that layouts, dead keys and input methods are the display's affair.
    /// If the app takes the key, for a key command or by an override of `pressesBegan` that does not call super, it leaves
    /// out that text. Keys that an input method takes for itself are not sent. For a paste (⌘V) `pasteboard` goes before.
    package struct KeyPress: Body {
        package static let name = "key"
        package enum Phase: String, Sendable, Codable { case down, up, cancelled }
        package var phase: Phase
        /// The USB HID usage of the key on the keyboard page, as `UIKeyboardHIDUsage` has it.
        package var usage: Int
        /// What the key types with its modifiers; empty for a key that types nothing.
        package var characters: String
        /// What the key types without them.
        package var charactersIgnoringModifiers: String
        /// `UIKeyModifierFlags`' raw value: caps lock 1 << 16, shift 1 << 17, control 1 << 18, option 1 << 19, command
        /// 1 << 20, and 1 << 21 for a key of the numeric pad.
        package var modifiers: Int
        /// Whether the keyboard repeats a key that is held down.
        package var isRepeat: Bool
        /// Whether the display sends what the key types as `text` or `compose` itself, so that the key only counts as a
        /// command, a press and a movement of the caret.
        package var isTypedApart: Bool
        package init(
            phase: Phase, usage: Int, characters: String = "", charactersIgnoringModifiers: String = "",
            modifiers: Int = 0, isRepeat: Bool = false, isTypedApart: Bool = false
        ) {
            self.phase = phase
            self.usage = usage
            self.characters = characters
            self.charactersIgnoringModifiers = charactersIgnoringModifiers
            self.modifiers = modifiers
            self.isRepeat = isRepeat
            self.isTypedApart = isTypedApart
        }
    }

    /// Text for the first responder. It takes the place of a composition, which is settled then; a line break in it
    /// presses the return key.
    package struct Text: Body {
        package static let name = "text"
        package var text: String
        /// How many characters before the caret go first, as an input method replaces them.
        package var deleting: Int
        package init(text: String, deleting: Int = 0) {
            self.text = text
            self.deleting = deleting
        }
    }

    /// Text that an input method has not settled on; empty text gives the composition up.
    package struct Composition: Body {
        package static let name = "compose"
        package var text: String
        /// The selected part of it, in UTF-16 units.
        package var selectionStart: Int
        package var selectionLength: Int
        package init(text: String, selectionStart: Int, selectionLength: Int) {
            self.text = text
            self.selectionStart = selectionStart
            self.selectionLength = selectionLength
        }
    }

    /// What assistive technology does to an element of ``AppMessage/Accessibility``.
    package struct ElementAction: Body {
        package static let name = "perform"
        package enum Kind: String, Sendable, Codable {
            case activate, increment, decrement, focus, escape, scrollUp, scrollDown, scrollLeft, scrollRight, setValue
            /// One of the element's own actions, which `value` names.
            case custom
        }
        package var element: Int
        package var kind: Kind
        /// The new text of a field, for `setValue`; the name of one of the element's actions, for `custom`.
        package var value: String?
        package init(element: Int, kind: Kind, value: String? = nil) {
            self.element = element
            self.kind = kind
            self.value = value
        }
    }

    /// The device is shaken.
    package struct Shake: Body, BareMessageBody {
        package static let name = "shake"
        package init() {}
    }
}
