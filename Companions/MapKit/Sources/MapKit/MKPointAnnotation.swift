import CoreLocation
import Foundation

/// An annotation at a coordinate.
open class MKPointAnnotation: MKShape, MKAnnotation {
    /// Where the annotation is.
    open var coordinate = CLLocationCoordinate2D() {
        willSet { willChangeValue(forKey: "coordinate") }
        didSet { didChangeValue(forKey: "coordinate") }
    }

    /// Makes an annotation at 0, 0.
    public override init() { super.init() }

    /// Makes an annotation at a coordinate, without texts.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    /// Makes an annotation at a coordinate, with texts.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}
