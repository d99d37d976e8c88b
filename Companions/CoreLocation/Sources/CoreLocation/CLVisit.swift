import Foundation

/// A stay of the device at a place.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    struct Values: Equatable, Codable {
        var arrival: Date
        var departure: Date
        var latitude: Double
        var longitude: Double
        var accuracy: Double
    }

    private let values: Values

    init(values: Values) { self.values = values }

    /// When the device came; `Date.distantPast` where that is not known.
    open var arrivalDate: Date { values.arrival }

    /// When the device left; `Date.distantFuture` while it is there.
    open var departureDate: Date { values.departure }

    /// The middle of the place.
    open var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: values.latitude, longitude: values.longitude)
    }

    /// The radius in which the coordinate is uncertain, in metres.
    open var horizontalAccuracy: CLLocationAccuracy { values.accuracy }

    /// The visit itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives keep all of a visit.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the visit into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON(values, forKey: "visit") }

    /// Reads a visit from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let values = coder.decodeJSON(Values.self, forKey: "visit") else { return nil }
        self.values = values
    }

    /// Whether the other object is a visit of the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLVisit)?.values == values }
    open override var hash: Int { values.arrival.hashValue }
}
