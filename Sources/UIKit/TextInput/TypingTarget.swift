import Foundation

/// A first responder that takes what a person types, with its delegate's leave.
@MainActor protocol TypingTarget: UIResponder, UIKeyInput {
    /// The edited text, for the keyboard's shift and return keys.
    var edited: EditedText { get }
    /// Whether the keyboard comes up.
    var takesTyping: Bool { get }
    func typeText(_ text: String)
    func typeDelete()
    func typeReturn()
    /// Replaces a range with what was typed.
    func typeReplacing(_ range: NSRange, with text: String)
    /// Shows what an input method has not settled on, in place of what it showed before; empty text gives it up.
    func compose(_ text: String, selecting part: NSRange)
    /// Settles on what the input method shows.
    func endComposition()
}

extension TypingTarget {
    var takesTyping: Bool { true }
}

/// A key that was pressed, on a keyboard on the screen or a real one.
enum TypedKey {
    case text(String)
    case delete
    case enter

    /// The keys that make a text.
    static func keys(of text: String) -> [TypedKey] {
        text.map { $0.isNewline ? .enter : .text(String($0)) }
    }

    /// Presses the key for the first responder; false where nobody takes it.
    @MainActor func press() -> Bool {
        switch UIApplication.shared.firstResponder {
        case let target as any TypingTarget:
            switch self {
            case .text(let text): target.typeText(text)
            case .delete: target.typeDelete()
            case .enter: target.typeReturn()
            }
        case let target as any UIKeyInput:
            switch self {
            case .text(let text): target.insertText(text)
            case .delete: target.deleteBackward()
            case .enter: target.insertText("\n")
            }
            target.wasTyped()
        default: return false
        }
        return true
    }
}

extension UIKeyInput {
    /// Takes note that a key has changed the text of an app's own view.
    func wasTyped() { InputViews.shared.textDidChange() }
}
