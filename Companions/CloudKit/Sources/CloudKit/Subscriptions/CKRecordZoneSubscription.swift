import Foundation

/// A wish to be told when records of a zone change.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    /// The zone.
    public let zoneID: CKRecordZone.ID
    /// The kind of records; nil for all.
    open var recordType: CKRecord.RecordType?

    /// Makes a subscription with a new identifier, unless one is given.
    public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(.recordZone, subscriptionID)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecordZoneSubscription(zoneID: zoneID, subscriptionID: subscriptionID)
        copy.recordType = recordType
        copy.notificationInfo = notificationInfo?.copy() as? NotificationInfo
        return copy
    }
}
