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
        setNeedsLayout()
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Typing

    func typeText(_ text: String) {
        guard isEditable else { return }
        change(
            clearsOnInsertion ? NSRange(location: 0, length: edited.length) : edited.selection, to: text, isTyped: true)
    }

    func typeDelete() {
        guard isEditable, let range = edited.rangeBeforeCaret else { return }
        change(range, to: "", isTyped: true)
    }

    func typeReturn() { typeText("\n") }

    /// Replaces a range and tells of it. What was typed needs the delegate's leave.
    func change(_ range: NSRange, to text: String, isTyped: Bool) {
        if isTyped, !(delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true) { return }
        edited.replace(range, with: text, attributes: storedTypingAttributes)
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

    func select(_ range: NSRange) {
        let old = edited.selection
        edited.select(range)
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
        let end = edited.selection.location + edited.selection.length
        let caret = caretRect(at: end).insetBy(dx: 0, dy: -4)
        if isScrollEnabled { scrollRectToVisible(caret, animated: false) }
        scrollIntoView(caret, animated: false)
    }
}
