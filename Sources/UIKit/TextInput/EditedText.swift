import Foundation

/// The text of a field or a view that is edited, and what is selected in it. Offsets are UTF-16.
struct EditedText {
    private(set) var string = ""
    /// The text with attributes of its own, if it was given with some.
    private(set) var rich: NSAttributedString?
    private(set) var selection = NSRange(location: 0, length: 0)
    /// Whether keys move the beginning of the selection, not its end.
    private var isReversed = false
    /// What an input method has typed and not settled on.
    private(set) var marked: NSRange?

    var length: Int { string.utf16.count }
    var whole: NSRange { NSRange(location: 0, length: length) }

    // MARK: The whole text

    /// Takes another text on; the caret stands at its end.
    mutating func assign(_ text: String) {
        (string, rich) = (text, nil)
        (marked, isReversed) = (nil, false)
        selection = NSRange(location: length, length: 0)
    }

    mutating func assign(_ text: NSAttributedString) {
        (string, rich) = (text.string, text.copy() as? NSAttributedString)
        (marked, isReversed) = (nil, false)
        selection = NSRange(location: length, length: 0)
    }

    /// Gives all of a text with attributes one value.
    mutating func set(_ key: NSAttributedString.Key, _ value: Any) {
        rich = rich?.adding([key: value], overriding: true)
    }

    mutating func setRich(_ text: NSAttributedString?) { rich = text }

    // MARK: Selection

    /// Selects a range. A composition that the selection leaves is settled.
    mutating func select(_ range: NSRange) {
        selection = clamped(range)
        isReversed = false
        if let marked, selection.location < marked.location || NSMaxRange(selection) > NSMaxRange(marked) {
            self.marked = nil
        }
    }

    /// Selects from one end to the other, which keys go on to move.
    mutating func select(from anchor: Int, to head: Int) {
        select(NSRange(location: min(anchor, head), length: abs(head - anchor)))
        isReversed = head < anchor
    }

    /// The end of the selection that keys move.
    var head: Int { isReversed ? selection.location : NSMaxRange(selection) }
    /// The end that stays.
    var anchor: Int { isReversed ? NSMaxRange(selection) : selection.location }

    // MARK: Composition

    /// Makes what was just put in unsettled, and selects a part of it.
    mutating func mark(_ range: NSRange, selecting part: NSRange) {
        let range = clamped(range)
        marked = range.length > 0 ? range : nil
        let start = range.location + min(max(part.location, 0), range.length)
        selection = NSRange(location: start, length: min(max(part.length, 0), NSMaxRange(range) - start))
        isReversed = false
    }

    /// Settles on what was typed.
    mutating func unmark() { marked = nil }

    func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    // MARK: Changes

    /// Replaces a range; the caret then stands behind the new text.
    mutating func replace(_ range: NSRange, with text: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        let range = clamped(range)
        let result = (string as NSString).replacingCharacters(in: range, with: text)
        if let old = rich { rich = Self.replacing(range, of: old, with: text, result: result, attributes) }
        string = result
        (marked, isReversed) = (nil, false)
        selection = NSRange(location: range.location + text.utf16.count, length: 0)
    }

    private static func replacing(
        _ range: NSRange, of old: NSAttributedString, with text: String, result: String,
        _ attributes: [NSAttributedString.Key: Any]?
    ) -> NSAttributedString {
        let new = NSMutableAttributedString(string: result)
        let shift = text.utf16.count - range.length
        let end = range.location + range.length
        var inherited: [NSAttributedString.Key: Any]?
        old.enumerateAttributes(in: NSRange(location: 0, length: old.length)) { own, part, _ in
            let partEnd = part.location + part.length
            // New text looks like what stood before it, or at the beginning like what it replaces or pushes on.
            if part.location < range.location || inherited == nil { inherited = own }
            let before = min(partEnd, range.location)
            if before > part.location {
                new.setAttributes(own, range: NSRange(location: part.location, length: before - part.location))
            }
            let after = max(part.location, end)
            if partEnd > after {
                new.setAttributes(own, range: NSRange(location: after + shift, length: partEnd - after))
            }
        }
        if !text.isEmpty, let look = attributes ?? inherited {
            new.setAttributes(look, range: NSRange(location: range.location, length: text.utf16.count))
        }
        return new
    }

    // MARK: Characters and words

    func substring(_ range: NSRange) -> String { (string as NSString).substring(with: clamped(range)) }

    /// What backspace deletes: the selection, or the character before the caret.
    var rangeBeforeCaret: NSRange? {
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        return (string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
    }

    /// The word around an offset, or the run of spaces or marks that is there.
    func word(at offset: Int) -> NSRange {
        let text = string as NSString
        guard text.length > 0 else { return NSRange(location: 0, length: 0) }
        var anchor = min(max(offset, 0), text.length - 1)
        if !isWord(anchor), anchor > 0, isWord(anchor - 1) { anchor -= 1 }
        let kind = isWord(anchor)
        var (start, end) = (anchor, anchor + 1)
        while start > 0, isWord(start - 1) == kind { start -= 1 }
        while end < text.length, isWord(end) == kind { end += 1 }
        return NSRange(location: start, length: end - start)
    }
}
