import Foundation

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// A beacon that was found; none ever is here.
open class CLBeacon: NSObject, @unchecked Sendable {
    /// The number of the beacon's maker or owner.
    public let uuid: UUID
    /// The number of the group.
    public let major: NSNumber
    /// The number in the group.
    public let minor: NSNumber
    /// How far away the beacon is.
    public let proximity: CLProximity
    /// The uncertainty of the proximity, in metres; negative where it is not known.
    public let accuracy: CLLocationAccuracy
    /// The strength of the signal, in decibels.
    public let rssi: Int
    /// When the beacon was found.
    public let timestamp: Date

    /// The old name of `uuid`.
    @available(*, deprecated, renamed: "uuid")
    open var proximityUUID: UUID { uuid }

    init(uuid: UUID, major: NSNumber, minor: NSNumber) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        (proximity, accuracy, rssi, timestamp) = (.unknown, -1, 0, Date())
    }
}
