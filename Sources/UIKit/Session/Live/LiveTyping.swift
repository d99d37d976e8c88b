import DisplayProtocol
import Foundation

/// What a person types at a display, and what is copied between the two.
@MainActor enum LiveTyping {
    static func type(_ message: DisplayMessage.Text) {
        guard !KeyDelivery.shared.swallowText() else { return }
        var deleting = message.deleting
        if deleting == 0, message.text.isEmpty { return }
        let lines = message.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            if index > 0 { _ = TypedKey.enter.press() }
            if !line.isEmpty || deleting > 0 { insert(String(line), deleting: deleting) }
            deleting = 0
        }
    }

    /// Puts a text in, all at once as an input method does.
    private static func insert(_ text: String, deleting: Int) {
        guard let target = UIApplication.shared.firstResponder as? any EditActionTarget else {
            for _ in 0..<deleting { _ = TypedKey.delete.press() }
            if !text.isEmpty { _ = TypedKey.text(text).press() }
            return
        }
        let edited = target.edited
        guard target.takesTyping else { return }
        // One character and nothing in its place is the delete key, to which a selection counts as one.
        if text.isEmpty, deleting == 1 { return target.typeDelete() }
        guard deleting > 0, edited.marked == nil else { return target.typeText(text) }
        var start = edited.selection.location
        for _ in 0..<deleting { start = edited.character(before: start) }
        target.typeReplacing(NSRange(location: start, length: NSMaxRange(edited.selection) - start), with: text)
    }

    static func compose(_ composition: DisplayMessage.Composition) {
        guard !KeyDelivery.shared.swallowText() else { return }
        let part = NSRange(location: composition.selectionStart, length: composition.selectionLength)
        switch UIApplication.shared.firstResponder {
        case let target as any TypingTarget: target.compose(composition.text, selecting: part)
        case let target as any UITextInput: target.setMarkedText(composition.text, selectedRange: part)
        // Somebody who takes settled text only gets it when it is settled.
        default: break
        }
    }

    /// Begins to tell a display that people look at of what is copied and where typing goes.
    static func share(with client: DisplayClient) {
        UIPasteboard.general.shareText = { client.send(PasteboardText(text: $0)) }
        TextInputReport.shared.send = { client.send($0) }
    }
}
