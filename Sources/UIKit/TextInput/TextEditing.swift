import CoreGraphics
import Foundation

/// A view whose text a person edits: fields and text views.
///
/// The effects of typing, keys, the edit menu and input methods on the text are here, once. The owner says what its
/// delegate allows and hears, how its text is drawn anew, and where the characters lie.
@MainActor protocol TextEditing: EditActionTarget, SelectionHandleOwner {
    var edited: EditedText { get set }
    /// Whether what is typed next replaces all of the text; a change ends it.
    var replacesAllOnTyping: Bool { get set }
    /// The attributes of new text; nil for those of the text around it.
    var attributesOfNewText: [NSAttributedString.Key: Any]? { get }
    /// The range that the backspace key deletes; nil where there is nothing before the caret.
    var deletedRange: NSRange? { get }

    /// Asks the delegate whether typing may change the text.
    func allowsTyping(_ text: String, in range: NSRange) -> Bool
    /// The part of a new text that the owner can hold.
    func accepted(_ text: String) -> String
    /// Lays the text out and draws it anew.
    func textDidChangeLook()
    /// Tells the delegate of another selection.
    func tellSelectionChanged()
    /// Tells the delegate, and whoever else listens, of a text that was not set by the app.
    func tellTextChanged()
    /// Takes note of another selection of the same text, and tells of it.
    func selectionDidChange()
    /// Forgets what was decided for the text before the app set another one.
    func forgetTypingAttributes()
    /// Scrolls the caret into view.
    func showCaret()

    func rect(of range: NSRange) -> CGRect
    /// Whether a point lies at a character that takes up a rectangle.
    func isPoint(_ point: CGPoint, at character: CGRect) -> Bool
    /// The range that three taps at an offset select.
    func rangeOfThreeTaps(at offset: Int) -> NSRange
}

extension TextEditing {
    var deletedRange: NSRange? { edited.rangeBeforeCaret }
    func accepted(_ text: String) -> String { text }
    func forgetTypingAttributes() {}
    func showCaret() {}
    func isPoint(_ point: CGPoint, at character: CGRect) -> Bool { character.contains(point) }
}

// MARK: - Typing

extension TextEditing {
    private var typedRange: NSRange { replacesAllOnTyping ? edited.whole : edited.marked ?? edited.selection }

    func typeText(_ text: String) { typeReplacing(typedRange, with: text) }

    /// Presses the delete key: with the delegate's leave, where there is something to delete, the view is asked to delete, so
    /// that an app's `deleteBackward()` hears of the key in an empty view too.
    func typeDelete() {
        guard takesTyping else { return }
        if let deletedRange, !allowsTyping("", in: deletedRange) { return }
        deleteBackward()
    }

    /// Deletes what the delete key would, without asking the delegate.
    func deleteBeforeCaret() {
        if let deletedRange { change(deletedRange, to: "", isTyped: false) }
    }

    func typeReplacing(_ range: NSRange, with text: String) {
        if takesTyping { change(range, to: text, isTyped: true) }
    }

    func compose(_ text: String, selecting part: NSRange) {
        // The delegate hears of a composition as of any text: it asks for the marked range.
        guard takesTyping, !text.isEmpty || edited.marked != nil else { return }
        change(typedRange, to: text, isTyped: true, marking: part)
    }

    func endComposition() {
        guard edited.marked != nil else { return }
        edited.unmark()
        textDidChangeLook()
    }

    /// Replaces a range and tells of it. What was typed needs the delegate's leave.
    ///
    /// - Parameter part: The part of the new text that is selected while an input method has not settled on the text; nil
    ///   for a text that is settled.
    /// - Returns: Whether the delegate allowed it.
    @discardableResult
    func change(_ range: NSRange, to text: String, isTyped: Bool, marking part: NSRange? = nil) -> Bool {
        if isTyped, !allowsTyping(text, in: range) { return false }
        let text = accepted(text)
        tellInput(unless: isTyped) { $0.textWillChange($1) }
        edited.replace(range, with: text, attributes: attributesOfNewText)
        if let part {
            edited.mark(NSRange(location: edited.clamped(range).location, length: text.utf16.count), selecting: part)
        }
        tellInput(unless: isTyped) { $0.textDidChange($1) }
        replacesAllOnTyping = false
        textDidChange()
        return true
    }

    /// Replaces the whole text as a person would who selects all of it and types; false where the text cannot be
    /// edited, or the delegate does not allow it.
    func replaceAll(by text: String) -> Bool {
        guard takesTyping, becomeFirstResponder() else { return false }
        return change(edited.whole, to: text, isTyped: true)
    }

    /// Shows a text that was not set by the app, and tells of it.
    func textDidChange() {
        textDidChangeLook()
        tellSelectionChanged()
        tellTextChanged()
        InputViews.shared.textDidChange()
        showCaret()
    }
}

// MARK: - By the app

extension TextEditing {
    /// Shows a text that the app sets; the delegate is not asked.
    func assign(_ text: String) {
        let isSame = edited.rich == nil && text == edited.string
        tellInput(unless: isSame) { $0.textWillChange($1) }
        edited.assign(text)
        tellInput(unless: isSame) { $0.textDidChange($1) }
        if !isSame { didAssign() }
    }

    /// Tells the input delegate of a change that nobody has typed.
    private func tellInput(unless isTyped: Bool, _ call: (any UITextInputDelegate, any UITextInput) -> Void) {
        guard !isTyped, let text = self as? any UITextInput, let delegate = text.inputDelegate else { return }
        call(delegate, text)
    }

    /// Takes note of a text that the app has set.
    func didAssign() {
        forgetTypingAttributes()
        textDidChangeLook()
        guard isFirstResponder else { return }
        tellSelectionChanged()
        InputViews.shared.textDidChange()
    }
}

// MARK: - Selection

extension TextEditing {
    func selectForEditing(_ range: NSRange) { select(range) }

    func selectForEditing(from anchor: Int, to head: Int) {
        changeSelection { $0.select(from: anchor, to: head) }
        showCaret()
    }

    func select(_ range: NSRange) { changeSelection { $0.select(range) } }

    private func changeSelection(_ change: (inout EditedText) -> Void) {
        let old = edited.selection
        var new = edited
        change(&new)
        let isSame = new.selection == old
        tellInput(unless: isSame) { $0.selectionWillChange($1) }
        edited = new
        setNeedsLayout()
        tellInput(unless: isSame) { $0.selectionDidChange($1) }
        if !isSame { selectionDidChange() }
    }

    /// Selects as taps do, one after the other: one places the caret, two select a word.
    func select(byTaps count: Int, at point: CGPoint) {
        let offset = offset(closestTo: point)
        switch count {
        case 1: select(NSRange(location: offset, length: 0))
        case 2: select(edited.word(at: offset))
        default: select(rangeOfThreeTaps(at: offset))
        }
    }

    /// The character at a point; nil where there is none.
    func characterRange(around point: CGPoint) -> NSRange? {
        guard edited.length > 0 else { return nil }
        let near = offset(closestTo: point)
        for start in [near - 1, near] where start >= 0 && start < edited.length {
            let range = (edited.string as NSString).rangeOfComposedCharacterSequence(at: start)
            if isPoint(point, at: rect(of: range)) { return range }
        }
        return nil
    }
}
