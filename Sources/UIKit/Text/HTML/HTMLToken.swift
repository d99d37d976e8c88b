import Foundation

/// A piece of an HTML document.
enum HTMLToken: Equatable {
    case text(String)
    /// A start tag: its name and attributes in small letters.
    case open(String, [String: String])
    case close(String)
    /// The text of a style sheet.
    case style(String)
}

/// Reads HTML as browsers do: whatever is written, there is a document.
struct HTMLTokens {
    private let text: [Unicode.Scalar]
    private var position = 0
    private(set) var tokens: [HTMLToken] = []

    static func all(in text: String) -> [HTMLToken] {
        var reader = HTMLTokens(text: Array(text.unicodeScalars))
        reader.read()
        return reader.tokens
    }

    private init(text: [Unicode.Scalar]) { self.text = text }

    private var current: Unicode.Scalar? { position < text.count ? text[position] : nil }

    private func starts(with prefix: String, at place: Int) -> Bool {
        let scalars = Array(prefix.unicodeScalars)
        return place + scalars.count <= text.count
            && String(String.UnicodeScalarView(text[place..<place + scalars.count])).lowercased() == prefix
    }

    private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
        let start = position
        while let scalar = current, condition(scalar) { position += 1 }
        return String(String.UnicodeScalarView(text[start..<position]))
    }

    private mutating func read() {
        while let scalar = current {
            if scalar == "<", let next = position + 1 < text.count ? text[position + 1] : nil {
                if starts(with: "<!--", at: position) {
                    skip(past: "-->")
                } else if next == "!" || next == "?" {
                    skip(past: ">")
                } else if next == "/" || next.properties.isAlphabetic {
                    tag()
                } else {
                    add("<")
                    position += 1
                }
            } else if scalar == "<" {
                add("<")
                position += 1
            } else {
                add(HTMLEntities.decoded(take { $0 != "<" }))
            }
        }
    }

    private mutating func add(_ text: String) {
        if case .text(let last)? = tokens.last {
            tokens[tokens.count - 1] = .text(last + text)
        } else {
            tokens.append(.text(text))
        }
    }

    private mutating func skip(past end: String) {
        while position < text.count, !starts(with: end, at: position) { position += 1 }
        position = min(text.count, position + end.unicodeScalars.count)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

    private mutating func tag() {
        position += 1
        let isEnd = current == "/"
        if isEnd { position += 1 }
        let name = take { !Self.isSpace($0) && $0 != ">" && $0 != "/" }.lowercased()
        let attributes = attributes()
        if current == ">" { position += 1 }
        guard !isEnd else { return tokens.append(.close(name)) }
        switch name {
        case "script", "style", "title", "noscript", "template":
            let content = rawText(until: "</\(name)")
            if name == "style" { tokens.append(.style(content)) }
        default: tokens.append(.open(name, attributes))
        }
    }

    /// What stands up to an end tag, behind which the reading goes on.
    private mutating func rawText(until end: String) -> String {
        let start = position
        while position < text.count, !starts(with: end, at: position) { position += 1 }
        let content = String(String.UnicodeScalarView(text[start..<position]))
        skip(past: ">")
        return content
    }

    private mutating func attributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while let scalar = current, scalar != ">" {
            if Self.isSpace(scalar) || scalar == "/" {
                position += 1
                continue
            }
            let name = take { !Self.isSpace($0) && !"=>/".unicodeScalars.contains($0) }.lowercased()
            _ = take(while: Self.isSpace)
            var value = ""
            if current == "=" {
                position += 1
                _ = take(while: Self.isSpace)
                value = attributeValue()
            } else if name.isEmpty {
                position += 1
            }
            if attributes[name] == nil { attributes[name] = HTMLEntities.decoded(value) }
        }
        return attributes
    }

    private mutating func attributeValue() -> String {
        guard let quote = current, quote == "\"" || quote == "'" else {
            return take { !Self.isSpace($0) && $0 != ">" }
        }
        position += 1
        let value = take { $0 != quote }
        if current != nil { position += 1 }
        return value
    }
}
