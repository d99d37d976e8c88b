import Foundation

/// An operation in a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database; nil for the private one.
    open var database: CKDatabase?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }
}
