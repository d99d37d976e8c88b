import Foundation

/// The effect of a key on a text that is edited.
enum EditingKey: Equatable {
    /// The text that the key types.
    case insert(String)
    case newline
    case tab(isForward: Bool)
    case delete(CaretUnit, isForward: Bool)
    case move(CaretMove, extends: Bool)
    /// Gives an input method's composition up.
    case escape

    @MainActor init?(_ key: UIKey) {
        let held = key.modifierFlags.held
        let extends = held.contains(.shift)
        switch (key.keyCode, held.subtracting(.shift)) {
        case (.keyboardReturnOrEnter, []), (.keypadEnter, []), (.keyboardReturnOrEnter, .alternate): self = .newline
        case (.keyboardTab, []): self = .tab(isForward: !extends)
        case (.keyboardEscape, []): self = .escape
        case (.keyboardDeleteOrBackspace, []): self = .delete(.character, isForward: false)
        case (.keyboardDeleteOrBackspace, .alternate): self = .delete(.word, isForward: false)
        case (.keyboardDeleteOrBackspace, .command): self = .delete(.line, isForward: false)
        case (.keyboardDeleteForward, []): self = .delete(.character, isForward: true)
        case (.keyboardDeleteForward, .alternate): self = .delete(.word, isForward: true)
        case (.keyboardDeleteForward, .command): self = .delete(.line, isForward: true)
        case (.keyboardHome, []): self = .move(.backward(.line), extends: extends)
        case (.keyboardEnd, []): self = .move(.forward(.line), extends: extends)
        case (.keyboardHome, .command): self = .move(.backward(.document), extends: extends)
        case (.keyboardEnd, .command): self = .move(.forward(.document), extends: extends)
        case (.keyboardPageUp, []): self = .move(.pageUp, extends: extends)
        case (.keyboardPageDown, []): self = .move(.pageDown, extends: extends)
        case (.keyboardLeftArrow, let held):
            guard let unit = Self.unit(held) else { return nil }
            self = .move(.left(unit), extends: extends)
        case (.keyboardRightArrow, let held):
            guard let unit = Self.unit(held) else { return nil }
            self = .move(.right(unit), extends: extends)
        case (.keyboardUpArrow, []): self = .move(.up, extends: extends)
        case (.keyboardDownArrow, []): self = .move(.down, extends: extends)
        case (.keyboardUpArrow, .alternate): self = .move(.backward(.paragraph), extends: extends)
        case (.keyboardDownArrow, .alternate): self = .move(.forward(.paragraph), extends: extends)
        case (.keyboardUpArrow, .command): self = .move(.backward(.document), extends: extends)
        case (.keyboardDownArrow, .command): self = .move(.forward(.document), extends: extends)
        default:
            guard held.isDisjoint(with: [.command, .control]), !key.characters.isEmpty,
                UIKeyCommand.input(of: key.keyCode) == nil,
                key.characters.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
            else { return nil }
            self = .insert(key.characters)
        }
    }

    private static func unit(_ held: UIKeyModifierFlags) -> CaretUnit? {
        switch held {
        case []: .character
        case .alternate: .word
        case .command: .line
        default: nil
        }
    }

    /// Whether a responder edits by this key.
    @MainActor func isMeant(for responder: UIResponder?) -> Bool {
        switch responder {
        case let target as any EditActionTarget:
            guard target.takesTyping else { return false }
            return switch self {
            case .escape: target.edited.marked != nil
            case .move(.pageUp, _), .move(.pageDown, _): target.hasPages
            default: true
            }
        case is any UIKeyInput:
            return switch self {
            case .insert, .newline, .tab(isForward: true), .delete(_, isForward: false): true
            default: false
            }
        default: return false
        }
    }

    /// Does it to the first responder.
    ///
    /// - Parameter isTypedApart: Whether the display sends what the key types by itself.
    @MainActor func perform(isTypedApart: Bool) {
        if case .insert = self, isTypedApart { return }
        switch UIApplication.shared.firstResponder {
        case let target as any EditActionTarget: edit(target)
        case let target as any UIKeyInput:
            switch self {
            case .insert(let text): target.insertText(text)
            case .newline: target.insertText("\n")
            case .tab(isForward: true): target.insertText("\t")
            case .delete(_, isForward: false): target.deleteBackward()
            default: break
            }
            target.wasTyped()
        default: break
        }
    }

    @MainActor private func edit(_ target: any EditActionTarget) {
        switch self {
        case .insert(let text): target.typeText(text)
        case .newline:
            target.typeReturn()
            // An alert's fields leave the return key to the alert.
            if !target.hasLines { KeyDefaults.answer(.accept) }
        case .tab(let isForward):
            // A text on many lines has tabs of its own.
            if target.hasLines, isForward { target.typeText("\t") } else { KeyFocus.move(forward: isForward) }
        case .delete(let unit, let isForward): CaretMovement.delete(unit, isForward: isForward, in: target)
        case .move(let move, let extends): CaretMovement.shared.move(move, extends: extends, in: target)
        case .escape: target.compose("", selecting: NSRange(location: 0, length: 0))
        }
    }
}
