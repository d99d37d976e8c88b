import Foundation

/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// The radius of an uncertainty, in metres; negative where it is invalid.
public typealias CLLocationAccuracy = Double
/// A length, in metres.
public typealias CLLocationDistance = Double
/// A speed, in metres a second; negative where it is invalid.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed, in metres a second; negative where it is invalid.
public typealias CLLocationSpeedAccuracy = Double
/// A direction, in degrees from north, clockwise; negative where it is invalid.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction, in degrees; negative where it is invalid.
public typealias CLLocationDirectionAccuracy = Double

/// A latitude and longitude on the WGS 84 ellipsoid, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees, positive to the north.
    public var latitude: CLLocationDegrees
    /// Degrees, positive to the east.
    public var longitude: CLLocationDegrees

    /// Makes the point 0, 0.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Makes a point of degrees, which may be invalid.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A coordinate that is no point on the Earth.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a coordinate is a point on the Earth: a latitude from -90 to 90 and a longitude from -180 to 180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool { coord.point.isValid }

/// Makes a coordinate of degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
