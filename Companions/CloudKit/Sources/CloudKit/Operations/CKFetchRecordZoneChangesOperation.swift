import Foundation

/// Finds the records of zones that have changed.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The zones.
    open var recordZoneIDs: [CKRecordZone.ID]?
    /// What is wanted of each zone.
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    /// Whether all changes are read, however many requests it takes.
    open var fetchAllChanges = true
    /// Called with each record that has changed.
    @preconcurrency open var recordChangedBlock: (@Sendable (CKRecord) -> Void)?
    /// Called with each record that has changed, or why it cannot be read.
    @preconcurrency open var recordWasChangedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called with each record that was removed.
    @preconcurrency open var recordWithIDWasDeletedBlock: (@Sendable (CKRecord.ID, CKRecord.RecordType) -> Void)?
    /// Called with each point that was reached.
    @preconcurrency open var recordZoneChangeTokensUpdatedBlock:
        (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    /// Called at the end of each zone.
    @preconcurrency open var recordZoneFetchCompletionBlock:
        (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var fetchRecordZoneChangesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var fetchRecordZoneChangesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that finds the records of zones that have changed.
    public convenience init(
        recordZoneIDs: [CKRecordZone.ID], configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        self.init()
        self.recordZoneIDs = recordZoneIDs
        self.configurationsByRecordZoneID = configurationsByRecordZoneID
    }

    /// What is wanted of a zone.
    open class ZoneConfiguration: NSObject, @unchecked Sendable {
        /// The point since which changes are wanted; nil for the beginning.
        open var previousServerChangeToken: CKServerChangeToken?
        /// How many records are found at most.
        open var resultsLimit = 0
        /// The names of the values that are wanted; nil for all.
        open var desiredKeys: [CKRecord.FieldKey]?

        /// Makes a configuration that wants all.
        public override init() { super.init() }

        /// Makes a configuration.
        public convenience init(
            previousServerChangeToken: CKServerChangeToken?, resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            self.init()
            self.previousServerChangeToken = previousServerChangeToken
            self.resultsLimit = resultsLimit ?? 0
            self.desiredKeys = desiredKeys
        }
    }

    override func refuse(with error: CKError) {
        fetchRecordZoneChangesCompletionBlock?(error)
        fetchRecordZoneChangesResultBlock?(.failure(error))
    }
}
