import DisplayProtocol
import Foundation

/// What the keys of a desktop's keyboard are to an app.
///
/// Keys are named by where they are, as the USB standard numbers them. The left control key is the command key, as what
/// people copy and paste with, and moves the caret by words with the arrow keys; the right one is the control key.
struct KeyboardInput {
    /// A key as the desktop reports it.
    struct Event {
        /// The HID usage.
        var usage: Int
        /// The character that the layout puts on the key, without modifiers; nil for a key that types nothing.
        var character: Character?
        var isShifted = false
        var isLeftControl = false
        var isRightControl = false
        var isOption = false
        var isCommand = false
        var hasCapsLock = false
        var isRepeat = false
        /// Whether the desktop says by itself what keys type.
        var isTextFollowing = true
    }

    private var pressed: [Int: DisplayMessage.KeyPress] = [:]

    mutating func down(_ event: Event) -> DisplayMessage.KeyPress {
        let press = Self.press(event, .down)
        pressed[event.usage] = press
        return press
    }

    /// Nil for a key that the app has not seen go down.
    mutating func up(_ event: Event) -> DisplayMessage.KeyPress? {
        pressed.removeValue(forKey: event.usage) == nil ? nil : Self.press(event, .up)
    }

    /// Lets go of all keys.
    mutating func cancel() -> [DisplayMessage.KeyPress] {
        defer { pressed = [:] }
        return pressed.sorted { $0.key < $1.key }.map { usage, press in
            var press = press
            press.phase = .cancelled
            press.isRepeat = false
            return press
        }
    }

    /// Caret keys, and those that delete: what control makes to go by words.
    private static let wordwise: Set<Int> = [0x2A, 0x4C, 0x4F, 0x50]
    private static let numericPad = 0x53...0x63

    static func press(_ event: Event, _ phase: DisplayMessage.KeyPress.Phase) -> DisplayMessage.KeyPress {
        var modifiers: KeyModifiers = []
        if event.hasCapsLock { modifiers.insert(.capsLock) }
        if event.isShifted { modifiers.insert(.shift) }
        if event.isRightControl { modifiers.insert(.control) }
        if event.isOption { modifiers.insert(.option) }
        if event.isCommand { modifiers.insert(.command) }
        if event.isLeftControl { modifiers.insert(wordwise.contains(event.usage) ? .option : .command) }
        if numericPad.contains(event.usage) { modifiers.insert(.numericPad) }
        let plain = event.character.map(String.init) ?? ""
        let isUpper = event.isShifted != event.hasCapsLock
        let isPrinted = event.character.map(Self.isPrinted) ?? false
        return DisplayMessage.KeyPress(
            phase: phase, usage: event.usage, characters: isUpper && isPrinted ? plain.uppercased() : plain,
            charactersIgnoringModifiers: plain, modifiers: modifiers.rawValue,
            isRepeat: phase == .down && event.isRepeat,
            // What the key types comes as text from the desktop, which knows its layout and its input methods; but not before
            // the app has said that somebody takes text.
            isTypedApart: event.isTextFollowing && isPrinted && modifiers.isDisjoint(with: [.command, .control]))
    }

    private static func isPrinted(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }
}
