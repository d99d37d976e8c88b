import Foundation

/// A wish to be told when anything in a database changes.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// The kind of records; nil for all.
    open var recordType: CKRecord.RecordType?

    /// Makes a subscription with a new identifier.
    public convenience init() { self.init(subscriptionID: UUID().uuidString) }

    /// Makes a subscription.
    public init(subscriptionID: ID) { super.init(.database, subscriptionID) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKDatabaseSubscription(subscriptionID: subscriptionID)
        copy.recordType = recordType
        copy.notificationInfo = notificationInfo?.copy() as? NotificationInfo
        return copy
    }
}
