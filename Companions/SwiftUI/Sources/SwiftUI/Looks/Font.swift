/// A font of text.
public struct Font: Hashable, Sendable {
    /// A style of text, whose size a person chooses.
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2

        var style: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// The strength of a font's strokes.
    public struct Weight: Hashable, Sendable {
        let value: UIFont.Weight
        /// The finest.
        public static let ultraLight = Weight(value: .ultraLight)
        /// Thin.
        public static let thin = Weight(value: .thin)
        /// Light.
        public static let light = Weight(value: .light)
        /// Usual.
        public static let regular = Weight(value: .regular)
        /// A little stronger.
        public static let medium = Weight(value: .medium)
        /// Between medium and bold.
        public static let semibold = Weight(value: .semibold)
        /// Bold.
        public static let bold = Weight(value: .bold)
        /// Heavy.
        public static let heavy = Weight(value: .heavy)
        /// The strongest.
        public static let black = Weight(value: .black)
    }

    /// A shape of the system's fonts.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced

        var design: UIFontDescriptor.SystemDesign {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    private enum Base: Hashable {
        case style(TextStyle)
        case system(CGFloat)
        case custom(String, CGFloat, relativeTo: TextStyle?)
        case uiFont(UIFont)
    }

    private var base: Base
    private var weight: Weight?
    private var design: Design?
    private var isItalic = false
    private var hasMonospacedDigits = false

    /// The font of the largest titles.
    public static let largeTitle = Font(base: .style(.largeTitle))
    /// The font of titles.
    public static let title = Font(base: .style(.title))
    /// The font of titles of the second rank.
    public static let title2 = Font(base: .style(.title2))
    /// The font of titles of the third rank.
    public static let title3 = Font(base: .style(.title3))
    /// The font of headlines.
    public static let headline = Font(base: .style(.headline))
    /// The font below headlines.
    public static let subheadline = Font(base: .style(.subheadline))
    /// The font of text.
    public static let body = Font(base: .style(.body))
    /// The font of remarks.
    public static let callout = Font(base: .style(.callout))
    /// The font of footnotes.
    public static let footnote = Font(base: .style(.footnote))
    /// The font of captions.
    public static let caption = Font(base: .style(.caption))
    /// The font of captions of the second rank.
    public static let caption2 = Font(base: .style(.caption2))

    /// The system's font of a size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .system(size), weight: weight, design: design)
    }
    /// The system's font of a style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style), weight: weight, design: design)
    }
    /// A font by its name, of a size in points that grows with that of text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .custom(name, size, relativeTo: .body))
    }
    /// A font by its name, of a size in points that grows with that of a style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(base: .custom(name, size, relativeTo: style))
    }
    /// A font by its name, of a size in points that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(name, fixedSize, relativeTo: nil))
    }

    private init(base: Base, weight: Weight? = nil, design: Design? = nil) {
        (self.base, self.weight, self.design) = (base, weight, design)
    }

    /// Takes a font of UIKit's.
    public init(_ font: UIFont) { self.init(base: .uiFont(font)) }

    /// The font with other strokes.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// The font in bold.
    public func bold() -> Font { weight(.bold) }
    /// The font in italics.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// The font with digits of one width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// The font with letters of one width.
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    func design(_ design: Design) -> Font { with { $0.design = design } }

    /// The font of UIKit's.
    @MainActor var uiFont: UIFont {
        var font: UIFont
        switch base {
        case .style(let style): font = .preferredFont(forTextStyle: style.style)
        case .system(let size): font = .systemFont(ofSize: size)
        case .uiFont(let given): font = given
        case .custom(let name, let size, let style):
            font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            if let style { font = UIFontMetrics(forTextStyle: style.style).scaledFont(for: font) }
        }
        if let weight { font = font.withWeight(weight.value) }
        if hasMonospacedDigits { font = .monospacedDigitSystemFont(ofSize: font.pointSize, weight: font.ownWeight) }
        if let design, let descriptor = font.fontDescriptor.withDesign(design.design) {
            font = UIFont(descriptor: descriptor, size: font.pointSize)
        }
        if isItalic {
            let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
            if let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
                font = UIFont(descriptor: descriptor, size: font.pointSize)
            }
        }
        return font
    }
}

extension UIFont {
    fileprivate var ownWeight: UIFont.Weight {
        let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        return (traits?[.weight] as? CGFloat).map { UIFont.Weight(rawValue: $0) } ?? .regular
    }

    /// The font with other strokes: the system's by its weight, another in bold where it has that.
    fileprivate func withWeight(_ weight: UIFont.Weight) -> UIFont {
        if familyName == UIFont.systemFont(ofSize: 12).familyName {
            return .systemFont(ofSize: pointSize, weight: weight)
        }
        guard weight.rawValue >= UIFont.Weight.semibold.rawValue,
            let bold = fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(.traitBold))
        else { return self }
        return UIFont(descriptor: bold, size: pointSize)
    }
}
