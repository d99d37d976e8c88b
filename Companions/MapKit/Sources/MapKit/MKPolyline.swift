import CoreLocation
import Foundation

/// A line of several points on a map.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Makes a line of places of the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: points, count: count)))
    }

    /// Makes a line of coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    }

    /// Makes a line of coordinates.
    public convenience init(coordinates: [CLLocationCoordinate2D]) {
        self.init(places: coordinates.map { MKMapPoint($0) })
    }

    override init(places: [MKMapPoint]) { super.init(places: places) }

    /// The middle of the rectangle around the line.
    open var coordinate: CLLocationCoordinate2D { MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    /// The smallest rectangle of the map around the line.
    open var boundingMapRect: MKMapRect { rect }
}
