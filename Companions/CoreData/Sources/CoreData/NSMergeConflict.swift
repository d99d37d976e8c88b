import Foundation

/// A conflict of an object with the store's: both have changed.
open class NSMergeConflict: NSObject, @unchecked Sendable {
    /// The object.
    public let sourceObject: NSManagedObject
    /// What the object's values are.
    public let objectSnapshot: [String: Any]?
    /// What the store had when the object was read.
    public let cachedSnapshot: [String: Any]?
    /// What the store has; nil for an object that is gone.
    public let persistedSnapshot: [String: Any]?
    /// How often the object was saved that the context has changed.
    public let oldVersionNumber: Int
    /// How often the store's object was saved; 0 for one that is gone.
    public let newVersionNumber: Int

    init(_ object: NSManagedObject, _ stored: Row?) {
        sourceObject = object
        objectSnapshot = object.values.plain
        cachedSnapshot = object.values.row?.values
        persistedSnapshot = stored?.values
        oldVersionNumber = Int(object.values.row?.version ?? 0)
        newVersionNumber = Int(stored?.version ?? 0)
    }
}
