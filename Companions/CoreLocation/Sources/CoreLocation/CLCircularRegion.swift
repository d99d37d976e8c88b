import CoreLocationEngine
import Foundation

/// A circle on the Earth that can be watched.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle of the circle.
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance

    /// Makes a circle under a name.
    ///
    /// - Parameter radius: Metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a coordinate lies in the circle or on its border.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        center.point.distance(to: coordinate.point) <= radius
    }

    /// A circle with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
        copy.adopt(self)
        return copy
    }

    /// Writes the circle into a keyed archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(center.latitude, forKey: "latitude")
        coder.encode(center.longitude, forKey: "longitude")
        coder.encode(radius, forKey: "radius")
    }

    /// Reads a circle from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        center = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        radius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    open override var description: String {
        let circle = String(format: "center:<%+.8f,%+.8f>, radius:%.2fm", center.latitude, center.longitude, radius)
        return "CLCircularRegion (identifier:'\(identifier)', \(circle))"
    }
}
