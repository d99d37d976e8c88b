import Foundation

/// Lengths of tab bars, in points.
enum TabBarMetrics {
    /// The height of a bar, without what covers it at the bottom of the screen.
    static func height(_ layout: UITabBarItemAppearance.Style, isPad: Bool) -> CGFloat {
        switch layout {
        case .stacked: 49
        case .inline: isPad ? 50 : 49
        case .compactInline: 32
        }
    }

    /// The distance from the bar's upper edge to that of its items.
    static let top: CGFloat = 1
    /// The space between items, and at both ends.
    static let gap: CGFloat = 4
    static let margin: CGFloat = 2

    // MARK: Items in the middle of the bar

    static let stackedSpacing: CGFloat = 34
    /// The room beside the widest title, on both sides together.
    static let titlePadding: CGFloat = 24

    static func leastWidth(_ layout: UITabBarItemAppearance.Style) -> CGFloat { layout == .stacked ? 76 : 112 }

    // MARK: In an item

    static let stackedHeight: CGFloat = 48
    /// The middle of a picture above a title.
    static let pictureY: CGFloat = 19
    /// The distance from an item's upper edge, which is 1 below the bar's, to the baseline of its title; measured with
    /// a picture and without.
    static func baseline(hasPicture: Bool) -> CGFloat { hasPicture ? 45 : 44 }
    /// Pictures that are higher than this are drawn smaller in a low bar.
    static let compactPictureHeight: CGFloat = 20
    /// The space between a picture and the title beside it.
    static func pictureGap(_ layout: UITabBarItemAppearance.Style) -> CGFloat { layout == .compactInline ? 5 : 7 }

    // MARK: Badges

    static func badgeHeight(isSmall: Bool) -> CGFloat { isSmall ? 15 : 18 }
    static func badgeFontSize(isSmall: Bool) -> CGFloat { isSmall ? 11 : 13 }
    /// The room beside a badge's text, on both sides together.
    static let badgePadding: CGFloat = 9
    /// The distance from the end of a title without a picture back to the place of a picture's middle.
    static let badgeBack: CGFloat = 6

    /// The top left corner of a badge, by the middle of the picture; above a title the height is fixed.
    static func badgeOrigin(_ layout: UITabBarItemAppearance.Style, picture middle: CGPoint) -> CGPoint {
        switch layout {
        case .stacked: CGPoint(x: middle.x + 11, y: 2)
        case .inline: CGPoint(x: middle.x + 11, y: middle.y - 17)
        case .compactInline: CGPoint(x: middle.x + 5, y: middle.y - 14)
        }
    }
}
