import Foundation

/// The kinds of requests.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    /// A fetch.
    case fetchRequestType = 1
    /// A save.
    case saveRequestType
    /// An update of many objects in the store.
    case batchUpdateRequestType = 6
    /// A deletion of many objects in the store.
    case batchDeleteRequestType = 7
    /// An insertion of many objects into the store.
    case batchInsertRequestType = 5
}

/// What is asked of stores: the superclass of fetches and of batches.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
    /// The stores that are asked; nil for all.
    open var affectedStores: [NSPersistentStore]?
    /// The kind of the request.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}
