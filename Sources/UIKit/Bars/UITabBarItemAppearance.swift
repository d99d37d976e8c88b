import Foundation

/// The look of a tab bar's items in one layout, for each state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITabBarItemAppearance") }

    /// A layout of items: the title under the picture, beside it, or beside it in a low bar.
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    /// The look of items that are not selected; the other states take from it what they do not say.
    public let normal: UITabBarItemStateAppearance
    /// The look of the selected item.
    public let selected: UITabBarItemStateAppearance
    /// The look of items that are turned off.
    public let disabled: UITabBarItemStateAppearance
    let style: Style

    var changed: () -> Void = {} {
        didSet { for state in [normal, selected, disabled] { state.changed = changed } }
    }

    public convenience override init() { self.init(style: .stacked) }

    /// Makes the system's look for a layout.
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

    /// Goes back to the system's look, which is the same for all layouts.
    open func configureWithDefault(for style: Style) {
        let plain = UITabBarItemStateAppearance()
        for state in [normal, selected, disabled] { state.take(plain) }
    }
}
