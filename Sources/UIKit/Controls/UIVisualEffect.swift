import Foundation

/// What a visual effect view does to what is behind it, or to its content.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIVisualEffect") }

    // Only the kinds below have an effect.
    override init() { super.init() }
}
