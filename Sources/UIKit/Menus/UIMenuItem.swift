import Foundation

/// An entry that an app adds to the edit menu. Deprecated in iOS 16 in favour of `UIEditMenuInteraction`.
@preconcurrency @MainActor open class UIMenuItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIMenuItem") }

    /// The entry's title.
    open var title: String
    /// The action that is sent along the responder chain, and that a responder has to allow for the entry to be shown.
    open var action: Selector

    /// Makes an entry that sends an action along the responder chain.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
