import Foundation

/// The looks of a tab bar's items in one layout, for each state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
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
