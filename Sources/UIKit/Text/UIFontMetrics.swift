import CoreGraphics
import Foundation

/// The scale of fonts and lengths, which grow as much as one of the system's text styles does with the size that a
/// person chose.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Makes the metrics that grow as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    /// The metrics that grow as a text style does.
    public static func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
        UIFontMetrics(forTextStyle: textStyle)
    }

    // MARK: Lengths

    /// A length in points, scaled for the size that the person chose and rounded to pixels.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length in points, scaled for the text size of some traits and rounded to their pixels; nil, or traits without
    /// a size, stand for the current ones.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = DynamicTypeSizes.category(of: traitCollection)
        // The pitch of lines grows less than the size of the font, and is what UIKit goes by: body text of 17 points
        // becomes 48 at the largest size, not 53.
        let leading = DynamicTypeSizes.size(of: style, in: category).leading
        let scaled = value * leading / DynamicTypeSizes.size(of: style, in: .large).leading
        let scale = max(traitCollection?.displayScale ?? 0, 0)
        let pixels = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
        return (scaled * pixels).rounded() / pixels
    }

    // MARK: Fonts

    /// A font as large as it is at the standard size, scaled for the size that the person chose.
    ///
    /// In a label with `adjustsFontForContentSizeCategory` it follows that size.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// A font as large as it is at the standard size, scaled for the text size of some traits; nil stands for the
    /// current ones.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        FontScaling(style: style, standardSize: font.scaling?.standardSize ?? font.pointSize, limit: nil)
            .font(like: font, traitCollection)
    }

    /// A font scaled for the size that the person chose, no larger than a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font scaled for the text size of some traits, no larger than a size in points; a maximum of 0 sets no limit,
    /// and nil stands for the current traits.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        FontScaling(
            style: style, standardSize: font.scaling?.standardSize ?? font.pointSize,
            limit: maximumPointSize > 0 ? maximumPointSize : nil
        ).font(like: font, traitCollection)
    }
}

/// The scaling of a font from the size that it has at the standard text size.
struct FontScaling: Sendable, Equatable {
    let style: UIFont.TextStyle
    /// In points.
    let standardSize: CGFloat
    /// The largest size, in points.
    let limit: CGFloat?

    func font(like font: UIFont, _ traits: UITraitCollection?) -> UIFont {
        let size = UIFontMetrics(forTextStyle: style).scaledValue(for: standardSize, compatibleWith: traits)
        var descriptor = font.descriptor
        descriptor.size = limit.map { min(size, $0) } ?? size
        return UIFont(descriptor, scaling: self)
    }
}

extension UIFont {
    /// The font for the text size of some traits, if it was made to follow that.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits) }
        return scaling?.font(like: self, traits) ?? self
    }
}
