import Foundation

/// One thing that a person can do with a row that was swiped aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIContextualAction") }

    /// The kinds of action: one without harm, on gray, and one that destroys something, on red.
    public enum Style: Int, Sendable { case normal, destructive }

    /// The closure that does the action; it calls its completion handler when that is done, which covers the actions
    /// again, whatever the answer.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
        ) -> Void

    /// The kind of the action, which decides the background colour where the app sets none.
    public let style: Style
    /// The closure that does the action, called when a person taps the button or swipes all the way across.
    public let handler: Handler
    /// The text on the action's button; nil for none. A row too low for image and text shows the image alone.
    open var title: String?
    /// The image on the action's button, where template images are white; nil for none.
    open var image: UIImage?
    private var ownColor: UIColor?

    /// Makes an action that does nothing.
    public override init() {
        (style, handler) = (.normal, { _, _, done in done(false) })
        super.init()
    }

    /// Makes an action of a kind, with a title and the closure that does it.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The background colour of the action's button; nil takes the style's colour.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray3) }
        set { ownColor = newValue }
    }
}
