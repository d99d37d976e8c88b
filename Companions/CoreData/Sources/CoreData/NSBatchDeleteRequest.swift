import UIKit

/// What a batch deletion results in.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case resultTypeStatusOnly
    /// The identifiers of the objects that were deleted.
    case resultTypeObjectIDs
    /// The number of objects that were deleted.
    case resultTypeCount
}

/// A deletion of objects in the store, past all contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// The objects to delete.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// What the request results in.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    /// Makes a request that deletes what a fetch finds.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

    /// Makes a request that deletes some objects of one entity.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = objects.first?.entity
        request.predicate = NSPredicate(format: "self IN %@", objects)
        self.init(fetchRequest: request)
    }

    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}
