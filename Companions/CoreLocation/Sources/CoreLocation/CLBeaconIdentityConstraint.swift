import Foundation

/// What beacons have in common that an app looks for.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, @unchecked Sendable {
    /// The number of the beacons' maker or owner.
    public let uuid: UUID
    /// The number of the group; nil for all.
    public let major: CLBeaconMajorValue?
    /// The number in the group; nil for all.
    public let minor: CLBeaconMinorValue?

    private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }

    /// Any beacon of an owner.
    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }

    /// Any beacon of an owner's group.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }

    /// One beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.init(uuid, major, minor)
    }

    /// The constraint itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object asks for the same beacons.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return other.uuid == uuid && other.major == major && other.minor == minor
    }

    open override var hash: Int { uuid.hashValue }
}
