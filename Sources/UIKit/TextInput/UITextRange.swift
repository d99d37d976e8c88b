import Foundation

/// The range between two positions of a text.
@preconcurrency @MainActor open class UITextRange: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITextRange") }

    public override init() { super.init() }

    /// Whether no character lies in the range; true in this class, so subclasses override it.
    open var isEmpty: Bool { true }
    /// The position before the range's first character; a subclass gives one of its own text.
    open var start: UITextPosition { UITextPosition() }
    /// The position after the range's last character; a subclass gives one of its own text.
    open var end: UITextPosition { UITextPosition() }
}
