import Foundation

/// A database of a container.
///
/// There is no account, so every request is refused with `CKError.notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Whose database it is.
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private`, shared
    }

    /// Whose database it is.
    public let databaseScope: Scope
    private let containerIdentifier: String

    init(_ containerIdentifier: String, _ scope: Scope) {
        databaseScope = scope
        self.containerIdentifier = containerIdentifier
        super.init()
    }

    /// Begins an operation in the database.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = operation.database ?? self
        operation.container = operation.container ?? CKContainer.named(containerIdentifier)
        operation.begin()
    }

    // MARK: Records

    /// Reads a record; it is refused.
    @preconcurrency open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Reads records; it is refused.
    @preconcurrency open func fetch(
        withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
        completionHandler: @escaping @Sendable (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
    ) {
        refuse { completionHandler(.failure($0)) }
    }

    /// Saves a record; it is refused.
    @preconcurrency open func save(
        _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Removes a record; it is refused.
    @preconcurrency open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Finds the records that fit a query; it is refused.
    @preconcurrency open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// What a query found: each record or why it cannot be read, and where more are.
    public typealias Matches = (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    )

    /// Finds the records that fit a query; it is refused.
    @preconcurrency open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler: @escaping @Sendable (Result<Matches, any Error>) -> Void
    ) {
        refuse { completionHandler(.failure($0)) }
    }

    /// Finds more of the records that fit a query; it is refused.
    @preconcurrency open func fetch(
        withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler: @escaping @Sendable (Result<Matches, any Error>) -> Void
    ) {
        refuse { completionHandler(.failure($0)) }
    }

    // MARK: Zones

    /// Reads all zones; it is refused.
    @preconcurrency open func fetchAllRecordZones(
        completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Reads a zone; it is refused.
    @preconcurrency open func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Saves a zone; it is refused.
    @preconcurrency open func save(
        _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Removes a zone; it is refused.
    @preconcurrency open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    // MARK: Subscriptions

    /// Reads a subscription; it is refused.
    @preconcurrency open func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Reads all subscriptions; it is refused.
    @preconcurrency open func fetchAllSubscriptions(
        completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Saves a subscription; it is refused.
    @preconcurrency open func save(
        _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }

    /// Removes a subscription; it is refused.
    @preconcurrency open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) {
        refuse { completionHandler(nil, $0) }
    }
}
