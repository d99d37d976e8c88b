import Foundation

/// Finds the records that fit a query.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// What the records fit.
    open var query: CKQuery?
    /// Where an earlier operation ended.
    open var cursor: Cursor?
    /// The zone that is searched; nil for all.
    open var zoneID: CKRecordZone.ID?
    /// How many records are found at most.
    open var resultsLimit = CKQueryOperation.maximumResults
    /// The names of the values that are wanted; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called with each record.
    @preconcurrency open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
    /// Called with each record, or why it cannot be read.
    @preconcurrency open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end, with where more records are.
    @preconcurrency open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?
    /// Called at the end, with where more records are.
    @preconcurrency open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that finds the records that fit a query.
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }

    /// Makes an operation that goes on where an earlier one ended.
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }

    /// As many records as the server likes to send at once.
    public class var maximumResults: Int { 0 }

    override func refuse(with error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}
