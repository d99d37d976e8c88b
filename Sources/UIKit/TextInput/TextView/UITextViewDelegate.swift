import Foundation

/// The delegate that decides about the editing of a text view and hears of it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asked whether an editable view may become the first responder.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when an editable view has become the first responder and the keyboard is on its way (11.11).
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Asked whether an editable view may stop being the first responder.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when an editable view has stopped being the first responder.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asked whether typed text may replace a range, which is in UTF-16 units; not asked for changes that the app
    /// makes.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the text has changed other than by assignment: by typing, the edit menu or `UITextInput`.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection or the caret moves or the text changes, whether the view is edited or not.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asked for what a tap on an item of the text does, in a view that can be selected and not edited. The default action
    /// follows a link after `shouldInteractWith`; nil opens the item's menu in its place.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// Asked for the menu of an item that a finger rests on; nil for none.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// Called before an item's menu comes.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Called before an item's menu goes.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Asked whether a tap on a link follows it, in a view that can be selected and not edited. The base implementation
    /// asks the older form.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Asked whether a tap on an attachment does what it does by itself: nothing. The base implementation asks the older
    /// form.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// The older form of the question about a link.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// The older form of the question about an attachment.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
}

/// What a person does with a link or an attachment of a text view.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap, the only one that text views here know.
    case invokeDefaultAction
    case presentActions, preview
}

extension UITextViewDelegate {
    /// The default action.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// The default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Allows editing.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Allows editing to end.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Allows the change.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Asks the older form.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// Asks the older form.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    /// Allows it.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
    /// Allows it.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { true }
}
