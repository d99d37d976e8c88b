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
        let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        self.init(
            center: middle,
            span: MKCoordinateSpan(
                latitudeDelta: Self.latitudes(in: rect.height, around: middle.latitude),
                longitudeDelta: rect.width / MKMapSize.world.width * 360))
    }

    /// How many degrees, half of them to the north and half to the south, are so many map points high.
    private static func latitudes(in height: Double, around middle: CLLocationDegrees) -> CLLocationDegrees {
        var (low, high) = (0.0, 180.0)
        // Halved until nobody could measure a difference.
        for _ in 0..<60 {
            let half = (low + high) / 2
            if self.height(of: half, around: middle) < height { low = half } else { high = half }
        }
        return low
    }

    /// The map points between two latitudes that lie as far north and south of a third one.
    private static func height(of degrees: CLLocationDegrees, around middle: CLLocationDegrees) -> Double {
        func y(_ latitude: Double) -> Double {
            MKMapPoint(CLLocationCoordinate2D(latitude: min(max(latitude, -90), 90), longitude: 0)).y
        }
        return y(middle - degrees / 2) - y(middle + degrees / 2)
    }

    /// The rectangle on the map around the region, with the region's centre in the middle.
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let height = Self.height(of: span.latitudeDelta, around: center.latitude)
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
