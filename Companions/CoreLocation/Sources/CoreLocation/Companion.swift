import CoreLocationEngine
import QuartzCore
@_spi(Framework) import UIKit

/// What CoreLocation brings into UIKit's registers.
public enum __CoreLocation: __Companion {
    /// The name under which flows, tests, the page and the command say where the device is.
    static let simulation = "location"

    /// Lets the app be told where the device is.
    @MainActor public static func introduce() {
        Simulations.add(simulation) { (place: SimulatedPlace) in try LocationServices.shared.take(place) }
    }
}

extension LocationServices {
    /// Takes what somebody says of the device.
    ///
    /// - Returns: How long it takes, in seconds of the media clock.
    func take(_ place: SimulatedPlace) throws -> Double {
        let whereabouts = try place.whereabouts(since: CACurrentMediaTime())
        let status = try place.authorization.map(Self.status)
        if let accuracy = place.accuracy { simulation.setAccuracy(accuracy) }
        if let heading = place.heading { simulation.turn(to: try Self.degrees(heading)) }
        if let whereabouts { simulation.move(to: whereabouts) }
        permission.choose(
            status: status, accuracy: place.precise.map { $0 ? .fullAccuracy : .reducedAccuracy },
            isEnabled: place.services)
        guard case .travelling(let journey, _) = whereabouts, !journey.isRepeated else { return 0 }
        return journey.duration
    }

    private static func status(_ name: String) throws -> CLAuthorizationStatus {
        let names: [String: CLAuthorizationStatus] = [
            "notDetermined": .notDetermined, "restricted": .restricted, "denied": .denied,
            "whenInUse": .authorizedWhenInUse, "always": .authorizedAlways,
        ]
        guard let status = names[name] else {
            throw SimulationProblem("an authorization is one of \(names.keys.sorted().joined(separator: ", "))")
        }
        return status
    }

    private static func degrees(_ heading: Double) throws -> Double {
        guard heading.isFinite else { throw SimulationProblem("a heading is a number of degrees") }
        let turn = heading.truncatingRemainder(dividingBy: 360)
        return turn < 0 ? turn + 360 : turn
    }
}
