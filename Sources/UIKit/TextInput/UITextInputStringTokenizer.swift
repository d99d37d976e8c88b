import Foundation

/// The tokenizer of texts that are strings: words, sentences and paragraphs as Foundation finds them.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, ObjectiveCExposed, UITextInputTokenizer {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITextInputStringTokenizer") }

    private weak var input: (any UITextInput)?

    /// Makes a tokenizer of a text, which is not kept alive.
    public init(textInput: UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// The range of the unit that a position is in or, at a boundary, of the unit in a direction; nil where there is none.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let offset = offset(of: position) else { return nil }
        let text = wholeText(of: input)
        guard let range = Self.unit(granularity, around: offset, of: text, isBackward: direction.isBackward),
            let start = input.position(from: input.beginningOfDocument, offset: range.location),
            let end = input.position(from: input.beginningOfDocument, offset: NSMaxRange(range))
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// Whether a unit ends at a position, forwards, or begins at it, backwards.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input, let offset = offset(of: position) else { return false }
        let text = wholeText(of: input)
        // Forwards, the unit that ends here lies behind the position; backwards, the one that begins here lies ahead.
        let isBackward = direction.isBackward
        guard let range = Self.unit(granularity, around: offset, of: text, isBackward: !isBackward) else {
            return false
        }
        return (isBackward ? range.location : NSMaxRange(range)) == offset
    }

    /// The position of the next boundary of a unit in a direction; nil where there is none.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input, let offset = offset(of: position) else { return nil }
        let text = wholeText(of: input)
        let isBackward = direction.isBackward
        var place = offset
        while isBackward ? place > 0 : place < text.length {
            if let range = Self.unit(granularity, around: place, of: text, isBackward: isBackward) {
                let boundary = isBackward ? range.location : NSMaxRange(range)
                return input.position(from: input.beginningOfDocument, offset: boundary)
            }
            place += isBackward ? -1 : 1
        }
        return nil
    }

    /// Whether a position is within a unit or, at a boundary, beside one in a direction.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func offset(of position: UITextPosition) -> Int? {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
    }

    private func wholeText(of input: any UITextInput) -> NSString {
        let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        return (whole.flatMap { input.text(in: $0) } ?? "") as NSString
    }

    /// The unit that an offset is in, or that it borders on in a direction; nil where there is none.
    static func unit(
        _ granularity: UITextGranularity, around offset: Int, of text: NSString, isBackward: Bool
    ) -> NSRange? {
        if granularity == .document { return NSRange(location: 0, length: text.length) }
        // The character whose unit counts: the one before the offset, or the one behind it.
        let inside = isBackward ? offset - 1 : offset
        guard inside >= 0, inside < text.length else { return nil }
        switch granularity {
        case .character: return text.rangeOfComposedCharacterSequence(at: inside)
        case .paragraph, .line: return text.paragraphRange(for: NSRange(location: inside, length: 0))
        case .sentence: return sentence(at: inside, of: text)
        default:
            if let word = word(at: inside, of: text) { return word }
            // Within a word, the offset may also border on its other end.
            let other = isBackward ? offset : offset - 1
            guard other >= 0, other < text.length, let word = word(at: other, of: text), word.location < offset,
                offset < NSMaxRange(word)
            else { return nil }
            return word
        }
    }

    private static func word(at index: Int, of text: NSString) -> NSRange? {
        var edited = EditedText()
        edited.assign(text as String)
        return edited.isWord(index) ? edited.word(at: index) : nil
    }

    // Choice (tokenizer): a sentence ends with a full stop, a question or exclamation mark and the white space after it.
    private static func sentence(at index: Int, of text: NSString) -> NSRange {
        let paragraph = text.paragraphRange(for: NSRange(location: index, length: 0))
        var start = paragraph.location
        var place = start
        while place < NSMaxRange(paragraph) {
            let isEnd = [0x2E, 0x21, 0x3F].contains(text.character(at: place))
            place += 1
            guard isEnd, place < NSMaxRange(paragraph), isSpace(text, place) else { continue }
            while place < NSMaxRange(paragraph), isSpace(text, place) { place += 1 }
            if place > index { return NSRange(location: start, length: place - start) }
            start = place
        }
        return NSRange(location: start, length: NSMaxRange(paragraph) - start)
    }

    private static func isSpace(_ text: NSString, _ index: Int) -> Bool {
        Unicode.Scalar(text.character(at: index)).map { CharacterSet.whitespaces.contains($0) } ?? false
    }
}
