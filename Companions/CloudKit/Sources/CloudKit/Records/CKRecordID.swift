import Foundation

/// What tells a record from others: its name and its zone.
///
/// A class of the top level, since archives know no others.
open class CKRecordID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The record's name.
    public let recordName: String
    /// The zone that the record is in.
    public let zoneID: CKRecordZone.ID

    /// Makes an identifier; the usual name is a new one, the usual zone the database's own.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
        self.recordName = recordName
        self.zoneID = zoneID
        super.init()
    }

    /// The identifier itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives keep all of an identifier.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the identifier into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encode(recordName as NSString, forKey: "RecordName")
        coder.encode(zoneID, forKey: "ZoneID")
    }

    /// Reads an identifier from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "RecordName"),
            let zoneID = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "ZoneID")
        else { return nil }
        recordName = name as String
        self.zoneID = zoneID
        super.init()
    }

    /// Whether the other object is an identifier of the same name and zone.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKRecordID else { return false }
        return recordName == other.recordName && zoneID == other.zoneID
    }

    open override var hash: Int { recordName.hashValue }

    open override var description: String {
        "<CKRecordID: recordName=\(recordName), zoneID=\(zoneID.zoneName):\(zoneID.ownerName)>"
    }
}

extension CKRecord {
    /// What tells a record from others.
    public typealias ID = CKRecordID
}
