import Foundation

/// Finds the zones that have changed.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The point since which changes are wanted; nil for the beginning.
    open var previousServerChangeToken: CKServerChangeToken?
    /// How many zones are found at most.
    open var resultsLimit = 0
    /// Whether all changes are read, however many requests it takes.
    open var fetchAllChanges = true
    /// Called with each zone that has changed.
    @preconcurrency open var recordZoneWithIDChangedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
    /// Called with each zone that was removed.
    @preconcurrency open var recordZoneWithIDWasDeletedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
    /// Called with each zone whose records were removed by the person.
    @preconcurrency open var recordZoneWithIDWasPurgedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
    /// Called with each point that was reached.
    @preconcurrency open var changeTokenUpdatedBlock: (@Sendable (CKServerChangeToken) -> Void)?
    /// Called at the end, with the point and whether there is more.
    @preconcurrency open var fetchDatabaseChangesCompletionBlock:
        (@Sendable (CKServerChangeToken?, Bool, (any Error)?) -> Void)?
    /// Called at the end, with the point and whether there is more.
    @preconcurrency open var fetchDatabaseChangesResultBlock:
        (@Sendable (Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?

    /// Makes an operation that is to be filled.
    public override init() { super.init() }

    /// Makes an operation that finds the zones that have changed since a point.
    public convenience init(previousServerChangeToken: CKServerChangeToken?) {
        self.init()
        self.previousServerChangeToken = previousServerChangeToken
    }

    override func refuse(with error: CKError) {
        fetchDatabaseChangesCompletionBlock?(nil, false, error)
        fetchDatabaseChangesResultBlock?(.failure(error))
    }
}
