import CoreGraphics
import Foundation

/// What is known of a font: by it fonts are found, and changed into others of their family.
///
/// A descriptor never changes. The font that it stands for is found when `UIFont(descriptor:size:)` asks: by the PostScript
/// name where there is one, else by the family with the face and the traits, else among the system's.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Only values go in, and nothing is written after that.
    let attributes: [AttributeName: Any]
    /// The design of the system font; for a descriptor without a family.
    let design: SystemDesign

    /// Makes a descriptor that says what `attributes` says, and nothing else.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(attributes, design: .default)
    }

    /// Makes a descriptor of the face with a PostScript name, at a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Makes a descriptor of the face with a PostScript name, whose glyphs are transformed by `matrix`.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    init(_ attributes: [AttributeName: Any], design: SystemDesign) {
        self.attributes = attributes
        self.design = design
    }

    /// The descriptor of a text style's font at the size that the person chose.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor of a text style's font at the text size of some traits; nil stands for the current ones.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: What it says

    /// The PostScript name of the font that the descriptor stands for.
    open var postscriptName: String { attributes[.name] as? String ?? font(ofSize: 0).fontName }

    /// The size in points; 0 where nothing is said of it.
    open var pointSize: CGFloat { attributes[.size].flatMap(Self.number) ?? 0 }

    /// How glyphs are transformed; the identity where nothing is said of it.
    open var matrix: CGAffineTransform { attributes[.matrix] as? CGAffineTransform ?? .identity }

    /// How the font that the descriptor stands for looks.
    open var symbolicTraits: SymbolicTraits {
        let font = font(ofSize: 0)
        var traits: SymbolicTraits = []
        if font.look.weight.rawValue >= FontWeight.semibold.rawValue { traits.insert(.traitBold) }
        if font.look.isItalic { traits.insert(.traitItalic) }
        if font.hasCharactersOfOneWidth { traits.insert(.traitMonoSpace) }
        // What is kept of it without a font's having it.
        return traits.union(saidTraits.intersection([.traitTightLeading, .traitLooseLeading]))
    }

    /// What the descriptor says under a name, or what the font that it stands for has; nil for what neither has.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        if let said = attributes[anAttribute] { return said }
        let font = font(ofSize: 0)
        switch anAttribute {
        case .name: return font.fontName
        case .family: return font.familyName
        case .size: return font.pointSize
        case .traits:
            return [
                TraitKey.symbolic: symbolicTraits.rawValue,
                TraitKey.weight: UIFont.Weight(font.look.weight).rawValue,
                TraitKey.slant: CGFloat(font.look.isItalic ? 1.0 / 15 : 0), TraitKey.width: CGFloat(0),
            ] as [TraitKey: Any]
        default: return nil
        }
    }

    /// All that the descriptor says.
    open var fontAttributes: [AttributeName: Any] { attributes }

    // MARK: Others like it

    /// This descriptor with further attributes, which take the place of its own.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(self.attributes.merging(attributes) { $1 }, design: design)
    }

    /// The descriptor of a font of the same family that looks so; nil where the family has none.
    ///
    /// Bold letters of the system font are semibold, and in large titles and titles of the first two levels bold, as the
    /// Human Interface Guidelines list them.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard hasFace(symbolicTraits) else { return nil }
        var traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        for key in [TraitKey.weight, .slant] { traits[key] = nil }
        traits[.symbolic] = symbolicTraits.rawValue
        var attributes = attributes
        // A face's name fixes what is to change.
        if let name = attributes[.name] as? String {
            attributes[.name] = nil
            attributes[.family] = UIFont(name: name, size: 12)?.familyName ?? name
        }
        attributes[.face] = nil
        attributes[.traits] = traits
        return UIFontDescriptor(attributes, design: design)
    }

    /// The descriptor of the system font in a design; nil for a descriptor of another family, which has none.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard isOfSystem else { return nil }
        var attributes = attributes
        attributes[.name] = nil
        return UIFontDescriptor(attributes, design: design)
    }

    /// This descriptor with a size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

    /// This descriptor with glyphs that are transformed by `matrix`.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }

    /// The descriptor of another face of the same family, "Bold Italic" for example.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        var attributes = attributes
        if attributes[.name] != nil { attributes[.family] = font(ofSize: 0).familyName }
        (attributes[.name], attributes[.traits], attributes[.face]) = (nil, nil, newFace)
        return UIFontDescriptor(attributes, design: design)
    }

    /// This descriptor for another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var attributes = attributes
        (attributes[.name], attributes[.textStyle], attributes[.family]) = (nil, nil, newFamily)
        return UIFontDescriptor(attributes, design: .default)
    }

    // MARK: NSObject

    /// The descriptor itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor, design == other.design else { return false }
        return Self.bridged(attributes) == Self.bridged(other.attributes)
    }

    open override var hash: Int { attributes.count ^ postscriptName.hashValue }

    /// The attributes by their spelling, with values that can be compared.
    private static func bridged(_ attributes: [AttributeName: Any]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, text($1)) })
    }

    private static func text(_ value: Any) -> String {
        if let traits = value as? [TraitKey: Any] {
            return traits.map { "\($0.rawValue)=\(text($1))" }.sorted().joined(separator: ",")
        }
        return number(value).map { "\($0)" } ?? "\(value)"
    }
}
