import Foundation

/// The delegate that decides about the editing of a text field and hears of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: __MessageReceiver {
    /// Whether the field may become the first responder; asked before the one that is gives way.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when the field has become the first responder, before its targets are and before the keyboard comes.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asked whether the field may stop being the first responder; not asked when the field leaves its window.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when the field has stopped being the first responder, before its targets are.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called in place of `textFieldDidEndEditing(_:)` where it is implemented, with the reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asked whether typed text may replace a range, which is in UTF-16 units; not asked for changes that the app
    /// makes.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the selection or the caret of the edited field moves, or its text changes.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asked before the clear button, or `clearsOnBeginEditing`, clears the text; false keeps it.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called when the return key is pressed; true lets the field send its actions.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Allows editing.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Allows editing to end.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls `textFieldDidEndEditing(_:)`.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Allows the change.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Allows the text to be cleared.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Lets the field send its actions.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
