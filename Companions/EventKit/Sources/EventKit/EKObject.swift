import Foundation

/// What a store keeps.
open class EKObject: NSObject, @unchecked Sendable {
    var isChanged = true
    var isKept = false

    override init() { super.init() }

    /// Whether there are changes that were not saved.
    open var hasChanges: Bool { isChanged }
    /// Whether the object was never saved.
    open var isNew: Bool { !isKept }

    /// Forgets changes that were not saved; there is nothing to go back to here but for the object itself.
    open func reset() { isChanged = false }
    /// Whether the object is still in the store.
    open func refresh() -> Bool { isKept }
}
