import Foundation

/// A place between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITextPosition") }

    public override init() { super.init() }
}
