import Foundation

/// The surroundings of beacons; there is no radio here that could find one.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The beacons that the region is around.
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint

    /// The number of the beacons' maker or owner.
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    /// The number of the group; nil for all.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// The number in the group; nil for all.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

    /// Whether the app wants to be told of beacons when the screen is lit inside the region.
    open var notifyEntryStateOnDisplay = false

    /// The old name of `uuid`.
    @available(*, deprecated, renamed: "uuid")
    open var proximityUUID: UUID { uuid }

    /// Makes the surroundings of beacons under a name.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    /// Makes the surroundings of any beacon of an owner.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }

    /// Makes the surroundings of any beacon of an owner's group.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }

    /// Makes the surroundings of one beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
            identifier: identifier)
    }

    /// The old form of `init(uuid:identifier:)`.
    @available(*, deprecated, renamed: "init(uuid:identifier:)")
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }

    /// The old form of `init(uuid:major:identifier:)`.
    @available(*, deprecated, renamed: "init(uuid:major:identifier:)")
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }

    /// The old form of `init(uuid:major:minor:identifier:)`.
    @available(*, deprecated, renamed: "init(uuid:major:minor:identifier:)")
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    /// A region with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLBeaconRegion(beaconIdentityConstraint: beaconIdentityConstraint, identifier: identifier)
        copy.adopt(self)
        return copy
    }

    /// Reads a region from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard
            let uuid = coder.decodeObject(of: NSString.self, forKey: "uuid").flatMap({ UUID(uuidString: $0 as String) })
        else { return nil }
        func number(_ key: String) -> UInt16? { UInt16(exactly: coder.decodeInteger(forKey: key)) }
        let major = coder.containsValue(forKey: "major") ? number("major") : nil
        let minor = coder.containsValue(forKey: "minor") ? number("minor") : nil
        beaconIdentityConstraint =
            switch (major, minor) {
            case (let major?, let minor?): CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
            case (let major?, nil): CLBeaconIdentityConstraint(uuid: uuid, major: major)
            default: CLBeaconIdentityConstraint(uuid: uuid)
            }
        super.init(coder: coder)
    }

    /// Writes the region into a keyed archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(uuid.uuidString as NSString, forKey: "uuid")
        if let major = beaconIdentityConstraint.major { coder.encode(Int(major), forKey: "major") }
        if let minor = beaconIdentityConstraint.minor { coder.encode(Int(minor), forKey: "minor") }
    }
}
