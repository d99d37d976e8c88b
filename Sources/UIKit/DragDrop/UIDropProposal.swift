import Foundation

/// What becomes of things that are dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing; the drag is taken back.
    case cancel
    /// Nothing, although things could be dropped elsewhere in the view; a sign tells so.
    case forbidden
    /// They are copied.
    case copy
    /// They are moved.
    case move
}

/// What a view would do with things if they were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIDropProposal") }

    /// What becomes of the things.
    public let operation: UIDropOperation
    /// Whether the finger points at a small place, so that the point counts and not what is carried.
    open var isPrecise = false
    /// Whether what is carried keeps its size.
    open var prefersFullSizePreview = false

    /// Makes a proposal of what becomes of the things.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
