/// Goes through a text paragraph by paragraph.
struct ParagraphSplitter {
    struct Part {
        /// Without the separator.
        let text: Substring
        /// UTF-16 offsets in the whole text, without the separator.
        let range: Range<Int>
        /// Where the next paragraph starts.
        let next: Int
    }

    private var rest: Substring
    private var offset = 0
    /// Whether the last paragraph was given out.
    private(set) var isFinished = false

    init(_ text: String) { rest = text[...] }

    mutating func next() -> Part? {
        guard !isFinished else { return nil }
        var end = rest.startIndex
        while end < rest.endIndex, !rest.unicodeScalars[end].isParagraphSeparator {
            end = rest.unicodeScalars.index(after: end)
        }
        let text = rest[..<end]
        let range = offset..<(offset + text.utf16.count)
        var next = range.upperBound
        if end == rest.endIndex {
            isFinished = true
        } else {
            let isPair = rest.unicodeScalars[end...].starts(with: ["\r", "\n"])
            end = rest.unicodeScalars.index(end, offsetBy: isPair ? 2 : 1)
            next += isPair ? 2 : 1
            rest = rest[end...]
            offset = next
        }
        return Part(text: text, range: range, next: next)
    }
}
