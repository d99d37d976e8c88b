import CoreLocation
import Foundation

/// An area on a map, perhaps with holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes; nil without any.
    public let interiorPolygons: [MKPolygon]?

    init(places: [MKMapPoint], holes: [MKPolygon]?) {
        interiorPolygons = holes
        super.init(places: places)
    }

    /// Makes an area between places of the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }

    /// Makes an area between places of the map, with holes.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(places: Array(UnsafeBufferPointer(start: points, count: count)), holes: interiorPolygons)
    }

    /// Makes an area between coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    /// Makes an area between coordinates, with holes.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(
            places: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }, holes: interiorPolygons)
    }

    /// The middle of the rectangle around the area.
    open var coordinate: CLLocationCoordinate2D { MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    /// The smallest rectangle of the map around the area.
    open var boundingMapRect: MKMapRect { rect }
}
