import Foundation

/// Changes of a text view's text, and the calls that tell of them.
extension UITextView: TextEditing {
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

    var attributesOfNewText: [NSAttributedString.Key: Any]? { storedTypingAttributes }

    var replacesAllOnTyping: Bool {
        get { clearsOnInsertion }
        set { clearsOnInsertion = newValue }
    }

    func allowsTyping(_ text: String, in range: NSRange) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func tellSelectionChanged() { delegate?.textViewDidChangeSelection(self) }

    func tellTextChanged() {
        // What was found lies elsewhere now.
        clearAllDecoratedFoundText()
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func typeReturn() { typeText("\n") }

    // MARK: By the app

    func assign(_ text: NSAttributedString) {
        edited.assign(text)
        if text.length > 0 {
            let first = text.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { storedFont = font }
            if let color = first[.foregroundColor] as? UIColor { storedTextColor = color }
        }
        didAssign()
    }

    func forgetTypingAttributes() { storedTypingAttributes = nil }

    // MARK: Selection

    /// The delegate hears of each selection, whether the view is edited or not.
    func selectionDidChange() {
        forgetTypingAttributes()
        tellSelectionChanged()
        if isFirstResponder { InputViews.shared.textDidChange() }
    }

    func rangeOfThreeTaps(at offset: Int) -> NSRange {
        (edited.string as NSString).paragraphRange(for: NSRange(location: offset, length: 0))
    }

    func tapped(_ recognizer: UIGestureRecognizer) {
        guard isSelectable || isEditable else { return }
        if !isEditable, follows(at: recognizer.location(in: self)) { return }
        if !isFirstResponder, !becomeFirstResponder() { return }
        layoutIfNeeded()
        let taps = (recognizer as? TextViewTapGestureRecognizer)?.tapCount ?? 1
        select(byTaps: taps, at: recognizer.location(in: self))
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
