import UIKit

/// A wish to be told when records change that fit a predicate.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// The changes that are told.
    public struct Options: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A record was made.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// A record was changed.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// A record was removed.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// Only the first change is told.
        public static let firesOnce = Options(rawValue: 8)
    }

    /// The kind of records; nil for all.
    public let recordType: CKRecord.RecordType?
    /// What the records fit.
    public let predicate: NSPredicate
    /// The changes that are told.
    public let querySubscriptionOptions: Options
    /// The zone; nil for all.
    open var zoneID: CKRecordZone.ID?

    /// Makes a subscription with a new identifier, unless one is given.
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
        options querySubscriptionOptions: Options = []
    ) {
        self.recordType = recordType
        self.predicate = predicate
        self.querySubscriptionOptions = querySubscriptionOptions
        super.init(.query, subscriptionID)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKQuerySubscription(
            recordType: recordType ?? "", predicate: predicate, subscriptionID: subscriptionID,
            options: querySubscriptionOptions)
        copy.zoneID = zoneID
        copy.notificationInfo = notificationInfo?.copy() as? NotificationInfo
        return copy
    }
}
