import Foundation

/// The looks of the buttons in a bar, state by state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, ObjectiveCExposed, NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIBarButtonItemAppearance") }

    open private(set) var normal = UIBarButtonItemStateAppearance()
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    open private(set) var focused = UIBarButtonItemStateAppearance()

    var changed: () -> Void = {}

    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    public override convenience init() { self.init(style: .plain) }

    /// Back to the looks of a style, which have no attributes of their own.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
        (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
        observe()
        changed()
    }

    private func observe() {
        for state in [normal, highlighted, disabled, focused] { state.changed = { [weak self] in self?.changed() } }
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    func makeCopy() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: .plain)
        (copy.normal, copy.highlighted) = (normal.makeCopy(), highlighted.makeCopy())
        (copy.disabled, copy.focused) = (disabled.makeCopy(), focused.makeCopy())
        copy.observe()
        return copy
    }

    /// The attributes of a button's title, on top of those of its style.
    func titleAttributes(isEnabled: Bool, isHighlighted: Bool) -> [NSAttributedString.Key: Any] {
        var attributes = normal.titleTextAttributes
        if isHighlighted { attributes.merge(highlighted.titleTextAttributes) { $1 } }
        if !isEnabled { attributes.merge(disabled.titleTextAttributes) { $1 } }
        return attributes
    }
}
