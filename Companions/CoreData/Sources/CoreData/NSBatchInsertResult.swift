import Foundation

/// What a batch insertion has done.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    /// True, the identifiers or the number of the objects, as the request asks for.
    public let result: Any?
    /// What the result is.
    public let resultType: NSBatchInsertRequestResultType

    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
        self.result = result
        resultType = type
    }
}
