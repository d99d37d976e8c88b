import Foundation

/// One change of a batch of updates, as layouts are told.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICollectionViewUpdateItem") }

    /// What becomes of an item or, where the path's item is `NSNotFound`, of a section.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    /// Nil for insertions.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// Nil for deletions.
    open var indexPathAfterUpdate: IndexPath? { after }
    open var updateAction: Action { action }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }
}
