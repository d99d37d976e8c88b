import CoreLocation
import Foundation

/// The area that lies no farther from a coordinate than a radius.
open class MKCircle: MKShape, MKOverlay {
    /// The middle.
    public let coordinate: CLLocationCoordinate2D
    /// The radius, in metres.
    public let radius: CLLocationDistance

    /// Makes a circle of a radius in metres.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
        super.init()
    }

    /// Makes the circle around a rectangle's middle that reaches to its farther edges.
    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
        let reach = max(mapRect.width, mapRect.height) / 2
        self.init(
            center: middle.coordinate,
            radius: reach * MKMetersPerMapPointAtLatitude(middle.coordinate.latitude))
    }

    /// The smallest rectangle of the map around the circle.
    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(coordinate)
        let reach = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
        return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    }
}
