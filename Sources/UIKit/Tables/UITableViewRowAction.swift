import Foundation

/// One thing that a person can do with a row that was swiped aside: the older form of `UIContextualAction`.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, NSCopying, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITableViewRowAction") }

    /// The kinds of action: one that destroys something, on red, and one without harm, on gray.
    public enum Style: Int, Sendable {
        case destructive
        case normal
        /// The older name of `destructive`.
        public static let `default` = Style.destructive
    }

    private let storedStyle: Style
    let handler: (UITableViewRowAction, IndexPath) -> Void
    private(set) var ownColor: UIColor?

    /// Makes an action that does nothing.
    public override init() {
        (storedStyle, handler) = (.normal, { _, _ in })
        super.init()
    }

    /// Makes an action of a kind, with a title and the closure that does it.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        storedStyle = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The kind of the action, which decides the background colour where the app sets none.
    open var style: Style { storedStyle }
    /// The text on the action's button.
    open var title: String?
    /// The background colour of the action's button; nil takes the style's colour.
    open var backgroundColor: UIColor? {
        get { ownColor ?? (style == .normal ? .systemGray3 : .systemRed) }
        set { ownColor = newValue }
    }
    /// The effect behind the button, which no button shows over an opaque row.
    open var backgroundEffect: UIVisualEffect?

    var contextualStyle: UIContextualAction.Style { storedStyle == .normal ? .normal : .destructive }

    /// Makes an action with the same style, title, colour and closure; it has to be called on the main thread.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    private func makeCopy() -> UITableViewRowAction {
        let copy = UITableViewRowAction(style: storedStyle, title: title, handler: handler)
        copy.ownColor = ownColor
        copy.backgroundEffect = backgroundEffect
        return copy
    }
}
