/// The reason why an XML document cannot be read to its end.
package enum XMLMistake: Equatable {
    /// The document has no element.
    case noElement(line: Int)
    /// Elements lie deeper in one another than the reader allows.
    case tooDeep(line: Int)
    /// The document is not well-formed; the reason is in words.
    case malformed(line: Int, reason: String)

    /// The words for the error codes of libxml2 that broken files commonly meet.
    static func reason(_ code: Int) -> String {
        switch code {
        case 4, 5, 73, 77: unexpectedEnd
        case 9, 81: "text is not UTF-8"
        case 26: "unknown entity"
        case 38, 39, 40, 41: "bad attribute"
        case 42: "attribute given twice"
        case 68: "bad name"
        case 76: "end tag does not match"
        case 85, 86: "element after the end"
        default: "error \(code)"
        }
    }

    static let unexpectedEnd = "unexpected end"
}
