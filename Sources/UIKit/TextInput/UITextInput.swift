import Foundation

/// A way along a text.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A way through the characters of a text.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A text that can be read, changed and measured place by place.
///
/// Positions and ranges come from the text and are for it alone. Rectangles and points are in the receiver's coordinates.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// What is selected; empty where only the caret stands. Nil while nothing can be typed.
    var selectedTextRange: UITextRange? { get set }
    /// Text that an input method has not settled on; nil without.
    var markedTextRange: UITextRange? { get }
    /// How such text is drawn; nil underlines it.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or else the selection, with text that is marked, and selects a part of it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Settles on the marked text.
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    func text(in range: UITextRange) -> String?
    /// Replaces a range, without asking a delegate.
    func replace(_ range: UITextRange, withText text: String)

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position some UTF-16 units further; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many UTF-16 units lie between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
}
