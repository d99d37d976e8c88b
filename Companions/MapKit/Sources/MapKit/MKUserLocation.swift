import CoreLocation
import Foundation

/// The annotation of the place where the person is.
open class MKUserLocation: NSObject, MKAnnotation {
    /// The latest location; nil until there is one.
    open internal(set) var location: CLLocation?
    /// Where the device points; nil unless the map follows that.
    open internal(set) var heading: CLHeading?
    /// Whether the location is about to come or to change.
    open internal(set) var isUpdating = false

    /// The callout's first line.
    open var title: String? = "My Location"
    /// The callout's second line.
    open var subtitle: String?

    /// Makes the annotation of a place that is not known.
    public override init() { super.init() }

    /// The coordinate of the location; invalid until there is one.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
