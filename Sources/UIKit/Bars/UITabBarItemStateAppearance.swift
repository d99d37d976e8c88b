import Foundation

/// The look of a tab bar's items in one state. Values that are nil, or not among the attributes, are the system's.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
    /// The attributes of titles, over the system's.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The distance that the title is moved, in points; an item's own comes before.
    public var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// The colour of pictures; nil for the system's.
    public var iconColor: UIColor? { didSet { changed() } }
    /// The distance that the badge is moved, in points.
    public var badgePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// The colour of the badge, where the item has none of its own: red unless set.
    public var badgeBackgroundColor: UIColor? = .systemRed { didSet { changed() } }
    /// The attributes of the badge's text, below the item's own.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The distance that the badge's text is moved inside it, in points.
    public var badgeTitlePositionAdjustment = UIOffset.zero { didSet { changed() } }

    var changed: () -> Void = {}

    func take(_ other: UITabBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        iconColor = other.iconColor
        (badgePositionAdjustment, badgeBackgroundColor) = (other.badgePositionAdjustment, other.badgeBackgroundColor)
        (badgeTextAttributes, badgeTitlePositionAdjustment) = (
            other.badgeTextAttributes, other.badgeTitlePositionAdjustment
        )
    }
}
