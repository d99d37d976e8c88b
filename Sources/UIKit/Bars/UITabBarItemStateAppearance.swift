import Foundation

/// The looks of a tab bar's items in one state. What is nil, or not among the attributes, is the system's.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// How far the title is moved, in points.
    public var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    public var iconColor: UIColor? { didSet { changed() } }
    /// How far the badge is moved, in points.
    public var badgePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// Red unless set.
    public var badgeBackgroundColor: UIColor? = .systemRed { didSet { changed() } }
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// How far the badge's text is moved inside it, in points.
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
