/// A font that every iPhone has and that is not among the pinned ones, told by its name: which pinned font to take.
///
/// A name is a family's, "Helvetica Neue", or a face's PostScript name, "HelveticaNeue-BoldItalic", which fixes weight and
/// slant. There is no pinned font with serifs, so those families are drawn without.
package struct StandInFont: Hashable, Sendable {
    /// What draws in place of a family.
    package enum Design: Sendable {
        case system, monospaced
        /// The system font itself, by one of its own names.
        case systemItself, monospacedSystemItself
    }

    /// The family as iOS names it.
    package let family: String
    package let design: Design
    package let weight: FontWeight
    package let isItalic: Bool
    /// Whether the name was a face's and not the family's.
    package let isFace: Bool

    /// Reads a name; nil for one that iPhones do not know.
    package init?(named name: String) {
        let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard let found = Self.families[Self.key(String(parts[0]))] else { return nil }
        (family, design) = found
        isFace = parts.count == 2
        guard isFace else {
            (weight, isItalic) = (.regular, false)
            return
        }
        var style = parts[1].lowercased()
        isItalic = style.contains("italic") || style.contains("oblique")
        for word in ["italic", "oblique", "condensed"] {
            if let range = style.range(of: word) { style.removeSubrange(range) }
        }
        if style.hasSuffix("mt") { style.removeLast(2) }
        guard let weight = Self.weights[style] else { return nil }
        self.weight = weight
    }

    /// A name of the font in iOS's capitals; as it is where it has parts that iOS has no word for.
    func spelling(of name: String) -> String {
        if name.lowercased() == family.lowercased() { return family }
        var spelling = family.filter { $0 != " " }
        guard name.lowercased().hasPrefix(spelling.lowercased()) else { return name }
        var rest = name.lowercased().dropFirst(spelling.count)
        while !rest.isEmpty {
            guard let word = Self.words.first(where: { rest.hasPrefix($0.lowercased()) }) else { return name }
            spelling += word
            rest.removeFirst(word.count)
        }
        return spelling
    }

    /// What PostScript names are made of behind the family's name.
    private static let words = [
        "-", "PS", "MT", "Regular", "Roman", "Book", "UltraLight", "Thin", "Light", "Medium", "DemiBold", "Semibold",
        "ExtraBold", "Bold", "Heavy", "Black", "Condensed", "Italic", "Oblique",
    ]

    private static let weights: [String: FontWeight] = [
        "": .regular, "regular": .regular, "roman": .regular, "book": .regular, "ultralight": .ultraLight,
        "thin": .thin, "light": .light, "medium": .medium, "demibold": .semibold, "semibold": .semibold,
        "bold": .bold, "extrabold": .heavy, "heavy": .heavy, "black": .black,
    ]

    private static let families: [String: (String, Design)] = {
        var families: [String: (String, Design)] = [:]
        let plain = [
            "Helvetica Neue", "Helvetica", "Arial", "Avenir", "Avenir Next", "Avenir Next Condensed", "Futura",
            "Verdana", "Georgia", "Times New Roman", "Gill Sans", "Trebuchet MS", "Palatino",
        ]
        for name in plain { families[key(name)] = (name, .system) }
        for name in ["Menlo", "Courier", "Courier New"] { families[key(name)] = (name, .monospaced) }
        for name in [
            "SF Pro", "SF Pro Text", "SF Pro Display", "SF Pro Rounded", "SF UI", "SF UI Text", "SF UI Display",
            ".AppleSystemUIFont",
        ] { families[key(name)] = (".AppleSystemUIFont", .systemItself) }
        for name in ["SF Mono", ".AppleSystemUIFontMonospaced"] {
            families[key(name)] = (".AppleSystemUIFontMonospaced", .monospacedSystemItself)
        }
        return families
    }()

    /// The families that every iPhone has, by the names that a person reads.
    static var familyNames: [String] {
        families.values.map(\.0).filter { !$0.hasPrefix(".") }
    }

    /// The PostScript names of a family's faces in regular and bold, upright and slanted, which all of them have.
    static func faceNames(of family: String) -> [String] {
        [(FontWeight.regular, false), (.regular, true), (.bold, false), (.bold, true)].compactMap {
            faceName(of: family, weight: $0.0, isItalic: $0.1)
        }
    }

    /// The PostScript name of a face; nil for a family that iPhones do not have.
    static func faceName(of family: String, weight: FontWeight, isItalic: Bool) -> String? {
        guard let (family, _) = families[key(family)], !family.hasPrefix(".") else { return nil }
        let style = (weights.filter { $0.value == weight && !$0.key.isEmpty }.keys.min() ?? "regular").capitalized
        let face = (weight == .regular ? "" : style) + (isItalic ? "Italic" : "")
        let (middle, end) = foundryMarks[family] ?? ("", "")
        let stem = family.filter { $0 != " " }
        let name = stem + middle + (face.isEmpty ? "" : "-" + face) + end
        return StandInFont(named: name)?.spelling(of: name)
    }

    /// What some foundries put behind the family's name and at the end of the face's.
    private static let foundryMarks = [
        "Arial": ("", "MT"), "Times New Roman": ("PS", "MT"), "Courier New": ("PS", "MT"),
    ]

    /// What a family's name and the PostScript names of its faces have in common: "TimesNewRomanPSMT" is Times New Roman.
    private static func key(_ name: String) -> String {
        var key = name.lowercased().filter { $0 != " " && $0 != "." }
        for suffix in ["mt", "ps"] where key.hasSuffix(suffix) { key.removeLast(suffix.count) }
        return key
    }
}
