import Foundation

/// A place between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITextPosition") }

    public override init() { super.init() }
}
