import CoreGraphics
import Foundation

extension UIImage {
    /// The size, weight and scale that a symbol is drawn with; values that are left out are those of another
    /// configuration.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight?
        let scale: SymbolScale?
        /// The text style that the point size comes from, and follows in image views.
        let textStyle: UIFont.TextStyle?
        /// The colours of the symbol's layers; none are for the view's tint, and nil says nothing of them.
        let colors: [UIColor]?

        init(
            pointSize: CGFloat?, weight: SymbolWeight?, scale: SymbolScale?, textStyle: UIFont.TextStyle? = nil,
            colors: [UIColor]? = nil
        ) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            self.textStyle = textStyle
            self.colors = colors
            super.init()
        }

        // Choice (symbols): the symbols here have one layer, which is drawn in the first colour.
        /// Makes a configuration for symbols whose layers have colours of their own, the most important one first.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, weight: nil, scale: nil, colors: paletteColors)
        }

        /// Makes a configuration for symbols whose layers have shades of a colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(paletteColors: [hierarchicalColor]) }

        /// The configuration for symbols that are drawn in the view's tint.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(paletteColors: []) }
        /// The configuration for symbols in colours of their own, which those here have none of: they are drawn in the
        /// view's tint.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(paletteColors: []) }

        /// Makes a configuration for symbols beside text of a size in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: nil, scale: nil) }

        /// Makes a configuration for symbols beside text of a size in points, with lines of a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: nil)
        }

        /// Makes a configuration for symbols beside text of a size in points, with lines of a weight, at a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
        }

        /// Makes a configuration that says the weight alone.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: nil) }
        /// Makes a configuration that says the scale alone.
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: nil, scale: scale) }

        /// Makes a configuration for symbols beside text of a style, which follows the size that the person chose.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(
                pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: nil, scale: nil,
                textStyle: textStyle)
        }

        /// The configuration for the text size of some traits; itself where nothing changes.
        func adjusted(to traits: UITraitCollection) -> SymbolConfiguration {
            guard let textStyle else { return self }
            let size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
            guard size != pointSize else { return self }
            return SymbolConfiguration(
                pointSize: size, weight: weight, scale: scale, textStyle: textStyle, colors: colors)
        }

        /// Makes a configuration for symbols beside text of a font, of which the size counts and the weight does not.
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

        /// The values of the other configuration, and of this one where the other says nothing.
        public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: other?.pointSize ?? pointSize, weight: other?.weight ?? weight, scale: other?.scale ?? scale,
                textStyle: other?.pointSize == nil ? textStyle : other?.textStyle, colors: other?.colors ?? colors)
        }
    }

    /// The thickness of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// No weight of its own, which is drawn as regular, and the nine weights from thin to thick lines.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The width of lines in a symbol that is 24 units wide.
        var stroke: CGFloat {
            switch self {
            case .ultraLight: 0.7
            case .thin: 0.95
            case .light: 1.3
            case .unspecified, .regular: 1.75
            case .medium: 2
            case .semibold: 2.3
            case .bold: 2.65
            case .heavy: 3
            case .black: 3.4
            }
        }
    }

    /// The size of a symbol beside text of the same point size.
    public enum SymbolScale: Int, Sendable {
        /// No scale of its own, which is drawn as medium.
        case unspecified = -1
        /// The default scale, which is drawn as medium, and the three sizes.
        case `default`, small, medium, large

        var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .large: 1.28
            case .unspecified, .default, .medium: 1
            }
        }
    }

    /// Makes a symbol of iOS at 17 points: as Matryoshka draws it, or, with a diagnostic, a dashed square in its place;
    /// nil, with a diagnostic, for a name that iOS does not know.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes a symbol of iOS, at 17 points unless the configuration says otherwise: as Matryoshka draws it, or, with a
    /// diagnostic, a dashed square in its place; nil, with a diagnostic, for a name that iOS does not know.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let drawn = SymbolGlyph.named(name)
        if drawn == nil { Self.reportMissingSymbol(name) }
        guard let glyph = drawn ?? (SymbolNames.contains(name) ? .placeholder : nil) else { return nil }
        let base = SymbolConfiguration(pointSize: 17)
        let configuration = configuration as? SymbolConfiguration
        var symbol = Symbol(name: name, glyph: glyph, configuration: base.applying(configuration))
        symbol.hasOwnConfiguration = configuration != nil
        self.init(symbol: symbol, traits: Traits())
    }

    private convenience init(symbol: Symbol, traits: Traits) {
        var traits = traits
        // Sharp on every screen: there is no scale above 3.
        traits.scale = 3
        traits.symbol = symbol
        self.init(pixels: traits.filled(symbol.image(scale: traits.scale)), traits: traits)
    }

    /// The symbol drawn by another configuration, over its own; other pictures stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard var symbol = traits.symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        symbol.configuration = symbol.configuration.applying(configuration)
        return UIImage(symbol: symbol, traits: traits)
    }

    /// The symbol drawn by another configuration, over its own; other pictures stay as they are, and the result is
    /// never nil.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// The symbol drawn as a view prefers, where the picture has nothing to say about it.
    func applyingPreference(_ configuration: SymbolConfiguration) -> UIImage {
        guard var symbol = traits.symbol, !symbol.hasOwnConfiguration else { return self }
        symbol.configuration = symbol.configuration.applying(configuration)
        return UIImage(symbol: symbol, traits: traits)
    }

    /// The configuration of a symbol; nil for other pictures.
    public var symbolConfiguration: SymbolConfiguration? { traits.symbol?.configuration }

    private static func reportMissingSymbol(_ name: String) {
        let isKnown = SymbolNames.contains(name)
        // Images can be made on any thread; the channel is the main thread's.
        let report: @MainActor @Sendable () -> Void = {
            if isKnown {
                DiagnosticsChannel.shared.report(
                    limit: .undrawnSymbol, "The symbol '\(name)' is not drawn yet: a dashed square takes its place",
                    advice: "SF Symbols belong to Apple; Matryoshka draws a set of its own. Add an image of that name.")
            } else {
                DiagnosticsChannel.shared.report(
                    limit: .unknownSymbol, "No symbol named '\(name)' found", advice: "Check the name in SF Symbols.")
            }
        }
        if Thread.isMainThread { MainActor.assumeIsolated(report) } else { Task { @MainActor in report() } }
    }
}
