import Foundation

/// An action below a preview.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, ObjectiveCExposed, UIPreviewActionItem {
    /// The looks of an action: as usual, checked, or of one that destroys something.
    public enum Style: Int, Sendable { case `default`, selected, destructive }

    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPreviewAction") }

    /// The title.
    public let title: String
    /// What the action does.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void
    let style: Style

    /// Makes an action with a title, a look, and what it does.
    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        (self.title, self.style) = (title, style)
        self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
        super.init()
    }
}
