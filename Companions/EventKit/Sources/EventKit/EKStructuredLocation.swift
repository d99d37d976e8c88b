import CoreLocation
import Foundation

/// A place with a coordinate.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
    /// The name.
    open var title: String?
    /// The coordinate.
    open var geoLocation: CLLocation?
    /// How far around the coordinate it still is the place, in metres; 0 for the usual.
    open var radius: Double = 0

    /// Makes a place of a name.
    public init(title: String) { self.title = title }
}
