import Foundation

/// The question of a pointer that has come above a view.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPointerRegionRequest") }

    /// The pointer's place in the view's coordinates, in points.
    open internal(set) var location = CGPoint.zero
    /// The keys that are held down.
    open internal(set) var modifiers: UIKeyModifierFlags = []
}
