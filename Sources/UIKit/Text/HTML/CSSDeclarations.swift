import CoreGraphics
import Foundation

/// The declarations of style sheets that say how text looks.
struct CSSDeclarations {
    struct Declaration: Equatable {
        var name: String
        var value: String
    }

    private struct Rule {
        /// `p`, `.note`, `#top` or `p.note`.
        var selector: String
        var declarations: [Declaration]
    }

    private var rules: [Rule] = []

    /// Adds the rules of a style sheet; those with selectors of several elements do not count.
    mutating func add(sheet: String) {
        let text = sheet.replacing(/(?s)\/\*.*?\*\//, with: "").replacing(/<!--|-->/, with: "")
        for match in text.matches(of: /([^{}]+)\{([^{}]*)\}/) {
            let declarations = Self.declarations(String(match.2))
            for selector in match.1.split(separator: ",") {
                rules.append(
                    Rule(selector: selector.trimmingCharacters(in: .whitespacesAndNewlines), declarations: declarations)
                )
            }
        }
    }

    /// What the sheets say of an element, what counts more coming later.
    func declarations(for element: String, _ attributes: [String: String]) -> [Declaration] {
        let classes = (attributes["class"] ?? "").split(separator: " ").map { ".\($0)" }
        let ids = attributes["id"].map { ["#\($0)", "\(element)#\($0)"] } ?? []
        let order = ["*", element] + classes + classes.map { element + $0 } + ids
        return order.flatMap { selector in rules.filter { $0.selector == selector }.flatMap(\.declarations) }
    }

    /// `color: red; font-size: 12px`.
    static func declarations(_ text: String) -> [Declaration] {
        text.split(separator: ";").compactMap { part in
            let sides = part.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            guard sides.count == 2 else { return nil }
            let value = sides[1].replacing("!important", with: "").trimmingCharacters(in: .whitespaces)
            return Declaration(name: sides[0].lowercased(), value: value)
        }
    }

    /// The names of a list of families, without their quotes.
    static func families(_ value: String) -> [String] {
        value.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'")) }
    }
}

/// A length of a style sheet.
enum CSSLength {
    private static let words: [String: CGFloat] = [
        "xx-small": 0.56, "x-small": 0.63, "small": 0.82, "medium": 1, "large": 1.13, "x-large": 1.5, "xx-large": 2,
    ]

    /// The length in points; nil for what is none.
    static func size(_ text: String, parent: CGFloat) -> CGFloat? {
        if let factor = words[text] { return factor * HTMLStyle.defaultSize }
        if text == "smaller" { return parent * 0.83 }
        if text == "larger" { return parent * 1.2 }
        guard let match = text.wholeMatch(of: /(-?[0-9]*\.?[0-9]+)\s*([a-z%]*)/), let number = Double(match.1) else {
            return nil
        }
        switch match.2 {
        case "", "px": return number
        case "pt": return number * 4 / 3
        case "em": return number * parent
        case "rem": return number * HTMLStyle.defaultSize
        case "%": return number * parent / 100
        default: return nil
        }
    }
}
