import Foundation

/// A way through points, each reached at a time.
package struct Journey: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var point: GeoPoint
        /// Metres above sea level; nil where nobody has said it.
        package var altitude: Double?
        /// Seconds since the journey began.
        package var time: Double

        package init(point: GeoPoint, altitude: Double? = nil, time: Double) {
            self.point = point
            self.altitude = altitude
            self.time = time
        }
    }

    /// At least one, in the order of their times.
    package let stops: [Stop]
    /// Whether the journey begins again at its end.
    package let isRepeated: Bool

    /// How far apart in time the positions of a journey are measured, in seconds.
    package static let interval = 1.0

    /// - Parameter stops: The times do not fall; nil is returned for none.
    package init?(stops: [Stop], isRepeated: Bool = false) {
        guard !stops.isEmpty, zip(stops, stops.dropFirst()).allSatisfy({ $0.time <= $1.time }) else { return nil }
        self.stops = stops
        self.isRepeated = isRepeated
    }

    /// A journey through points at one speed.
    ///
    /// - Parameter speed: Metres a second, above 0.
    package init?(through points: [GeoPoint], speed: Double, isRepeated: Bool = false) {
        guard speed > 0, speed.isFinite, points.allSatisfy(\.isValid) else { return nil }
        var stops: [Stop] = []
        for point in points {
            let before = stops.last.map { $0.time + $0.point.distance(to: point) / speed }
            stops.append(Stop(point: point, time: before ?? 0))
        }
        self.init(stops: stops, isRepeated: isRepeated)
    }

    /// How long the journey takes, in seconds.
    package var duration: Double { stops[stops.count - 1].time }

    /// The position at so many seconds after the beginning, measured at a time of the media clock.
    package func fix(at seconds: Double, measuredAt time: Double) -> PositionFix {
        let elapsed = isRepeated && duration > 0 ? seconds.truncatingRemainder(dividingBy: duration) : seconds
        guard elapsed < duration, let next = stops.firstIndex(where: { $0.time > elapsed }) else {
            return standing(at: stops[stops.count - 1], time)
        }
        guard next > 0 else { return standing(at: stops[0], time) }
        let (from, to) = (stops[next - 1], stops[next])
        let share = (elapsed - from.time) / (to.time - from.time)
        let point = from.point.point(at: share, to: to.point)
        var fix = PositionFix(point: point, time: time)
        fix.speed = from.point.distance(to: to.point) / (to.time - from.time)
        if fix.speed > 0 { fix.course = point.bearing(to: to.point) }
        if let low = from.altitude, let high = to.altitude {
            fix.altitude = low + (high - low) * share
            fix.verticalAccuracy = Self.verticalAccuracy
        }
        return fix
    }

    private func standing(at stop: Stop, _ time: Double) -> PositionFix {
        PositionFix(
            point: stop.point, altitude: stop.altitude ?? 0,
            verticalAccuracy: stop.altitude == nil ? -1 : Self.verticalAccuracy, time: time)
    }

    /// In metres, where the altitude is known.
    private static let verticalAccuracy = 3.0

    /// When the next position is measured, in seconds after the beginning; nil once the end is reached.
    package func nextFixTime(after seconds: Double) -> Double? {
        let next = ((seconds / Self.interval + 1e-9).rounded(.down) + 1) * Self.interval
        if isRepeated, duration > 0 { return next }
        guard seconds < duration - 1e-9 else { return nil }
        return min(next, duration)
    }
}
