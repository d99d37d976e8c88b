import Foundation

/// The actions of an edit menu, as responders have them. The sender may be nil.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
    /// Copies the selection to the pasteboard and deletes it.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Puts the pasteboard's text in place of the selection.
    func paste(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Selects the word at the caret.
    func select(_ sender: Any?)
    /// Selects the whole text.
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

    /// Pastes what the app's configuration says, or else text.
    func pasteText() {
        guard pasteConfiguration == nil else { return paste(itemProviders: pastedItems) }
        if let text = UIPasteboard.general.string { typeText(text) }
    }

    /// Types the texts among things one after the other, as soon as each is loaded.
    func typeTexts(of providers: [NSItemProvider]) {
        for provider in providers where provider.canLoadObject(ofClass: NSString.self) {
            provider.loadObject(ofClass: NSString.self) { [weak self] (text: Any?, _) in
                guard let text = text as? String else { return }
                MainActor.assumeIsolated { self?.typeText(text) }
            }
        }
    }

    /// Whether things can be pasted: those that the app's configuration says, or else texts.
    func takesPaste(of providers: [NSItemProvider]) -> Bool {
        guard takesTyping else { return false }
        guard pasteConfiguration == nil else { return acceptsPaste(of: providers) }
        return providers.contains { $0.canLoadObject(ofClass: NSString.self) }
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
        case "paste:":
            guard isFirstResponder, takesTyping else { return false }
            return pasteConfiguration == nil ? UIPasteboard.general.hasStrings : canPaste(pastedItems)
        case "select:": return isFirstResponder && hasText && selection.length == 0
        case "selectAll:": return isFirstResponder && hasText && selection != edited.whole
        default: return nil
        }
    }
}
