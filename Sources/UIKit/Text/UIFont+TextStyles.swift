import CoreGraphics
import Foundation

extension UIFont {
    /// The role of a text, which decides its size along with the size that the person chose.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name, as UIKit spells it.
        public let rawValue: String
        /// Makes a style from its name; a font for a name that is not one of the styles below has the size of body
        /// text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The style of large titles, such as those of navigation bars; 34 points at the standard size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style of titles of the first level; 28 points at the standard size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style of titles of the second level; 22 points at the standard size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style of titles of the third level; 20 points at the standard size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style of headings, semibold; 17 points at the standard size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style of secondary headings; 15 points at the standard size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style of running text; 17 points at the standard size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style of text set off from the running text; 16 points at the standard size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style of footnotes; 13 points at the standard size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style of captions; 12 points at the standard size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The style of the smallest captions; 11 points at the standard size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The system font for a text style at the size that the person chose.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system font for a text style at the text size of some traits; nil, or traits without a size, stand for the
    /// current ones.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let (size, leading) = DynamicTypeSizes.size(of: style, in: DynamicTypeSizes.category(of: traitCollection))
        let weight = style == .headline ? FontWeight.semibold : .regular
        return UIFont(
            FontDescriptor(family: .system, size: size, weight: weight), textStyle: style, leading: leading)
    }
}

/// Sizes and line pitches in points by text style and chosen size, as the Human Interface Guidelines list them.
enum DynamicTypeSizes {
    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
    ]

    /// One row a category from extraSmall on, one pair a style.
    private static let table: [[(CGFloat, CGFloat)]] = [
        [(31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13)],
        [(32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13)],
        [(33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13)],
        [(34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13)],
        [(36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18)],
        [(38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20)],
        [(40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22)],
        [(44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28), (20, 25)],
        [(48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30)],
        [(52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35)],
        [(56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41)],
        [(60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48)],
    ]

    /// The size that a person chose according to some traits, or else to the current ones.
    static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
        guard let category = traits?.preferredContentSizeCategory, category != .unspecified else {
            return UITraitCollection.current.preferredContentSizeCategory
        }
        return category
    }

    static func size(
        of style: UIFont.TextStyle, in category: UIContentSizeCategory
    ) -> (size: CGFloat, leading: CGFloat) {
        let row = UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3
        let column = styles.firstIndex(of: style) ?? 5
        return table[row][column]
    }
}
