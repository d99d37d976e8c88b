import Foundation

/// How the text of a field changes, and who hears of it.
extension UITextField: EditActionTarget {
    var editedText: EditedText { edited }

    // MARK: Beginning and end

    func didBeginEditing() {
        replacesAllOnTyping = isSecureTextEntry && hasText
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { clear() }
        edited.select(NSRange(location: edited.length, length: 0))
        typingAttributes = defaultTextAttributes
        stateDidChange()
        setNeedsLayout()
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
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Typing

    func typeText(_ text: String) { _ = change(typedRange, to: text, isTyped: true) }

    func typeDelete() {
        guard let range = replacesAllOnTyping && hasText ? typedRange : edited.rangeBeforeCaret else { return }
        _ = change(range, to: "", isTyped: true)
    }

    private var typedRange: NSRange {
        replacesAllOnTyping ? NSRange(location: 0, length: edited.length) : edited.marked ?? edited.selection
    }

    func typeReplacing(_ range: NSRange, with text: String) { _ = change(range, to: text, isTyped: true) }

    func compose(_ text: String, selecting part: NSRange) {
        // The targets and the delegate hear of a composition as of any text: they ask for the marked range.
        guard !text.isEmpty || edited.marked != nil else { return }
        _ = change(typedRange, to: text, isTyped: true, marking: part)
    }

    func endComposition() {
        guard edited.marked != nil else { return }
        edited.unmark()
        contentDidChange()
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

    /// Replaces a range and tells of it. What was typed needs the delegate's leave.
    ///
    /// - Parameter part: What is selected in the new text while an input method has not settled on it; nil for a text that
    ///   is settled.
    func change(_ range: NSRange, to text: String, isTyped: Bool, marking part: NSRange? = nil) -> Bool {
        if isTyped,
            !(delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true)
        {
            return false
        }
        // A field has one line.
        let line = text.replacingOccurrences(of: "\r\n", with: " ").replacingOccurrences(of: "\n", with: " ")
        edited.replace(range, with: line, attributes: edited.rich == nil ? nil : typingAttributes)
        if let part {
            edited.mark(NSRange(location: edited.clamped(range).location, length: line.utf16.count), selecting: part)
        }
        replacesAllOnTyping = false
        textDidChange()
        return true
    }

    func clearTapped() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        clear()
        if !isFirstResponder { becomeFirstResponder() }
    }

    private func clear() {
        edited.replace(NSRange(location: 0, length: edited.length), with: "")
        textDidChange()
    }

    private func textDidChange() {
        contentDidChange()
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        InputViews.shared.textDidChange()
    }

    // MARK: By the app

    func assign(_ text: String) {
        let isSame = edited.rich == nil && text == edited.string
        edited.assign(text)
        if !isSame { assignedText() }
    }

    func assign(_ text: NSAttributedString) {
        edited.assign(text)
        assignedText()
    }

    private func assignedText() {
        contentDidChange()
        if isFirstResponder {
            delegate?.textFieldDidChangeSelection(self)
            InputViews.shared.textDidChange()
        }
    }

    // MARK: Selection

    func selectForEditing(_ range: NSRange) { select(range) }

    func selectForEditing(from anchor: Int, to head: Int) {
        changeSelection { $0.select(from: anchor, to: head) }
    }

    func select(_ range: NSRange) { changeSelection { $0.select(range) } }

    private func changeSelection(_ change: (inout EditedText) -> Void) {
        let old = edited.selection
        change(&edited)
        setNeedsLayout()
        guard isFirstResponder, edited.selection != old else { return }
        delegate?.textFieldDidChangeSelection(self)
        InputViews.shared.textDidChange()
    }

    /// A tap begins editing; while editing one places the caret, two select a word, three everything.
    func tapped(_ touch: UITouch) {
        if !isFirstResponder, !becomeFirstResponder() { return }
        guard isFirstResponder else { return }
        layoutIfNeeded()
        let offset = offset(closestTo: touch.location(in: self))
        switch touch.tapCount {
        case 1: select(NSRange(location: offset, length: 0))
        case 2: select(edited.word(at: offset))
        default: select(NSRange(location: 0, length: edited.length))
        }
    }
}

extension UITextField {
    /// Replaces the text as a person would who selects all of it and types.
    func replaceAll(by text: String) -> Bool {
        guard becomeFirstResponder() else { return false }
        return change(NSRange(location: 0, length: edited.length), to: text, isTyped: true)
    }
}
