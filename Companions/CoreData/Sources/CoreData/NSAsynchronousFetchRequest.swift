import UIKit

/// A fetch whose results come later, to a closure.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    /// The fetch.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// What is called with the results, on the context's queue.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// How many results are expected. It is kept and has no effect.
    open var estimatedResultCount = 0

    /// Makes a fetch whose results come to a closure.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
    }
}

/// An asynchronous fetch, whatever its results' type.
protocol AsynchronousFetch: AnyObject {
    func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousFetch {
    func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context)
        context.perform {
            do {
                result.finalResult = try context.fetch(self.fetchRequest)
            } catch {
                result.operationError = error
            }
            self.completionBlock?(result)
        }
        return result
    }
}
