import Foundation

/// One change of a batch of updates, as layouts are told.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICollectionViewUpdateItem") }

    /// The kinds of change of an item or, where the path's item is `NSNotFound`, of a section; `none` is not used.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    /// The place of the item before the update; nil for insertions.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// The place of the item after the update; nil for deletions.
    open var indexPathAfterUpdate: IndexPath? { after }
    /// The kind of the change.
    open var updateAction: Action { action }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// Makes a change of nothing.
    public override init() {
        (action, before, after) = (.none, nil, nil)
        super.init()
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }
}
