import Foundation

/// The action of a command's key while more keys are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICommandAlternate") }

    /// The title for a menu; kept for the app, since menus here do not show alternates.
    public let title: String
    /// The action that is sent in place of the command's.
    public let action: Selector
    /// The modifiers that have to be held besides the command's own.
    public let modifierFlags: UIKeyModifierFlags

    /// Makes an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
