import Foundation

/// A record's reference to another.
open class CKReference: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// What becomes of the record when the other is removed.
    public typealias Action = CKRecord.ReferenceAction

    /// The other record.
    public let recordID: CKRecord.ID
    /// What becomes of the record when the other is removed.
    public let action: CKRecord.ReferenceAction

    /// Makes a reference to a record.
    public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) {
        self.recordID = recordID
        self.action = action
        super.init()
    }

    /// Makes a reference to a record.
    public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) {
        self.init(recordID: record.recordID, action: action)
    }

    /// The reference itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives keep all of a reference.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the reference into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encode(recordID, forKey: "RecordID")
        coder.encode(Int(action.rawValue), forKey: "ReferenceAction")
    }

    /// Reads a reference from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let recordID = coder.decodeObject(of: CKRecord.ID.self, forKey: "RecordID"),
            let action = CKRecord.ReferenceAction(rawValue: UInt(coder.decodeInteger(forKey: "ReferenceAction")))
        else { return nil }
        self.recordID = recordID
        self.action = action
        super.init()
    }

    /// Whether the other object is a reference to the same record.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKReference else { return false }
        return recordID == other.recordID && action == other.action
    }

    open override var hash: Int { recordID.hash }
}

extension CKRecord {
    /// A reference to a record.
    public typealias Reference = CKReference

    /// What becomes of a record when the one that it refers to is removed.
    public enum ReferenceAction: UInt, Sendable {
        case none, deleteSelf
    }
}
