import Foundation

/// A movement of the focus, which there is none of here.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIFocusUpdateContext") }

    override init() { super.init() }

    /// The view that had the focus: none.
    open var previouslyFocusedView: UIView? { nil }
    /// The view that gets the focus: none.
    open var nextFocusedView: UIView? { nil }
}
