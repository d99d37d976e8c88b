import Foundation

/// A font that every iPhone has and that is not among the pinned ones, told by its name.
///
/// A name is a family's, "Helvetica Neue", or a face's PostScript name, "HelveticaNeue-BoldItalic", which fixes weight and
/// slant, or a face's full name, "Helvetica Neue Bold Italic".
package struct StandInFont: Sendable {
    let origin: StandInFamily
    /// What draws in its place.
    package let design: StandInDesign
    package let weight: FontWeight
    package let isItalic: Bool
    /// Whether the name was a face's and not the family's.
    package let isFace: Bool

    /// The family as iOS names it.
    package var family: String { origin.name }

    /// Reads a name; nil for one that iPhones do not know.
    package init?(named name: String) {
        let key = Self.key(name)
        if let origin = Self.families[key] {
            self.init(origin, style: Style())
        } else if let (origin, face) = Self.faces[key] {
            self.init(origin, style: Self.style(of: face, in: origin))
        } else {
            guard let (origin, rest) = Self.split(name), let style = Style(rest) else { return nil }
            self.init(origin, style: style)
        }
    }

    private init(_ origin: StandInFamily, style: Style) {
        self.origin = origin
        design = style.isCondensed ? .condensed : origin.design
        // A family without a regular face has none that is lighter than its first.
        weight =
            origin.weight == .regular || style.weight.rawValue > origin.weight.rawValue ? style.weight : origin.weight
        isItalic = style.isItalic
        isFace = style.isNamed || origin.weight != .regular
    }

    /// The family that a name begins with, and the rest of it, which is not empty.
    private static func split(_ name: String) -> (StandInFamily, String)? {
        let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
            guard !parts[1].isEmpty, let origin = families[key(String(parts[0]))] else { return nil }
            return (origin, String(parts[1]))
        }
        let words = name.split(separator: " ")
        for count in stride(from: words.count - 1, to: 0, by: -1) {
            guard let origin = families[key(words[..<count].joined())] else { continue }
            return (origin, words[count...].joined())
        }
        return nil
    }

    /// The style in the PostScript name of a family's face: "BoldMT" in "Arial-BoldMT", "Bold" in "DamascusBold", and none
    /// in "ZapfDingbatsITC".
    private static func style(of face: String, in origin: StandInFamily) -> Style {
        let stem = origin.name.filter { $0 != " " }
        let rest = face.firstIndex(of: "-").map { face[face.index(after: $0)...] } ?? face.dropFirst(stem.count)
        return Style(String(rest)) ?? Style()
    }

    // MARK: Names

    /// A name of the font in iOS's capitals; as it is where it has parts that iOS has no word for.
    func spelling(of name: String) -> String {
        if name.lowercased() == family.lowercased() { return family }
        if let (_, face) = Self.faces[name.lowercased()] { return face }
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

    /// The families that every iPhone has, by the names that a person reads.
    static var familyNames: [String] { StandInFamily.all.filter(\.isPublic).map(\.name) }

    /// The PostScript names of a family's faces; none for a family that iPhones do not have.
    static func faceNames(of family: String) -> [String] { families[key(family)]?.faces ?? [] }

    /// Whether a family has a face that counts as bold or not, and is slanted or not.
    static func hasFace(of family: String, isBold: Bool, isItalic: Bool) -> Bool {
        guard let origin = families[key(family)] else { return false }
        guard !origin.faces.isEmpty else { return true }
        return plainFaces(of: origin).contains {
            ($0.weight.rawValue >= FontWeight.semibold.rawValue) == isBold && $0.isItalic == isItalic
        }
    }

    /// The PostScript name of the face that comes nearest to a weight; nil where the family has none with that slant.
    static func faceName(of family: String, weight: FontWeight, isItalic: Bool) -> String? {
        guard let origin = families[key(family)] else { return nil }
        func distance(_ face: Face) -> Int { abs(face.weight.rawValue - weight.rawValue) }
        return plainFaces(of: origin).filter { $0.isItalic == isItalic }.min { distance($0) < distance($1) }?.name
    }

    private struct Face {
        let name: String
        let weight: FontWeight
        let isItalic: Bool
    }

    /// The faces of a family that are not narrower than the others.
    private static func plainFaces(of origin: StandInFamily) -> [Face] {
        origin.faces.compactMap { name in
            let style = style(of: name, in: origin)
            if style.isCondensed { return nil }
            let font = StandInFont(origin, style: style)
            return Face(name: name, weight: font.weight, isItalic: font.isItalic)
        }
    }

    // MARK: Tables

    private static let families: [String: StandInFamily] = {
        let names = StandInFamily.all.flatMap { family in ([family.name] + family.aliases).map { (key($0), family) } }
        return Dictionary(names) { first, _ in first }
    }()

    /// The faces by their names in small letters.
    private static let faces: [String: (StandInFamily, String)] = {
        let names = StandInFamily.all.flatMap { family in family.faces.map { ($0.lowercased(), (family, $0)) } }
        return Dictionary(names) { first, _ in first }
    }()

    /// What a family's name and the PostScript names of its faces have in common: "TimesNewRomanPSMT" is Times New Roman.
    private static func key(_ name: String) -> String {
        var key = name.lowercased().filter { $0 != " " && $0 != "." }
        for suffix in ["mt", "ps"] where key.hasSuffix(suffix) { key.removeLast(suffix.count) }
        return key
    }
}

/// What the part of a face's name behind the family says.
private struct Style {
    var weight = FontWeight.regular
    var isItalic = false
    var isCondensed = false
    /// Whether there is such a part.
    var isNamed = false

    init() {}

    /// Reads the part; nil where it has words that are none of a style's.
    init?(_ text: String) {
        isNamed = !text.isEmpty
        var style = text.lowercased()
        isItalic = style.contains("ital") || style.contains("oblique") || style == "bookit" || style == "bookita"
        isCondensed = style.contains("condensed")
        for word in ["italic", "oblique", "condensed"] {
            if let range = style.range(of: word) { style.removeSubrange(range) }
        }
        if style.hasSuffix("mt") { style.removeLast(2) }
        guard let weight = Self.weights[style] else { return nil }
        self.weight = weight
    }

    private static let weights: [String: FontWeight] = [
        "": .regular, "regular": .regular, "roman": .regular, "book": .regular, "bookita": .regular, "bookit": .regular,
        "plain": .regular, "ultralight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
        "demibold": .semibold, "semibold": .semibold, "bold": .bold, "extrabold": .heavy, "ultrabold": .heavy,
        "heavy": .heavy, "black": .black, "extrablack": .black, "wide": .bold, "w3": .regular, "w4": .medium,
        "w6": .semibold, "w7": .bold,
    ]
}
