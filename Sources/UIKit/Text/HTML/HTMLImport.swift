import CoreGraphics
import Foundation

/// Makes an attributed string of an HTML document.
///
/// Blocks become paragraphs, lists have their marks between tabs, and runs of spaces are one. Pictures, scripts and the layout of
/// tables are left out.
struct HTMLImport {
    private struct Element {
        var name: String
        var style: HTMLStyle
        /// The number of the list's next item; nil for lists without numbers.
        var nextNumber: Int?
    }

    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt", "fieldset",
        "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li",
        "main", "nav", "ol", "p", "pre", "section", "table", "td", "th", "tr", "ul",
    ]
    private static let voids: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    private let result = NSMutableAttributedString()
    private var open: [Element] = []
    private var sheets = CSSDeclarations()
    private var isSpacePending = false
    /// Whether the next character begins a line.
    private var isAtStart = true
    /// Whether nothing but its mark stands on an item's line.
    private var isBehindMark = false

    /// - Parameter defaults: The attributes of text for which the document says nothing.
    static func attributedString(_ html: String, defaults: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        var reader = HTMLImport()
        for token in HTMLTokens.all(in: html) { reader.take(token) }
        reader.close(downTo: 0)
        reader.trimSpace()
        let whole = NSRange(location: 0, length: reader.result.length)
        for (key, value) in defaults {
            reader.result.enumerateAttribute(key, in: whole) { found, range, _ in
                if found == nil { reader.result.addAttribute(key, value: value, range: range) }
            }
        }
        return reader.result
    }

    private var style: HTMLStyle { open.last?.style ?? HTMLStyle() }

    private mutating func take(_ token: HTMLToken) {
        switch token {
        case .text(let text):
            if text.contains(where: { !$0.isWhitespace }) { beginBody() }
            add(text)
        case .style(let sheet): sheets.add(sheet: sheet)
        case .open(let name, let attributes): begin(name, attributes)
        case .close(let name): end(name)
        }
    }

    // MARK: Elements

    private static let outsideOfBody: Set<String> = ["html", "head", "body", "meta", "link", "base"]

    /// Begins the body, which documents need not write: style sheets mean it all the same.
    private mutating func beginBody() {
        if !open.contains(where: { $0.name == "body" || $0.name == "head" }) { begin("body", [:]) }
    }

    private mutating func begin(_ name: String, _ attributes: [String: String]) {
        if name == "body", open.contains(where: { $0.name == "body" }) { return }
        if !Self.outsideOfBody.contains(name) { beginBody() }
        if name == "br" { return lineBreak() }
        closeImplied(by: name)
        if Self.blocks.contains(name), !isBehindMark { startLine() }
        guard !Self.voids.contains(name) else { return }
        let parent = style
        var style = parent
        // What is of a block alone.
        if Self.blocks.contains(name) { style.background = nil }
        style.apply(name, attributes)
        style.apply(sheets.declarations(for: name, attributes), parent: parent)
        if let own = attributes["style"] { style.apply(CSSDeclarations.declarations(own), parent: parent) }
        let number = name == "ol" ? attributes["start"].flatMap { Int($0) } ?? 1 : nil
        open.append(Element(name: name, style: style, nextNumber: number))
        if name == "li" { mark() }
    }

    /// Ends what need not be ended: a paragraph by the next block, an item by the next one.
    private mutating func closeImplied(by name: String) {
        let ended: Set<String> =
            switch name {
            case "li": ["li"]
            case "td", "th": ["td", "th"]
            case "tr": ["td", "th", "tr"]
            case "dt", "dd": ["dt", "dd"]
            case "body": ["head"]
            default: Self.blocks.contains(name) ? ["p"] : []
            }
        let borders: Set<String> = ["ul", "ol", "table", "dl", "body", "div", "blockquote"]
        while let index = open.lastIndex(where: { ended.contains($0.name) }),
            !open[(index + 1)...].contains(where: { borders.contains($0.name) })
        {
            close(downTo: index)
        }
    }

    private mutating func end(_ name: String) {
        // Browsers take `</p>` and `</br>` without their beginnings for whole ones.
        if name == "br" { return lineBreak() }
        guard let index = open.lastIndex(where: { $0.name == name }) else { return }
        close(downTo: index)
    }

    private mutating func close(downTo index: Int) {
        while open.count > index {
            if let last = open.last, Self.blocks.contains(last.name), !["html", "body"].contains(last.name) {
                startLine()
            }
            open.removeLast()
        }
    }

    // MARK: Text

    private mutating func add(_ text: String) {
        let style = style
        guard !style.isHidden else { return }
        if style.keepsSpaces { return append(text, style) }
        var run = ""
        for scalar in text.unicodeScalars {
            if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}" {
                isSpacePending = true
                continue
            }
            if isSpacePending, !isAtStart { run += " " }
            (isSpacePending, isAtStart) = (false, false)
            run.unicodeScalars.append(scalar)
        }
        append(run, style)
        if isSpacePending, !isAtStart {
            // The space before what follows is of this text's style.
            append(" ", style)
            isSpacePending = false
            isAtStart = true
        }
    }

    private mutating func append(_ text: String, _ style: HTMLStyle) {
        guard !text.isEmpty else { return }
        result.append(NSAttributedString(string: text, attributes: style.attributes))
        isBehindMark = false
        isAtStart = text.hasSuffix("\n")
    }

    /// Ends the line, unless nothing stands on it.
    private mutating func startLine() {
        isSpacePending = false
        trimSpace()
        guard result.length > 0, !result.string.hasSuffix("\n") else { return isAtStart = true }
        append("\n", style)
    }

    // Choice (HTML): `<br>` is a line feed.
    private mutating func lineBreak() {
        isSpacePending = false
        trimSpace()
        append("\n", style)
    }

    private mutating func trimSpace() {
        guard !style.keepsSpaces, result.string.hasSuffix(" ") else { return }
        result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }

    private mutating func mark() {
        guard let list = open.lastIndex(where: { ["ul", "ol"].contains($0.name) }) else { return }
        var mark = ["•", "◦", "▪"][min(max(style.listDepth, 1), 3) - 1]
        if let number = open[list].nextNumber {
            mark = "\(number)."
            open[list].nextNumber = number + 1
        }
        append("\t\(mark)\t", style)
        (isAtStart, isBehindMark) = (true, true)
    }
}
