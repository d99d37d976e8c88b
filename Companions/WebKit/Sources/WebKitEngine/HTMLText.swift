import Foundation

/// The text of an HTML document: its paragraphs and links, without a look.
///
/// The reader takes any text, as browsers do: what is no tag is text, what is not closed is closed at the end.
package struct HTMLText {
    /// The content of the document's `title`.
    package private(set) var title = ""
    package private(set) var paragraphs: [PageParagraph] = []

    private let base: URL?
    private var runs: [PageParagraph.Run] = []
    private var kind = PageParagraph.Kind.plain
    private var bold = 0
    private var italic = 0
    private var link: URL?
    /// The element whose content is not shown, while the reader is in it.
    private var hidden: String?

    /// - Parameter base: What links are relative to.
    package init(_ html: String, base: URL?) {
        self.base = base
        var rest = Substring(html)
        while let next = rest.first {
            if next == "<", let tag = Tag(taking: &rest) {
                take(tag)
            } else if let hidden, hidden != "title" {
                // Nothing in a script is a tag but its end.
                rest = rest.range(of: "</\(hidden)", options: .caseInsensitive).map { rest[$0.lowerBound...] } ?? ""
            } else {
                let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
                take(text: Self.decoded(rest[..<end]))
                rest = rest[end...]
            }
        }
        endParagraph()
        title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    // MARK: Tags

    private static let hiddenElements: Set<String> = ["script", "style", "title", "noscript", "template", "svg"]
    private static let blocks: Set<String> = [
        "p", "div", "section", "article", "header", "footer", "main", "nav", "aside", "ul", "ol", "table", "tr", "form",
        "blockquote", "figure", "hr", "body", "html", "head", "dl", "dt", "dd", "address", "figcaption", "center",
    ]

    private mutating func take(_ tag: Tag) {
        if let hidden {
            if tag.name == hidden, tag.isEnd { self.hidden = nil }
            return
        }
        switch tag.name {
        case let name where Self.hiddenElements.contains(name):
            if !tag.isEnd, !tag.isClosed { hidden = name }
        case "h1", "h2", "h3", "h4", "h5", "h6":
            begin(tag.isEnd ? .plain : .heading(tag.name.last?.wholeNumberValue ?? 1))
        case "li": begin(tag.isEnd ? .plain : .item)
        case "pre": begin(tag.isEnd ? .plain : .preformatted)
        case "br": runs.append(.init("\n"))
        case "b", "strong", "th": bold = max(0, bold + (tag.isEnd ? -1 : 1))
        case "i", "em", "cite": italic = max(0, italic + (tag.isEnd ? -1 : 1))
        case "a":
            link = tag.isEnd ? nil : tag.attributes["href"].flatMap { URL(string: $0, relativeTo: base)?.absoluteURL }
        case "img": if let text = tag.attributes["alt"] { take(text: text) }
        case let name where Self.blocks.contains(name): begin(.plain)
        default: break
        }
    }

    private mutating func begin(_ kind: PageParagraph.Kind) {
        endParagraph()
        self.kind = kind
    }

    private mutating func endParagraph() {
        while let last = runs.last, last.text.allSatisfy(\.isWhitespace) { runs.removeLast() }
        if let last = runs.last?.text, kind != .preformatted {
            runs[runs.count - 1].text = String(last.reversed().drop(while: \.isWhitespace).reversed())
        }
        if !runs.isEmpty { paragraphs.append(PageParagraph(kind, runs)) }
        runs = []
        kind = .plain
    }

    // MARK: Text

    private mutating func take(text: String) {
        if hidden == "title" {
            title += text
        } else if hidden == nil {
            var text = text
            if kind != .preformatted {
                text = Self.collapsed(text)
                let endsInSpace = runs.last.map { $0.text.last?.isWhitespace ?? true } ?? true
                if endsInSpace, text.first == " " { text.removeFirst() }
            }
            guard !text.isEmpty else { return }
            runs.append(.init(text, isBold: bold > 0, isItalic: italic > 0, link: link))
        }
    }

    private static func collapsed(_ text: String) -> String {
        var result = ""
        for character in text {
            let isSpace = character.isWhitespace && character != "\u{A0}"
            if isSpace, result.last == " " { continue }
            result.append(isSpace ? " " : character)
        }
        return result
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "mdash": "—", "ndash": "–", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•",
        "middot": "·", "times": "×", "euro": "€", "trade": "™", "deg": "°", "laquo": "«", "raquo": "»",
    ]

    /// The text with the characters that references stand for.
    static func decoded(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return String(text).replacing(/&(#[xX]?[0-9a-fA-F]+|[a-zA-Z]+);/) { match in
            let name = match.1
            guard name.first == "#" else { return entities[String(name)] ?? String(match.0) }
            let isHexadecimal = name.dropFirst().first?.lowercased() == "x"
            let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "\u{FFFD}"
        }
    }
}

/// A tag of an HTML document.
private struct Tag {
    var name: String
    var isEnd: Bool
    var isClosed: Bool
    var attributes: [String: String] = [:]

    /// Takes a tag from a text's beginning; nil, with nothing taken, where there is none. Comments have no name.
    init?(taking text: inout Substring) {
        if text.hasPrefix("<!--") {
            text = text.range(of: "-->").map { text[$0.upperBound...] } ?? ""
            (name, isEnd, isClosed) = ("", false, true)
            return
        }
        guard let next = text.dropFirst().first, next.isLetter || next == "/" || next == "!" || next == "?",
            let match = text.prefixMatch(of: /<\/?([a-zA-Z0-9!?-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/)
        else { return nil }
        name = match.1.lowercased()
        isEnd = next == "/"
        isClosed = match.2.last == "/"
        for attribute in match.2.matches(of: /([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/) {
            let value = attribute.2 ?? attribute.3 ?? attribute.4 ?? ""
            attributes[attribute.1.lowercased()] = HTMLText.decoded(value)
        }
        text = text[match.range.upperBound...]
    }
}
