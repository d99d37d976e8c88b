import Foundation

/// How the text of a text view changes, and who hears of it.
extension UITextView: EditActionTarget {
    var editedText: EditedText { edited }
    var takesTyping: Bool { isEditable }

    func didBeginEditing() {
        setNeedsLayout()
        if isEditable {
            delegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        }
        // The keyboard is there by now, and the app has made room for it.
        showCaret()
        if isFirstResponder { delegate?.textViewDidChangeSelection(self) }
    }

    func didEndEditing() {
        edited.unmark()
        setNeedsLayout()
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Typing

    func typeText(_ text: String) {
        guard isEditable else { return }
        change(typedRange, to: text, isTyped: true)
    }

    private var typedRange: NSRange {
        clearsOnInsertion ? NSRange(location: 0, length: edited.length) : edited.marked ?? edited.selection
    }

    func typeReplacing(_ range: NSRange, with text: String) {
        if isEditable { change(range, to: text, isTyped: true) }
    }

    func compose(_ text: String, selecting part: NSRange) {
        // The delegate hears of a composition as of any text: it asks for the marked range.
        guard isEditable, !text.isEmpty || edited.marked != nil else { return }
        change(typedRange, to: text, isTyped: true, marking: part)
    }

    func endComposition() {
        guard edited.marked != nil else { return }
        edited.unmark()
        textDidChangeLook()
    }

    func typeDelete() {
        guard isEditable, let range = edited.rangeBeforeCaret else { return }
        change(range, to: "", isTyped: true)
    }

    func typeReturn() { typeText("\n") }

    /// Replaces a range and tells of it. What was typed needs the delegate's leave.
    ///
    /// - Parameter part: What is selected in the new text while an input method has not settled on it; nil for a text that
    ///   is settled.
    func change(_ range: NSRange, to text: String, isTyped: Bool, marking part: NSRange? = nil) {
        if isTyped, !(delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true) { return }
        edited.replace(range, with: text, attributes: storedTypingAttributes)
        if let part {
            edited.mark(NSRange(location: edited.clamped(range).location, length: text.utf16.count), selecting: part)
        }
        clearsOnInsertion = false
        textDidChangeLook()
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        InputViews.shared.textDidChange()
        showCaret()
    }

    // MARK: By the app

    func assign(_ text: String) {
        let isSame = edited.rich == nil && text == edited.string
        // Text that is set has the look that the text had before.
        edited.assign(text)
        if !isSame { assigned() }
    }

    func assign(_ text: NSAttributedString) {
        edited.assign(text)
        if text.length > 0 {
            let first = text.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { storedFont = font }
            if let color = first[.foregroundColor] as? UIColor { storedTextColor = color }
        }
        assigned()
    }

    private func assigned() {
        storedTypingAttributes = nil
        textDidChangeLook()
        if isFirstResponder {
            delegate?.textViewDidChangeSelection(self)
            InputViews.shared.textDidChange()
        }
    }

    // MARK: Selection

    func selectForEditing(_ range: NSRange) { select(range) }

    func selectForEditing(from anchor: Int, to head: Int) {
        changeSelection { $0.select(from: anchor, to: head) }
        showCaret()
    }

    func select(_ range: NSRange) { changeSelection { $0.select(range) } }

    private func changeSelection(_ change: (inout EditedText) -> Void) {
        let old = edited.selection
        change(&edited)
        setNeedsLayout()
        guard edited.selection != old else { return }
        storedTypingAttributes = nil
        delegate?.textViewDidChangeSelection(self)
        if isFirstResponder { InputViews.shared.textDidChange() }
    }

    func tapped(_ recognizer: UIGestureRecognizer) {
        guard isSelectable || isEditable else { return }
        if !isFirstResponder, !becomeFirstResponder() { return }
        layoutIfNeeded()
        let offset = offset(closestTo: recognizer.location(in: self))
        switch (recognizer as? TextViewTapGestureRecognizer)?.tapCount ?? 1 {
        case 1: select(NSRange(location: offset, length: 0))
        case 2: select(edited.word(at: offset))
        default: select((edited.string as NSString).paragraphRange(for: NSRange(location: offset, length: 0)))
        }
        showCaret()
    }

    /// Scrolls the caret into view, in the text and in what scrolls around it.
    func showCaret() {
        guard isFirstResponder else { return }
        layoutIfNeeded()
        var caret = caretRect(at: edited.head).insetBy(dx: 0, dy: -4)
        // The first line comes with the room above it.
        if caret.minY < textContainerInset.top { caret = caret.union(CGRect(x: caret.minX, y: 0, width: 0, height: 1)) }
        if isScrollEnabled { scrollRectToVisible(caret, animated: false) }
        scrollIntoView(caret, animated: false)
    }
}

extension UITextView {
    /// Replaces the text as a person would who selects all of it and types.
    func replaceAll(by text: String) -> Bool {
        guard isEditable, becomeFirstResponder() else { return false }
        change(NSRange(location: 0, length: edited.length), to: text, isTyped: true)
        return true
    }
}
