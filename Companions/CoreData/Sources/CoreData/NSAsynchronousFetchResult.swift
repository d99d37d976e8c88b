import Foundation

/// The results of an asynchronous fetch, which come after the object was made.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
    /// The fetch.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The context that fetches.
    public let managedObjectContext: NSManagedObjectContext
    /// What was found; nil until then.
    open internal(set) var finalResult: [ResultType]?
    /// Why nothing could be found.
    open internal(set) var operationError: (any Error)?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        fetchRequest = request
        managedObjectContext = context
    }
}
