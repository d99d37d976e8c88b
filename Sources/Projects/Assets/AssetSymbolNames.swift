/// How the name of an asset becomes one of Swift's.
enum SymbolName {
    /// `app-logo` -> `appLogo`, `BrandColor` -> `brand`; a word that says what the asset is stands for nothing.
    static func member(_ asset: String, ending: String) -> String {
        var words = Self.words(asset)
        if let last = words.last, last.hasSuffix(ending), words.count > 1 || last.count > ending.count {
            words[words.count - 1] = String(last.dropLast(ending.count))
            if words.last?.isEmpty == true { words.removeLast() }
        }
        guard let first = words.first else { return "_" }
        let name = lowercased(first) + words.dropFirst().map(capitalized).joined()
        if name.first?.isNumber == true { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// The name of the type for a folder.
    static func type(_ folder: String) -> String {
        let name = words(folder).map(capitalized).joined()
        return name.first?.isNumber == true ? "_" + name : name
    }

    private static func words(_ asset: String) -> [String] {
        asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// `GitHub` -> `gitHub`, `URLIcon` -> `urlIcon`, `QR` -> `qr`.
    private static func lowercased(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < word.count, word.dropFirst(capitals.count).first?.isLowercase == true
        else { return capitals.lowercased() + word.dropFirst(capitals.count) }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    private static let keywords: Set<String> = [
        "default", "repeat", "return", "switch", "case", "class", "in", "is", "as", "for", "if", "else", "do", "let",
        "var", "func", "import", "init", "public", "private", "internal", "static", "struct", "enum", "protocol",
        "extension", "self", "super", "true", "false", "nil", "where", "while", "break", "continue", "try", "throw",
        "catch", "guard", "defer", "operator", "subscript", "typealias", "inout", "any",
    ]

    /// Static members that colours and pictures have already.
    static let ofFrameworks: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "clear", "label", "link", "separator", "opaqueSeparator", "placeholderText",
        "lightText", "darkText", "tintColor", "primary", "secondary", "accentColor", "pink", "mint", "teal", "indigo",
        "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
        "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemBackground",
        "systemFill", "add", "remove", "actions", "checkmark", "strokedCheckmark",
    ]
}

/// The words of a module's sources by which the names of its assets are found.
struct SourceWords {
    private let mentioned: Set<String>
    private let declared: Set<String>
    /// Whether a source imports SwiftUI.
    let importsSwiftUI: Bool

    init(_ sources: [String]) {
        var (mentioned, declared): (Set<String>, Set<String>) = ([], [])
        for source in sources {
            // Members of a type stand in the way of its assets' names; what is declared in a function or an object does not.
            let words = /\.\s*`?(\w+)|\b(?:static|class)\s+(?:[\w()]+\s+)*?(?:let|var|func)\s+`?(\w+)/
            for match in source.matches(of: words) {
                if let name = match.1 { mentioned.insert(String(name)) }
                if let name = match.2 { declared.insert(String(name)) }
            }
        }
        self.mentioned = mentioned
        self.declared = declared
        importsSwiftUI = sources.contains { $0.contains("import SwiftUI") }
    }

    /// Whether a member of the name is asked for.
    func mentions(_ name: String) -> Bool { mentioned.contains(name.filter { $0 != "`" }) }

    /// Whether some type declares a static member of the name.
    func declares(_ name: String) -> Bool { declared.contains(name.filter { $0 != "`" }) }
}
