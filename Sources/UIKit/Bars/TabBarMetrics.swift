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

    /// From the bar's upper edge to that of its items.
    static let top: CGFloat = 1
    /// Between items, and at both ends.
    static let gap: CGFloat = 4
    static let margin: CGFloat = 2

    // MARK: Items in the middle of the bar

    static let stackedSpacing: CGFloat = 34
    /// Beside the widest title, on both sides together.
    static let titlePadding: CGFloat = 24

    static func leastWidth(_ layout: UITabBarItemAppearance.Style) -> CGFloat { layout == .stacked ? 76 : 112 }

    // MARK: In an item

    static let stackedHeight: CGFloat = 48
    /// The middle of a picture above a title.
    static let pictureY: CGFloat = 19
    /// From an item's upper edge, which is 1 below the bar's, to its title's baseline; measured both ways.
    static func baseline(hasPicture: Bool) -> CGFloat { hasPicture ? 45 : 44 }
    /// Pictures that are higher than this are drawn smaller in a low bar.
    static let compactPictureHeight: CGFloat = 20
    /// Between a picture and the title beside it.
    static func pictureGap(_ layout: UITabBarItemAppearance.Style) -> CGFloat { layout == .compactInline ? 5 : 7 }

    // MARK: Badges

    static func badgeHeight(isSmall: Bool) -> CGFloat { isSmall ? 15 : 18 }
    static func badgeFontSize(isSmall: Bool) -> CGFloat { isSmall ? 11 : 13 }
    /// Beside the text, on both sides together.
    static let badgePadding: CGFloat = 9
    /// From the end of a title without a picture back to where a picture's middle would be.
    static let badgeBack: CGFloat = 6

    /// Where a badge begins, seen from the middle of the picture; above a title at a height of its own.
    static func badgeOrigin(_ layout: UITabBarItemAppearance.Style, picture middle: CGPoint) -> CGPoint {
        switch layout {
        case .stacked: CGPoint(x: middle.x + 11, y: 2)
        case .inline: CGPoint(x: middle.x + 11, y: middle.y - 17)
        case .compactInline: CGPoint(x: middle.x + 5, y: middle.y - 14)
        }
    }
}
