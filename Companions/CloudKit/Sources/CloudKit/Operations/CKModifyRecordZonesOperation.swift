import Foundation

/// Saves and removes zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// What is saved.
    open var recordZonesToSave: [CKRecordZone]?
    /// What is removed.
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    /// Called with each zone that was saved, or why it was not.
    @preconcurrency open var perRecordZoneSaveBlock:
        (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    /// Called with each zone that was removed, or why it was not.
    @preconcurrency open var perRecordZoneDeleteBlock: (@Sendable (CKRecordZone.ID, Result<Void, any Error>) -> Void)?
    /// Called at the end.
    @preconcurrency open var modifyRecordZonesCompletionBlock:
        (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var modifyRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that saves and removes zones.
    public convenience init(recordZonesToSave: [CKRecordZone]?, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        self.init()
        self.recordZonesToSave = recordZonesToSave
        self.recordZoneIDsToDelete = recordZoneIDsToDelete
    }

    override func refuse(with error: CKError) {
        modifyRecordZonesCompletionBlock?(nil, nil, error)
        modifyRecordZonesResultBlock?(.failure(error))
    }
}
