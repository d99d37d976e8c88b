import Foundation

/// The same requests for tasks; each throws why it is refused.
extension CKDatabase {
    /// Reads a record.
    public func record(for recordID: CKRecord.ID) async throws -> CKRecord { try await refused() }

    /// Reads records.
    public func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
        try await refused()
    }

    /// Saves a record.
    @discardableResult public func save(_ record: CKRecord) async throws -> CKRecord { try await refused() }

    /// Removes a record.
    @discardableResult public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        try await refused()
    }

    /// Finds the records that fit a query.
    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> Matches {
        try await refused()
    }

    /// Finds more of the records that fit a query.
    public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> Matches {
        try await refused()
    }

    /// What became of records: each, or why it could not be saved or removed.
    public typealias Modifications = (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
        deleteResults: [CKRecord.ID: Result<Void, any Error>]
    )

    /// Saves and removes records.
    @discardableResult public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> Modifications {
        try await refused()
    }

    /// Reads all zones.
    public func allRecordZones() async throws -> [CKRecordZone] { try await refused() }

    /// Reads a zone.
    public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { try await refused() }

    /// Saves a zone.
    @discardableResult public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { try await refused() }

    /// Removes a zone.
    @discardableResult public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
        try await refused()
    }

    /// Reads all subscriptions.
    public func allSubscriptions() async throws -> [CKSubscription] { try await refused() }

    /// Reads a subscription.
    public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
        try await refused()
    }

    /// Saves a subscription.
    @discardableResult public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        try await refused()
    }

    /// Removes a subscription.
    @discardableResult public func deleteSubscription(
        withID subscriptionID: CKSubscription.ID
    ) async throws -> CKSubscription.ID {
        try await refused()
    }
}
