import Foundation

/// Reads zones.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The zones; nil for all.
    open var recordZoneIDs: [CKRecordZone.ID]?
    /// Called with each zone, or why it cannot be read.
    @preconcurrency open var perRecordZoneResultBlock:
        (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    /// Called at the end, with all zones.
    @preconcurrency open var fetchRecordZonesCompletionBlock:
        (@Sendable ([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
    /// Called at the end.
    @preconcurrency open var fetchRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that reads zones.
    public convenience init(recordZoneIDs zoneIDs: [CKRecordZone.ID]) {
        self.init()
        recordZoneIDs = zoneIDs
    }

    /// Makes an operation that reads all zones.
    open class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation { CKFetchRecordZonesOperation() }

    override func refuse(with error: CKError) {
        fetchRecordZonesCompletionBlock?(nil, error)
        fetchRecordZonesResultBlock?(.failure(error))
    }
}
