import DisplayProtocol

@_spi(Testing) @testable import UIKit

/// A keyboard at the display of a test: presses keys as the display's messages say them.
@MainActor enum HardwareKeyboard {
    /// Presses a key that types a character, or that has a name, and lets it go.
    static func press(_ text: String, _ modifiers: UIKeyModifierFlags = []) {
        send(message(text, .down, modifiers))
        send(message(text, .up, modifiers))
    }

    static func press(_ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], times: Int = 1) {
        for _ in 0..<times {
            down(usage, modifiers)
            up(usage, modifiers)
        }
    }

    static func down(
        _ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], isRepeat: Bool = false
    ) {
        send(.init(phase: .down, usage: usage.rawValue, modifiers: modifiers.rawValue, isRepeat: isRepeat))
    }

    static func up(_ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        send(.init(phase: .up, usage: usage.rawValue, modifiers: modifiers.rawValue))
    }

    /// Presses a key as a page does that sends what it types by itself.
    static func pressApart(_ text: String, _ modifiers: UIKeyModifierFlags = []) {
        var key = message(text, .down, modifiers)
        key.isTypedApart = true
        send(key)
        if modifiers.isDisjoint(with: [.command, .control]) { type(text) }
        key.phase = .up
        send(key)
    }

    static func message(
        _ text: String, _ phase: DisplayMessage.KeyPress.Phase, _ modifiers: UIKeyModifierFlags
    ) -> DisplayMessage.KeyPress {
        .init(
            phase: phase, usage: usage(of: text).rawValue, characters: text,
            charactersIgnoringModifiers: text.lowercased(), modifiers: modifiers.rawValue)
    }

    private static func usage(of text: String) -> UIKeyboardHIDUsage {
        guard let letter = text.lowercased().unicodeScalars.first else { return .keyboard_Reserved }
        switch letter {
        case "a"..."z": return UIKeyboardHIDUsage(rawValue: 4 + Int(letter.value) - 97) ?? .keyboard_Reserved
        case "1"..."9": return UIKeyboardHIDUsage(rawValue: 30 + Int(letter.value) - 49) ?? .keyboard_Reserved
        case " ": return .keyboardSpacebar
        case ".": return .keyboardPeriod
        default: return .keyboard_Reserved
        }
    }

    static func type(_ text: String, deleting: Int = 0) {
        DisplayMessage.Text(text: text, deleting: deleting).handle()
    }

    static func compose(_ text: String, selecting start: Int, _ length: Int = 0) {
        DisplayMessage.Composition(text: text, selectionStart: start, selectionLength: length).handle()
    }

    private static func send(_ key: DisplayMessage.KeyPress) { key.handle() }
}
