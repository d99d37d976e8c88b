import Foundation

/// What a flow, a test, the page or the command says of where the device is.
///
/// All of it may be left out; what is left out stays as it was. A place comes as `latitude` and `longitude`, as `points` with
/// a `speed`, as the text of a file (`gpx`), or as the name of a `preset`.
package struct SimulatedPlace: Codable, Sendable, Equatable {
    /// Degrees.
    package var latitude: Double?
    package var longitude: Double?
    /// Metres above sea level.
    package var altitude: Double?
    /// Each `LAT,LON` in degrees.
    package var points: [String]?
    /// Metres a second.
    package var speed: Double?
    /// The text of a GPX file.
    package var gpx: String?
    /// The name of a ``Preset``.
    package var preset: String?
    /// The radius in which positions are uncertain, in metres.
    package var accuracy: Double?
    /// Where the top of the device points, in degrees from true north.
    package var heading: Double?
    /// What the person has chosen for the app in the settings: `notDetermined`, `restricted`, `denied`, `whenInUse` or `always`.
    package var authorization: String?
    /// Whether the person lets the app know the precise position.
    package var precise: Bool?
    /// Whether location services are switched on at all.
    package var services: Bool?

    package init() {}
}

/// Why what was said of the place has no effect, in words for whoever said it.
package struct SimulationProblem: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

extension SimulatedPlace {
    /// Where the device is from a time of the media clock on; nil if nothing was said of it.
    package func whereabouts(since time: Double) throws(SimulationProblem) -> SimulatedPosition.Whereabouts? {
        let kinds = [latitude != nil || longitude != nil, points != nil, gpx != nil, preset != nil]
        guard kinds.count(where: { $0 }) <= 1 else {
            throw SimulationProblem(
                "a place is a latitude and longitude, points, a GPX file or a preset, and only one of them")
        }
        if let preset { return try Self.preset(named: preset).whereabouts(since: time) }
        if let points { return .travelling(try journey(through: points), since: time) }
        if let gpx {
            guard let journey = TrackFile.journey(gpx: gpx) else {
                throw SimulationProblem("the file is not a GPX file with points of a latitude and longitude")
            }
            return .travelling(journey, since: time)
        }
        guard latitude != nil || longitude != nil else { return nil }
        guard let latitude, let longitude, GeoPoint(latitude: latitude, longitude: longitude).isValid else {
            throw SimulationProblem("a latitude lies between -90 and 90, a longitude between -180 and 180")
        }
        return .standing(GeoPoint(latitude: latitude, longitude: longitude), altitude: altitude)
    }

    private static func preset(named name: String) throws(SimulationProblem) -> Preset {
        guard let preset = Preset.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            let names = Preset.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw SimulationProblem("there is no place '\(name)'; there are \(names)")
        }
        return preset
    }

    private func journey(through texts: [String]) throws(SimulationProblem) -> Journey {
        var points: [GeoPoint] = []
        for text in texts {
            guard let point = GeoPoint(text) else {
                throw SimulationProblem("'\(text)' is not a latitude and longitude such as 37.33,-122.03")
            }
            points.append(point)
        }
        guard let speed, speed > 0, speed.isFinite else {
            throw SimulationProblem("a speed is a number of metres a second above 0")
        }
        guard let journey = Journey(through: points, speed: speed) else {
            throw SimulationProblem("a journey needs points")
        }
        return journey
    }
}
