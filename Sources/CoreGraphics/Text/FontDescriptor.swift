import Foundation

/// A font an app can ask for: a family, a size in points, a weight and a slant.
package struct FontDescriptor: Hashable, Sendable {
    /// Which design the glyphs come from.
    package enum Family: Hashable, Sendable {
        /// The system font, with proportional digits.
        case system
        /// The system font, with digits of one width.
        case monospacedDigitSystem
        /// The system's fixed-pitch font.
        case monospacedSystem
        /// A family, full or PostScript name, of a pinned font, of one registered with `FontLibrary.registerFont(at:)` or of
        /// one that every iPhone has.
        case named(String)

        /// The system font with serifs, which has all weights.
        package static let serifSystem = Family.named(".AppleSystemUIFontSerif")
    }

    package var family: Family
    /// The size in points.
    package var size: CGFloat
    package var weight: FontWeight
    package var isItalic: Bool

    package init(
        family: Family = .system, size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The size that is handed to the shaper: finite, and within what FreeType can rasterise.
    var safeSize: Double {
        let size = Double(size)
        return size.isFinite ? min(max(size, 0.01), 2000) : 17
    }

    var isSystem: Bool {
        if case .named = family { return false }
        return true
    }
}

/// A stroke weight on the scale that OpenType uses, from 100 to 900.
package enum FontWeight: Int, Hashable, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// The weight of the Inter face that stands in for this one.
    ///
    /// Apple calls its lightest face ultralight and the next one thin; Inter's lightest is Thin (100) and the next is
    /// ExtraLight (200), so the order agrees although the names do not.
    var openTypeWeight: Int { rawValue }
}

/// Vertical measures of a font, in points. `descender` is negative, as in UIFont.
package struct FontMetrics: Hashable, Sendable {
    package var ascender: CGFloat
    package var descender: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    /// The distance in points between the baselines of two lines set solid.
    package var lineHeight: CGFloat { ascender - descender + leading }

    /// The measures of the system font, which come from SF Pro and not from the font that draws in its place.
    static func system(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: 0.952148 * size, descender: -0.241211 * size, leading: 0, capHeight: 0.7046 * size,
            xHeight: 0.5264 * size)
    }
}

extension FontDescriptor {
    /// The font's vertical measures in points.
    package var metrics: FontMetrics {
        if isSystem { return .system(size: size) }
        return (try? FontLibrary.shared.get())?.metrics(for: self) ?? .system(size: size)
    }
}
