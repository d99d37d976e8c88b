import Foundation

/// What a batch update has done.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    /// True, the identifiers or the number of the objects, as the request asks for.
    public let result: Any?
    /// What the result is.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
        self.result = result
        resultType = type
    }
}
