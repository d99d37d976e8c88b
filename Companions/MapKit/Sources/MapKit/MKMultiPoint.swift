import CoreLocation
import Foundation

/// A shape of several points.
open class MKMultiPoint: MKShape {
    let places: [MKMapPoint]

    init(places: [MKMapPoint]) { self.places = places }

    /// The number of points.
    open var pointCount: Int { places.count }

    /// The points as places of the map, which live as long as the overlay.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { UnsafeMutablePointer(mutating: memory) }

    private lazy var memory: UnsafePointer<MKMapPoint> = {
        let copy = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(places.count, 1))
        copy.initialize(from: places, count: places.count)
        hasMemory = true
        return UnsafePointer(copy)
    }()
    private var hasMemory = false

    deinit { if hasMemory { memory.deallocate() } }

    /// Writes coordinates of a part of the points to where a pointer leads.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, place) in places[range.location..<(range.location + range.length)].enumerated() {
            coords[index] = place.coordinate
        }
    }

    var rect: MKMapRect { MKMapRect(around: places) }
}
