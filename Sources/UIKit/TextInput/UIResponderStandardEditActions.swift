import Foundation

/// The actions of an edit menu, as responders have them. The sender may be nil.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func delete(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
}

/// A text whose selection goes to the pasteboard and back.
@MainActor protocol EditActionTarget: TypingTarget, CaretOwner {
    var isSecureTextEntry: Bool { get set }
    func selectForEditing(_ range: NSRange)
    /// Selects from one end to the other, which keys go on to move, and shows the latter.
    func selectForEditing(from anchor: Int, to head: Int)
}

extension EditActionTarget {
    func cutSelection() {
        copySelection()
        deleteSelection()
    }

    func copySelection() {
        guard edited.selection.length > 0 else { return }
        UIPasteboard.general.string = edited.substring(edited.selection)
    }

    func pasteText() {
        if let text = UIPasteboard.general.string { typeText(text) }
    }

    func deleteSelection() { if edited.selection.length > 0 { typeDelete() } }

    func selectWord() { selectForEditing(edited.word(at: edited.selection.location)) }

    func selectEverything() { selectForEditing(edited.whole) }

    /// Whether an action of the edit menu makes sense now; nil for other actions.
    func canEdit(_ action: Selector) -> Bool? {
        let selection = edited.selection
        switch action.description {
        case "cut:", "delete:": return isFirstResponder && takesTyping && selection.length > 0 && !isSecureTextEntry
        case "copy:": return isFirstResponder && selection.length > 0 && !isSecureTextEntry
        case "paste:": return isFirstResponder && takesTyping && UIPasteboard.general.hasStrings
        case "select:": return isFirstResponder && hasText && selection.length == 0
        case "selectAll:": return isFirstResponder && hasText && selection != edited.whole
        default: return nil
        }
    }
}
