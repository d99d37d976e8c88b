import Foundation

/// A component of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// Where the top of the device points.
open class CLHeading: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    struct Values: Equatable, Codable {
        var magnetic: Double
        var geographic: Double
        var accuracy: Double
        var timestamp: Date
    }

    private let values: Values

    init(values: Values) { self.values = values }

    /// Degrees from magnetic north, clockwise.
    open var magneticHeading: CLLocationDirection { values.magnetic }

    /// Degrees from true north, clockwise; negative while the position is not known.
    open var trueHeading: CLLocationDirection { values.geographic }

    /// The uncertainty of the heading, in degrees; negative for an invalid heading.
    open var headingAccuracy: CLLocationDirection { values.accuracy }

    /// The magnetic field towards the right of the device, in microteslas.
    open var x: CLHeadingComponentValue { -Self.fieldStrength * sin(values.magnetic * .pi / 180) }

    /// The magnetic field towards the top of the device, in microteslas.
    open var y: CLHeadingComponentValue { Self.fieldStrength * cos(values.magnetic * .pi / 180) }

    /// The magnetic field out of the screen, in microteslas.
    open var z: CLHeadingComponentValue { -Self.fieldStrength }

    /// Choice (CoreLocation): the field of a middle latitude, in microteslas.
    private static let fieldStrength = 30.0

    /// When the heading was measured.
    open var timestamp: Date { values.timestamp }

    /// The heading itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives keep all of a heading.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the heading into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON(values, forKey: "heading") }

    /// Reads a heading from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let values = coder.decodeJSON(Values.self, forKey: "heading") else { return nil }
        self.values = values
    }

    /// Whether the other object is a heading of the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLHeading)?.values == values }
    open override var hash: Int { values.magnetic.hashValue }

    open override var description: String {
        String(
            format: "magneticHeading %.2f trueHeading %.2f accuracy %.2f", magneticHeading, trueHeading, headingAccuracy
        )
            + " @ \(timestamp)"
    }
}
