import Foundation

/// Hears of changes from texts of an app's own, while they are the first responder, and shows them.
@MainActor final class CustomTextFollower: NSObject, UITextInputDelegate {
    private weak var text: (any UITextInput)?

    /// Takes note of the first responder.
    func follow(_ responder: UIResponder?) {
        let next = responder is any TextEditing ? nil : responder as? any UITextInput
        guard next !== text else { return }
        let old = text
        text = next
        if let old, old.inputDelegate === self { old.inputDelegate = nil }
        next?.inputDelegate = self
        update(old)
        update(next)
    }

    /// Shows the selection of the text as it is now.
    func update() { update(text) }

    private func update(_ text: (any UITextInput)?) {
        guard let view = text as? UIView else { return }
        for case let interaction as UITextInteraction in view.interactions { interaction.update() }
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { InputViews.shared.textDidChange() }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) { InputViews.shared.textDidChange() }
}
