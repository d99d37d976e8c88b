import Foundation

/// The looks of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// Items with the title under the picture, as on phones held upright.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { adopt() } }
    /// Items with the title beside the picture, as on pads.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { adopt() } }
    /// Items with the title beside the picture in a low bar, as on phones that lie on their side.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { adopt() } }
    /// How stacked items share the bar's width.
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

/// The looks of a tab bar's items in one layout, for each state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITabBarItemAppearance") }

    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public let normal: UITabBarItemStateAppearance
    public let selected: UITabBarItemStateAppearance
    public let disabled: UITabBarItemStateAppearance
    let style: Style

    var changed: () -> Void = {} {
        didSet { for state in [normal, selected, disabled] { state.changed = changed } }
    }

    public convenience override init() { self.init(style: .stacked) }

    public init(style: Style) {
        self.style = style
        (normal, selected, disabled) = (
            UITabBarItemStateAppearance(), UITabBarItemStateAppearance(), UITabBarItemStateAppearance()
        )
        super.init()
        configureWithDefault(for: style)
    }

    convenience init(_ other: UITabBarItemAppearance) {
        self.init(style: other.style)
        for (mine, theirs) in [
            (normal, other.normal), (selected, other.selected), (disabled, other.disabled),
        ] {
            mine.take(theirs)
        }
    }

    /// Goes back to the system's looks for a layout.
    open func configureWithDefault(for style: Style) {
        let plain = UITabBarItemStateAppearance()
        for state in [normal, selected, disabled] { state.take(plain) }
    }
}

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
