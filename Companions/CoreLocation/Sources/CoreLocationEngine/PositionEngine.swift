/// What a device measures of its position at one moment.
package struct PositionFix: Hashable, Sendable {
    package var point: GeoPoint
    /// Metres above sea level.
    package var altitude = 0.0
    /// The radius in which the point is uncertain, in metres.
    package var horizontalAccuracy = 5.0
    /// The uncertainty of the altitude, in metres; negative where the altitude is not known.
    package var verticalAccuracy = -1.0
    /// Degrees from north, clockwise; negative while the device stands still.
    package var course = -1.0
    /// Metres a second; negative where it is not known.
    package var speed = -1.0
    /// When it was measured, in seconds of the media clock.
    package var time: Double

    package init(
        point: GeoPoint, altitude: Double = 0, horizontalAccuracy: Double = 5, verticalAccuracy: Double = -1,
        course: Double = -1, speed: Double = -1, time: Double
    ) {
        self.point = point
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.time = time
    }
}

/// Where positions come from.
///
/// The location services ask an engine for the position at a time of the media clock, and for the next time at which the
/// position is another. So an engine needs no timers of its own: with a virtual clock it is as deterministic as the clock.
/// ``SimulatedPosition`` is the engine of every run; an engine for a receiver that is really there conforms to the protocol as
/// well and calls `positionDidChange` when the receiver has measured something.
package protocol PositionEngine: AnyObject {
    /// The position at a time; nil where it cannot be found out.
    func fix(at time: Double) -> PositionFix?

    /// When the next position is measured after a time; nil if not before `positionDidChange`.
    func nextFixTime(after time: Double) -> Double?

    /// Where the top of the device points at a time, in degrees from true north, clockwise; nil without a compass.
    func heading(at time: Double) -> Double?

    /// Called when the position, or the times at which it changes, are others than those the engine has said before.
    var positionDidChange: (() -> Void)? { get set }
}
