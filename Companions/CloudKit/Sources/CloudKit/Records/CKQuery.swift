import UIKit

/// A question for records: of a kind, that fit a predicate, in an order.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of records.
    public let recordType: CKRecord.RecordType
    /// What the records fit.
    open var predicate: NSPredicate
    /// The order of the records.
    open var sortDescriptors: [NSSortDescriptor]?

    /// Makes a question for the records of a kind that fit a predicate.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
        super.init()
    }

    /// A question with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKQuery(recordType: recordType, predicate: predicate)
        copy.sortDescriptors = sortDescriptors
        return copy
    }
}
