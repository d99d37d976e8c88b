import Foundation

/// The look of the buttons in a bar, state by state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, ObjectiveCExposed, NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIBarButtonItemAppearance") }

    /// The look of buttons in their usual state, which the other states add to.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The look of buttons under a finger.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The look of buttons that are turned off.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The look of buttons in focus, which no button here ever is.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    var changed: () -> Void = {}

    /// Makes the default look of buttons of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    public override convenience init() { self.init(style: .plain) }

    /// Goes back to the default look of a style, which has no attributes of its own.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
        (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
        observe()
        changed()
    }

    private func observe() {
        for state in [normal, highlighted, disabled, focused] { state.changed = { [weak self] in self?.changed() } }
    }

    /// Makes a copy of the appearance; it has to be called on the main thread.
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
