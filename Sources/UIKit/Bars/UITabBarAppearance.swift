import Foundation

/// The looks of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// Items with the title under the picture, as on phones held upright.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { adopt() } }
    /// Items with the title beside the picture, as on pads.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { adopt() } }
    /// Items with the title beside the picture in a low bar, as on phones that lie on their side.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { adopt() } }
    /// The ways in which stacked items share the bar's width.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
    /// The width of stacked items that are centred, in points; 0 for the usual.
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
    /// The space between stacked items that are centred, in points; 0 for the usual.
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }
    /// Filled behind the selected item; nil for nothing.
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
    /// Drawn behind the selected item; nil for nothing.
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }

    public override init() {
        super.init()
        adopt()
    }

    /// Makes an appearance with another bar's background, and with all that it says if that is a tab bar's too.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = UITabBarItemAppearance(other.stackedLayoutAppearance)
            inlineLayoutAppearance = UITabBarItemAppearance(other.inlineLayoutAppearance)
            compactInlineLayoutAppearance = UITabBarItemAppearance(other.compactInlineLayoutAppearance)
            stackedItemPositioning = other.stackedItemPositioning
            (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
            selectionIndicatorTintColor = other.selectionIndicatorTintColor
            selectionIndicatorImage = other.selectionIndicatorImage
        }
        adopt()
    }

    override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

    /// Hears of changes inside the items' appearances.
    private func adopt() {
        for appearance in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            appearance.changed = { [weak self] in self?.changed() }
        }
        changed()
    }
}
