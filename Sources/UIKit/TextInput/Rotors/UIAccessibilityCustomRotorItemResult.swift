import Foundation

/// An element, or a part of a text in it, that a rotor goes to.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIAccessibilityCustomRotorItemResult") }

    /// The element; not kept alive.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of the element's text; nil for the whole element.
    open var targetRange: UITextRange?

    /// An element, or a part of the text in it.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }
}
