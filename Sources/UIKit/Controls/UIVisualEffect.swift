import Foundation

/// The effect of a visual effect view on the views behind it, or on its content.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIVisualEffect") }

    // Only the kinds below have an effect.
    override init() { super.init() }
}
