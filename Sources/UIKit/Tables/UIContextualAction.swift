import Foundation

/// One thing that a person can do with a row that was swiped aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIContextualAction") }

    /// What the action's colour warns of.
    public enum Style: Int, Sendable { case normal, destructive }

    /// Does the action; the closure that it gets is called when that is done, with whether it was.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
        ) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    private var ownColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Nil takes the style's colour.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray3) }
        set { ownColor = newValue }
    }
}
