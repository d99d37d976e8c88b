import Foundation

/// What a visual effect view does to what is behind it, or to its content.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIVisualEffect") }

    // Only the kinds below have an effect.
    override init() { super.init() }
}
