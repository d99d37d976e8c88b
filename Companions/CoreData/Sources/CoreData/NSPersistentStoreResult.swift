import Foundation

/// The result of a request: the superclass of those of batches.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}
