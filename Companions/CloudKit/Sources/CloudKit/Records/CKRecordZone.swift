import Foundation

/// A part of a database whose records are saved together.
open class CKRecordZone: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// What a zone can do.
    public struct Capabilities: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only what has changed can be read.
        public static let fetchChanges = Capabilities(rawValue: 1)
        /// Records can be saved all or none.
        public static let atomic = Capabilities(rawValue: 2)
        /// Records can be shared.
        public static let sharing = Capabilities(rawValue: 4)
        /// The zone can be shared.
        public static let zoneWideSharing = Capabilities(rawValue: 8)
    }

    /// What tells the zone from others.
    public let zoneID: ID
    /// What the zone can do; nothing before it was saved.
    open var capabilities: Capabilities { [] }
    /// The share of the whole zone; nil where it is not shared.
    open var share: CKRecord.Reference? { nil }

    /// Makes a zone of the person's.
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

    /// Makes a zone with an identifier.
    public init(zoneID: ID) {
        self.zoneID = zoneID
        super.init()
    }

    /// The database's own zone.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

    /// A zone with the same identifier.
    open func copy(with zone: NSZone? = nil) -> Any { CKRecordZone(zoneID: zoneID) }

    /// Archives keep the identifier.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the zone into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encode(zoneID, forKey: "ZoneID") }

    /// Reads a zone from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let zoneID = coder.decodeObject(of: ID.self, forKey: "ZoneID") else { return nil }
        self.zoneID = zoneID
        super.init()
    }
}
