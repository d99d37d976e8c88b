import Foundation

/// Reads records.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The records.
    open var recordIDs: [CKRecord.ID]?
    /// The names of the values that are wanted; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called with how much of a record is read, from 0 to 1.
    @preconcurrency open var perRecordProgressBlock: (@Sendable (CKRecord.ID, Double) -> Void)?
    /// Called with each record.
    @preconcurrency open var perRecordCompletionBlock: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    /// Called with each record, or why it cannot be read.
    @preconcurrency open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end, with all records.
    @preconcurrency open var fetchRecordsCompletionBlock: (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that reads records.
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }

    /// Makes an operation that reads the record of the person.
    open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation { CKFetchRecordsOperation() }

    override func refuse(with error: CKError) {
        fetchRecordsCompletionBlock?(nil, error)
        fetchRecordsResultBlock?(.failure(error))
    }
}
