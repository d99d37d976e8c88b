import CoreGraphics
import Foundation

/// How a descriptor finds its font.
extension UIFontDescriptor {
    /// The font that the descriptor stands for.
    ///
    /// - Parameter size: In points; 0 for the descriptor's own, which is 12 where nothing is said of it.
    func font(ofSize size: CGFloat) -> UIFont {
        let size = size > 0 ? size : pointSize > 0 ? pointSize : styleFont?.pointSize ?? 12
        if let name = attributes[.name] as? String, let font = UIFont(name: name, size: size) { return font }
        if let family = namedFamily {
            let face = (try? FontLibrary.shared.get())?.faceName(
                of: family, weight: weight(emphasized: .bold) ?? .regular, isItalic: isItalic)
            if let font = UIFont(name: face ?? family, size: size) { return font }
        }
        return systemFont(ofSize: size)
    }

    private func systemFont(ofSize size: CGFloat) -> UIFont {
        let style = styleFont
        let regular = style?.descriptor.weight ?? .regular
        let descriptor = FontDescriptor(
            family: systemFamily, size: size, weight: weight(emphasized: Self.emphasis(of: textStyle)) ?? regular,
            isItalic: isItalic)
        // The pitch of lines is the style's at its own size alone.
        guard let style, let leading = style.leadingOfStyle, style.pointSize == size else { return UIFont(descriptor) }
        // Choice (text): what tight and loose leading take and give, which nothing public says for each style.
        let change: CGFloat =
            saidTraits.contains(.traitTightLeading) ? -2 : saidTraits.contains(.traitLooseLeading) ? 2 : 0
        return UIFont(descriptor, textStyle: style.textStyle, leading: leading + change)
    }

    /// The weight of emphasized text in a style, by the table of the Human Interface Guidelines.
    private static func emphasis(of style: UIFont.TextStyle?) -> FontWeight {
        guard let style else { return .semibold }
        return [UIFont.TextStyle.largeTitle, .title1, .title2].contains(style) ? .bold : .semibold
    }

    // MARK: What is said

    /// Whether the descriptor is one of the system font.
    var isOfSystem: Bool {
        if let name = attributes[.name] as? String { return name.hasPrefix(".") }
        return namedFamily == nil
    }

    /// The family, where it is not the system's.
    private var namedFamily: String? {
        (attributes[.family] as? String).flatMap { $0.hasPrefix(".") ? nil : $0 }
    }

    private var systemFamily: FontDescriptor.Family {
        if design == .monospaced || saidTraits.contains(.traitMonoSpace) { return .monospacedSystem }
        if design == .serif || design == .rounded {
            UIFont.reportStandIn(for: design == .serif ? "New York" : "SF Pro Rounded")
        }
        if design == .serif { return .serifSystem }
        return hasDigitsOfOneWidth ? .monospacedDigitSystem : .system
    }

    private var textStyle: UIFont.TextStyle? {
        let said = attributes[.textStyle]
        return said as? UIFont.TextStyle
            ?? (said as? String).flatMap { $0.hasPrefix("UICTFontTextStyle") ? UIFont.TextStyle(rawValue: $0) : nil }
    }

    /// The font of the text style, at the size that the person chose.
    private var styleFont: UIFont? { textStyle.map { UIFont.preferredFont(forTextStyle: $0) } }

    /// The traits among the attributes, which may be there by name or by spelling.
    private var traits: [TraitKey: Any] {
        if let traits = attributes[.traits] as? [TraitKey: Any] { return traits }
        guard let traits = attributes[.traits] as? [String: Any] else { return [:] }
        return Dictionary(uniqueKeysWithValues: traits.map { (TraitKey(rawValue: $0), $1) })
    }

    var saidTraits: SymbolicTraits {
        guard let bits = traits[.symbolic] else { return [] }
        return bits as? SymbolicTraits ?? Self.number(bits).map { SymbolicTraits(rawValue: UInt32($0)) } ?? []
    }

    /// The face's name in small letters, without spaces.
    private var face: String { (attributes[.face] as? String ?? "").lowercased().filter { $0 != " " } }

    /// The weight that is asked for; nil where nothing is.
    ///
    /// - Parameter bold: What bold letters are in this font.
    private func weight(emphasized bold: FontWeight) -> FontWeight? {
        if let said = traits[.weight] {
            let weight = said as? UIFont.Weight ?? Self.number(said).map { UIFont.Weight($0) }
            if let weight { return weight.fontWeight }
        }
        if saidTraits.contains(.traitBold) { return bold }
        if traits[.symbolic] != nil { return .regular }
        let faces: [(String, FontWeight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
            ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy), ("black", .black), ("bold", .bold),
        ]
        return faces.first { face.contains($0.0) }?.1
    }

    private var isItalic: Bool {
        if saidTraits.contains(.traitItalic) { return true }
        if let slant = traits[.slant].flatMap(Self.number) { return slant > 0 }
        return face.contains("italic") || face.contains("oblique")
    }

    /// Whether the features ask for digits of one width, which are number 0 of type 6.
    private var hasDigitsOfOneWidth: Bool {
        let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
        return settings.contains { setting in
            setting[.type].flatMap(Self.number) == 6 && setting[.selector].flatMap(Self.number) == 0
        }
    }

    // MARK: What there is

    /// Whether the family has a font that looks so.
    func hasFace(_ traits: SymbolicTraits) -> Bool {
        guard traits.isDisjoint(with: [.traitExpanded, .traitCondensed, .traitVertical]) else { return false }
        if isOfSystem { return true }
        guard !traits.contains(.traitMonoSpace) || symbolicTraits.contains(.traitMonoSpace),
            let library = try? FontLibrary.shared.get()
        else { return false }
        return library.hasFace(
            of: font(ofSize: 0).familyName, isBold: traits.contains(.traitBold), isItalic: traits.contains(.traitItalic)
        )
    }

    /// A number in whatever form an app writes it.
    static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as any BinaryInteger: CGFloat(Int64(truncatingIfNeeded: number))
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
