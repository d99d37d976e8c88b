import CoreLocation
import Foundation

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// From the southern to the northern end.
    public var latitudeDelta: CLLocationDegrees
    /// From the western to the eastern end.
    public var longitudeDelta: CLLocationDegrees

    /// Makes no extent.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Makes an extent of degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the Earth between two parallels and two meridians.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// The extent.
    public var span: MKCoordinateSpan

    /// Makes a region without extent at 0, 0.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Makes a region around a middle.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// Makes a region of an extent in metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = earthRadius * .pi / 180
        let width = max(cos(center.latitude * .pi / 180), 1e-6) * degree
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / degree, 180),
                longitudeDelta: min(longitudinalMeters / width, 360)))
    }

    /// Makes the region of a rectangle on the map; its centre is the rectangle's.
    public init(_ rect: MKMapRect) {
        let north = MKMapPoint(x: rect.midX, y: rect.minY).coordinate.latitude
        let south = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate.latitude
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: north - south, longitudeDelta: rect.width / MKMapSize.world.width * 360))
    }

    /// The rectangle on the map around the region, with the region's centre in the middle.
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        func y(_ latitude: Double) -> Double {
            MKMapPoint(CLLocationCoordinate2D(latitude: min(max(latitude, -90), 90), longitude: 0)).y
        }
        let height = y(center.latitude - span.latitudeDelta / 2) - y(center.latitude + span.latitudeDelta / 2)
        let width = span.longitudeDelta / 360 * MKMapSize.world.width
        return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    /// Whether the region's numbers are those of a part of the Earth.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta)
            && (0...360).contains(span.longitudeDelta)
    }
}

/// Makes an extent of degrees.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

/// Makes a region around a middle.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Makes a region of an extent in metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// The region of a rectangle on the map.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }

extension NSValue {
    /// Wraps a coordinate.
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(point: NSPoint(x: coordinate.latitude, y: coordinate.longitude))
    }

    /// Wraps the extent of a region.
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(point: NSPoint(x: span.latitudeDelta, y: span.longitudeDelta))
    }

    /// The coordinate that was wrapped.
    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: pointValue.x, longitude: pointValue.y)
    }

    /// The extent that was wrapped.
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: pointValue.x, longitudeDelta: pointValue.y)
    }
}
