import Foundation

/// Saves and removes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// What is saved.
    open var recordsToSave: [CKRecord]?
    /// What is removed.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// When a record is saved that has changed on the server.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// What the app knows the change by.
    open var clientChangeTokenData: Data?
    /// Whether a zone’s records are saved all or none.
    open var isAtomic = true
    /// Called with how much of a record is saved, from 0 to 1.
    @preconcurrency open var perRecordProgressBlock: (@Sendable (CKRecord, Double) -> Void)?
    /// Called with each record.
    @preconcurrency open var perRecordCompletionBlock: (@Sendable (CKRecord, (any Error)?) -> Void)?
    /// Called with each record that was saved, or why it was not.
    @preconcurrency open var perRecordSaveBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called with each record that was removed, or why it was not.
    @preconcurrency open var perRecordDeleteBlock: (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?
    /// Called at the end.
    @preconcurrency open var modifyRecordsCompletionBlock:
        (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that saves and removes records.
    public convenience init(recordsToSave records: [CKRecord]?, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil) {
        self.init()
        recordsToSave = records
        recordIDsToDelete = recordIDs
    }

    /// When a record is saved that has changed on the server.
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

    override func refuse(with error: CKError) {
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}
