import Foundation

/// The effect of a visual effect view on the views behind it, or on its content.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIVisualEffect") }

    /// Makes an effect that changes nothing; the kinds below have an effect.
    public override init() { super.init() }
}
