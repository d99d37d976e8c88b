import Foundation

/// The bounds of characters, words and paragraphs.
extension EditedText {
    func character(before offset: Int) -> Int {
        offset > 0 ? (string as NSString).rangeOfComposedCharacterSequence(at: offset - 1).location : 0
    }

    func character(after offset: Int) -> Int {
        guard offset < length else { return length }
        return NSMaxRange((string as NSString).rangeOfComposedCharacterSequence(at: offset))
    }

    func wordStart(before offset: Int) -> Int {
        var offset = offset
        while offset > 0, !isWord(character(before: offset)) { offset = character(before: offset) }
        while offset > 0, isWord(character(before: offset)) { offset = character(before: offset) }
        return offset
    }

    func wordEnd(after offset: Int) -> Int {
        var offset = offset
        while offset < length, !isWord(offset) { offset = character(after: offset) }
        while offset < length, isWord(offset) { offset = character(after: offset) }
        return offset
    }

    /// The beginning of the paragraph, or of the one before where the caret is at it already.
    func paragraphStart(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return (string as NSString).paragraphRange(for: NSRange(location: offset - 1, length: 0)).location
    }

    /// The end of the paragraph, or of the next where the caret is at it already.
    func paragraphEnd(after offset: Int) -> Int {
        let text = string as NSString
        guard offset < length else { return length }
        let isAtEnd = CharacterSet.newlines.contains(Unicode.Scalar(text.character(at: offset)) ?? " ")
        let start = isAtEnd ? character(after: offset) : offset
        var end = NSMaxRange(text.paragraphRange(for: NSRange(location: start, length: 0)))
        while end > start, CharacterSet.newlines.contains(Unicode.Scalar(text.character(at: end - 1)) ?? " ") {
            end -= 1
        }
        return end
    }

    private static let words = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "'’_"))

    /// Whether a unit of the text belongs to a word.
    func isWord(_ index: Int) -> Bool {
        // Halves of surrogate pairs are letters of some script or pictures; both go with words.
        Unicode.Scalar((string as NSString).character(at: index)).map { Self.words.contains($0) } ?? true
    }
}
