import Foundation

/// A reference to a build setting inside a value: what lies between its brackets.
struct SettingReference {
    let text: String

    /// Takes the reference that `rest` starts with, if it starts with one.
    init?(at rest: inout Substring) {
        let body = rest.dropFirst()
        guard rest.first == "$", let open = body.first else { return nil }
        guard open == "(" || open == "{" else {
            let name = body.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            guard let first = name.first, !first.isNumber else { return nil }
            text = String(name)
            rest = body[name.endIndex...]
            return
        }
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        for index in body.indices {
            if body[index] == open { depth += 1 }
            if body[index] == close { depth -= 1 }
            if depth == 0 {
                text = String(body[body.index(after: body.startIndex)..<index])
                rest = body[body.index(after: index)...]
                return
            }
        }
        return nil
    }
}

/// The operators that may follow a setting's name: `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingModifier {
    static func apply(_ modifier: String, to value: String) -> String {
        let path = value as NSString
        switch modifier {
        case "c99extidentifier", "identifier": return identifier(value)
        case "rfc1034identifier":
            return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "dir": return path.deletingLastPathComponent + "/"
        case "file": return path.lastPathComponent
        case "base": return (path.lastPathComponent as NSString).deletingPathExtension
        case "suffix": return path.pathExtension.isEmpty ? "" : "." + path.pathExtension
        case "standardizepath": return path.standardizingPath
        default:
            if modifier.hasPrefix("default="), value.isEmpty { return String(modifier.dropFirst(8)) }
            return value
        }
    }

    /// The text as a C99 identifier: what cannot be part of one becomes an underscore.
    static func identifier(_ text: String) -> String {
        let name = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}

/// Splits a setting that is a list, where quotes and backslashes keep a word with spaces together.
enum SettingWords {
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var escaped = false
        for character in text {
            if escaped {
                word = (word ?? "") + String(character)
                escaped = false
            } else if character == "\\" {
                escaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
