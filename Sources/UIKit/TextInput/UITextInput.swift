import Foundation

/// The directions along a text on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// The directions through the characters of a text.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A text that can be read, changed and measured place by place.
///
/// Positions and ranges come from the text and are for it alone. Rectangles and points are in the receiver's coordinates.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// The selection, empty where only the caret stands; nil while nothing can be typed.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the text that an input method has not settled on; nil without.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text; nil underlines it.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or else the selection, with text that is marked, and selects a part of it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Settles on the marked text.
    func unmarkText()
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }

    /// The text in a range; nil for a range that is not in the text.
    func text(in range: UITextRange) -> String?
    /// Replaces a range, without asking a delegate.
    func replace(_ range: UITextRange, withText text: String)

    /// The range between two positions; nil where there is none.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position some UTF-16 units further; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position some steps away in a direction on the screen; nil outside of the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// The order of two positions in the text.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of UTF-16 units from one position to another; negative backwards.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The rectangle of a range, or of the part of it in its first line, in the receiver's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of the caret at a position, in the receiver's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The position nearest to a point of the receiver's coordinates; nil without one.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The range of the character at a point of the receiver's coordinates; nil where there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The rectangles of a range, in the receiver's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The object that finds words, sentences and paragraphs of the text.
    var tokenizer: any UITextInputTokenizer { get }
    /// The object that the text tells of changes that it makes by itself; the system sets it for the first responder, and
    /// the text does not keep it alive.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// The first or the last position of a range in a direction on the screen; nil where there is none.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The range from a position to where the text ends in a direction on the screen; nil where there is none.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// The position of a range nearest to a point of the receiver's coordinates; nil without one.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The direction in which the text at a position reads.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
}
