/// The places and journeys that a menu offers, by the names that the Simulator's menu has.
package enum Preset: String, CaseIterable, Sendable {
    case none = "None"
    case apple = "Apple"
    case bicycleRide = "City Bicycle Ride"
    case run = "City Run"
    case drive = "Freeway Drive"

    /// Where the device is then, from a time of the media clock on.
    package func whereabouts(since time: Double) -> SimulatedPosition.Whereabouts {
        switch self {
        case .none: .unknown
        case .apple: .standing(Self.applePark, altitude: nil)
        case .bicycleRide: Self.journey(Self.streets, speed: 5.5, since: time)
        case .run: Self.journey(Self.streets, speed: 3.5, since: time)
        case .drive: Self.journey(Self.freeway, speed: 32, since: time)
        }
    }

    private static let applePark = GeoPoint(latitude: 37.334606, longitude: -122.009102)

    private static func journey(
        _ points: [GeoPoint], speed: Double, since time: Double
    ) -> SimulatedPosition.Whereabouts {
        let journey = Journey(through: points, speed: speed, isRepeated: true)
        return journey.map { .travelling($0, since: time) } ?? .unknown
    }

    /// Round some blocks of Cupertino, back to where it began.
    private static let streets = [
        GeoPoint(latitude: 37.33070, longitude: -122.03050), GeoPoint(latitude: 37.33070, longitude: -122.02330),
        GeoPoint(latitude: 37.33420, longitude: -122.02330), GeoPoint(latitude: 37.33760, longitude: -122.02330),
        GeoPoint(latitude: 37.33760, longitude: -122.03230), GeoPoint(latitude: 37.33410, longitude: -122.03230),
        GeoPoint(latitude: 37.33070, longitude: -122.03230), GeoPoint(latitude: 37.33070, longitude: -122.03050),
    ]

    /// Along the freeway from Cupertino to the northwest, and back.
    private static let freeway: [GeoPoint] = {
        let out = [
            GeoPoint(latitude: 37.33520, longitude: -122.03260), GeoPoint(latitude: 37.33250, longitude: -122.05540),
            GeoPoint(latitude: 37.34150, longitude: -122.07130), GeoPoint(latitude: 37.35250, longitude: -122.10020),
            GeoPoint(latitude: 37.36860, longitude: -122.12770), GeoPoint(latitude: 37.38930, longitude: -122.15950),
            GeoPoint(latitude: 37.40830, longitude: -122.19530), GeoPoint(latitude: 37.42750, longitude: -122.23420),
        ]
        return out + out.dropLast().reversed()
    }()
}
