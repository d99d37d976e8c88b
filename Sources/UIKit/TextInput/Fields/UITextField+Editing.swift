import Foundation

/// Changes of a field's text, and the calls that tell of them.
extension UITextField: TextEditing {
    // MARK: Beginning and end

    func didBeginEditing() {
        replacesAllOnTyping = isSecureTextEntry && hasText
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { clear() }
        edited.select(NSRange(location: edited.length, length: 0))
        typingAttributes = defaultTextAttributes
        stateDidChange()
        setNeedsLayout()
        editingDidChange()
        scrollIntoView()
        // Choice (11.11): the delegate, the targets, then whoever listens; the keyboard comes after all of them.
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        if isFirstResponder { delegate?.textFieldDidChangeSelection(self) }
    }

    func didEndEditing() {
        edited.unmark()
        replacesAllOnTyping = false
        typingAttributes = nil
        scrollOffset = 0
        stateDidChange()
        setNeedsLayout()
        caretDidMove()
        editingDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Typing

    var attributesOfNewText: [NSAttributedString.Key: Any]? { typingAttributes }
    var deletedRange: NSRange? { replacesAllOnTyping && hasText ? edited.whole : edited.rangeBeforeCaret }

    func allowsTyping(_ text: String, in range: NSRange) -> Bool {
        let isAllowed = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
        if isAllowed { willType() }
        return isAllowed
    }

    /// A field has one line.
    func accepted(_ text: String) -> String {
        text.replacingOccurrences(of: "\r\n", with: " ").replacingOccurrences(of: "\n", with: " ")
    }

    func tellSelectionChanged() {
        caretDidMove()
        delegate?.textFieldDidChangeSelection(self)
    }

    func tellTextChanged() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// The return key: with the delegate's leave the actions are sent, and somebody who waits for the end of editing ends
    /// it.
    func typeReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .primaryActionTriggered)
        let endsEditing = registrations.contains { $0.events.contains(.editingDidEndOnExit) }
        sendActions(for: .editingDidEndOnExit)
        if endsEditing { resignFirstResponder() }
    }

    func clearTapped() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        clear()
        if !isFirstResponder { becomeFirstResponder() }
    }

    private func clear() {
        clearBesidesText()
        edited.replace(edited.whole, with: "")
        textDidChange()
    }

    // MARK: By the app

    func assign(_ text: NSAttributedString) {
        edited.assign(text)
        didAssign()
    }

    // MARK: Selection

    /// The delegate of a field that is not edited hears nothing of its selection.
    func selectionDidChange() {
        guard isFirstResponder else { return }
        tellSelectionChanged()
        InputViews.shared.textDidChange()
    }

    func rangeOfThreeTaps(at offset: Int) -> NSRange { edited.whole }

    /// A tap begins editing; while editing one places the caret, two select a word, three everything.
    func tapped(_ touch: UITouch) {
        if !isFirstResponder, !becomeFirstResponder() { return }
        guard isFirstResponder else { return }
        layoutIfNeeded()
        select(byTaps: touch.tapCount, at: touch.location(in: self))
    }
}
