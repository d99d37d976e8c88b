import Foundation

/// What tells a zone from others: its name and its owner.
///
/// A class of the top level, since archives know no others.
open class CKRecordZoneID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The name of a database's own zone.
    public static let defaultZoneName = "_defaultZone"
    /// The identifier of a database's own zone.
    public static let `default` = CKRecordZoneID()

    /// The zone's name.
    public let zoneName: String
    /// The name of the zone's owner.
    public let ownerName: String

    /// Makes an identifier; the usual name is that of the database's own zone, the usual owner whoever is signed in.
    public init(zoneName: String = CKRecordZoneID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
        self.zoneName = zoneName
        self.ownerName = ownerName
        super.init()
    }

    /// The identifier itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives keep all of an identifier.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the identifier into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encode(zoneName as NSString, forKey: "ZoneName")
        coder.encode(ownerName as NSString, forKey: "OwnerName")
    }

    /// Reads an identifier from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "ZoneName"),
            let owner = coder.decodeObject(of: NSString.self, forKey: "OwnerName")
        else { return nil }
        zoneName = name as String
        ownerName = owner as String
        super.init()
    }

    /// Whether the other object is an identifier of the same name and owner.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKRecordZoneID else { return false }
        return zoneName == other.zoneName && ownerName == other.ownerName
    }

    open override var hash: Int { zoneName.hashValue }
}

extension CKRecordZone {
    /// What tells a zone from others.
    public typealias ID = CKRecordZoneID
}
