import CoreLocationEngine
import Foundation

/// A position of the device, with its height, its movement and how certain they are.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let values: Values

    /// The values of a location; all locations are unchangeable.
    struct Values: Equatable, Codable {
        var latitude: Double
        var longitude: Double
        var altitude = 0.0
        var ellipsoidalAltitude = 0.0
        var horizontalAccuracy = 0.0
        var verticalAccuracy = -1.0
        var course = -1.0
        var courseAccuracy = -1.0
        var speed = -1.0
        var speedAccuracy = -1.0
        var timestamp: Date
        var level: Int?
        var source: CLLocationSourceInformation.Values?
    }

    init(values: Values) {
        self.values = values
        super.init()
    }

    /// Makes a location at 0 degrees, measured now.
    public override convenience init() { self.init(latitude: 0, longitude: 0) }

    /// Makes a location of degrees, measured now, with a horizontal accuracy of 0 and an unknown altitude.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(values: Values(latitude: latitude, longitude: longitude, timestamp: Date()))
    }

    /// Makes a location that does not move. Metres; negative accuracies are invalid.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// Makes a location that moves. Metres, degrees from north, metres a second.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// Makes a location that moves, with how certain its movement is.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.init(
            values: Values(
                latitude: coordinate.latitude, longitude: coordinate.longitude, altitude: altitude,
                ellipsoidalAltitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
                course: course,
                courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp))
    }

    /// Makes a location that says where it comes from.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            values: Values(
                latitude: coordinate.latitude, longitude: coordinate.longitude, altitude: altitude,
                ellipsoidalAltitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
                course: course,
                courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp,
                source: sourceInfo.values))
    }

    // MARK: What was measured

    /// Where the location is.
    open var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: values.latitude, longitude: values.longitude)
    }

    /// Metres above sea level.
    open var altitude: CLLocationDistance { values.altitude }

    /// Metres above the ellipsoid of WGS 84.
    open var ellipsoidalAltitude: CLLocationDistance { values.ellipsoidalAltitude }

    /// The radius in which the coordinate is uncertain, in metres; negative for an invalid coordinate.
    open var horizontalAccuracy: CLLocationAccuracy { values.horizontalAccuracy }

    /// The uncertainty of the altitude, in metres; negative for an invalid altitude.
    open var verticalAccuracy: CLLocationAccuracy { values.verticalAccuracy }

    /// The direction of the movement, in degrees from north, clockwise; negative where there is none.
    open var course: CLLocationDirection { values.course }

    /// The uncertainty of the course, in degrees; negative for an invalid course.
    open var courseAccuracy: CLLocationDirectionAccuracy { values.courseAccuracy }

    /// Metres a second; negative where it is not known.
    open var speed: CLLocationSpeed { values.speed }

    /// The uncertainty of the speed, in metres a second; negative for an invalid speed.
    open var speedAccuracy: CLLocationSpeedAccuracy { values.speedAccuracy }

    /// When the location was measured.
    open var timestamp: Date { values.timestamp }

    /// The floor of the building; nil where it is not known.
    open var floor: CLFloor? { values.level.map(CLFloor.init(level:)) }

    /// Where the location comes from; nil for one that an app has made without.
    open var sourceInformation: CLLocationSourceInformation? {
        values.source.map(CLLocationSourceInformation.init(values:))
    }

    /// The length of the shortest way over the Earth to another location, in metres; altitudes do not count.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        coordinate.point.distance(to: location.coordinate.point)
    }

    // MARK: Copies and archives

    /// The location itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives keep all of a location.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the location into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON(values, forKey: "location") }

    /// Reads a location from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let values = coder.decodeJSON(Values.self, forKey: "location") else { return nil }
        self.values = values
        super.init()
    }

    /// Whether the other object is a location of the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLLocation)?.values == values }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.latitude)
        hasher.combine(values.longitude)
        hasher.combine(values.timestamp)
        return hasher.finalize()
    }

    /// The coordinate, accuracy, movement and time, in one line.
    open override var description: String {
        let place = String(
            format: "<%+.8f,%+.8f> +/- %.2fm", values.latitude, values.longitude, values.horizontalAccuracy)
        let movement = String(format: "(speed %.2f mps / course %.2f)", values.speed, values.course)
        return "\(place) \(movement) @ \(values.timestamp)"
    }
}
