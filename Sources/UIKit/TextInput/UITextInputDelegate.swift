import Foundation

/// The object that a text tells of changes that no keyboard has made: the system sets one for the first responder.
///
/// A text of an app's own calls these methods around each change of its text or selection that it makes by itself.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called by the text before its selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called by the text when its selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called by the text before its characters change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called by the text when its characters have changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
