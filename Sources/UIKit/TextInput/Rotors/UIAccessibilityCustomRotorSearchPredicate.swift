import Foundation

/// Where a rotor's search begins, and in which direction it goes.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIAccessibilityCustomRotorSearchPredicate") }

    /// The element that the search begins at.
    open var currentItem: UIAccessibilityCustomRotorItemResult
    /// The direction of the search; to the next unless set.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// A search from nowhere.
    public override init() {
        currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
        super.init()
    }
}
