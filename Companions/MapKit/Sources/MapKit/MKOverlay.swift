import CoreLocation
@_spi(Framework) import UIKit

/// What covers a part of a map.
public protocol MKOverlay: MKAnnotation {
    /// The middle of the overlay.
    var coordinate: CLLocationCoordinate2D { get }
    /// The smallest rectangle of the map around the overlay.
    var boundingMapRect: MKMapRect { get }
    /// Whether the overlay lies in a rectangle of the map; by default whether its own rectangle does.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether nothing has to be drawn below the overlay; false by default.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    /// Whether the overlay's rectangle lies in a rectangle of the map.
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    /// No.
    public var canReplaceMapContent: Bool { false }
}
