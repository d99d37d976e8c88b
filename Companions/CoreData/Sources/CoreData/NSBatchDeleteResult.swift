import Foundation

/// What a batch deletion has done.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    /// True, the identifiers or the number of the objects, as the request asks for.
    public let result: Any?
    /// What the result is.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}
