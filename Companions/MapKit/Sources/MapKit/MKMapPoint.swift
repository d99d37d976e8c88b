import CoreLocation
import MapKitEngine

/// A place on the flat map of the world: from 0, 0 in the north west to 2^28, 2^28, by Mercator's projection.
public struct MKMapPoint: Hashable, Sendable {
    /// Map points from the 180th meridian, to the east.
    public var x: Double
    /// Map points from the map's northern end, to the south.
    public var y: Double

    /// Makes the map's north-western corner.
    public init() { self.init(x: 0, y: 0) }

    /// Makes a point of the map.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The place of a coordinate on the map; -1, -1 for one that is no point on the Earth.
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        self.init(Mercator.point(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    init(_ point: SIMD2<Double>) { self.init(x: point.x * MKMapSize.world.width, y: point.y * MKMapSize.world.height) }

    /// The coordinate of the place.
    public var coordinate: CLLocationCoordinate2D {
        let width = MKMapSize.world.width
        // The world goes on beyond its edge.
        let east = x.truncatingRemainder(dividingBy: width)
        let inside = x == width ? width : east < 0 ? east + width : east
        return CLLocationCoordinate2D(
            latitude: Mercator.latitude(y / MKMapSize.world.height), longitude: Mercator.longitude(inside / width))
    }

    /// The length of the shortest way to another place, in metres.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (start, end) = (coordinate, other.coordinate)
        return CLLocation(latitude: start.latitude, longitude: start.longitude).distance(
            from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }

    var unit: SIMD2<Double> { SIMD2(x / MKMapSize.world.width, y / MKMapSize.world.height) }
}

/// A width and a height on the flat map, in map points.
public struct MKMapSize: Hashable, Sendable {
    /// From west to east.
    public var width: Double
    /// From north to south.
    public var height: Double

    /// Makes no extent.
    public init() { self.init(width: 0, height: 0) }

    /// Makes an extent on the map.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// The extent of the world.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// The extent of the world, in map points.
public let MKMapSizeWorld = MKMapSize.world

/// Makes a point of the map.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Makes an extent on the map.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

/// The place of a coordinate on the map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// The coordinate of a place on the map.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

/// The length of the shortest way between two places, in metres.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// Whether two places are one.
public func MKMapPointEqualToPoint(_ a: MKMapPoint, _ b: MKMapPoint) -> Bool { a == b }

/// Whether two extents are the same.
public func MKMapSizeEqualToSize(_ a: MKMapSize, _ b: MKMapSize) -> Bool { a == b }

/// Map points in a metre, at a latitude in degrees.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MKMapSize.world.width / (2 * .pi * earthRadius * cos(latitude * .pi / 180))
}

/// Metres in a map point, at a latitude in degrees.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// The Earth's radius at the equator, in metres.
let earthRadius = 6_378_137.0

/// How many points of a screen a map point is wide.
public typealias MKZoomScale = CGFloat
