import Foundation

/// The deterministic double of a receiver: a device that is where a flow, a test, the page or the command says.
package final class SimulatedPosition: PositionEngine {
    /// Where the device is.
    package enum Whereabouts: Hashable, Sendable {
        /// Nobody can tell: managers fail with `locationUnknown`.
        case unknown
        case standing(GeoPoint, altitude: Double?)
        /// On a journey that began at a time of the media clock.
        case travelling(Journey, since: Double)
    }

    package private(set) var whereabouts: Whereabouts
    /// Degrees from true north; nil follows the course of a journey.
    package private(set) var compass: Double?
    /// The radius in which positions are uncertain, in metres.
    package private(set) var accuracy: Double?
    package var positionDidChange: (() -> Void)?

    /// Choice (CoreLocation): a device that nobody has placed is where the Simulator's is, in San Francisco.
    package static let usual = GeoPoint(latitude: 37.785834, longitude: -122.406417)

    package init(_ whereabouts: Whereabouts = .standing(SimulatedPosition.usual, altitude: nil)) {
        self.whereabouts = whereabouts
    }

    /// Puts the device somewhere else.
    package func move(to whereabouts: Whereabouts) {
        self.whereabouts = whereabouts
        positionDidChange?()
    }

    /// Turns the device, so that its top points somewhere else.
    package func turn(to degrees: Double?) {
        compass = degrees
        positionDidChange?()
    }

    package func setAccuracy(_ metres: Double?) {
        accuracy = metres
        positionDidChange?()
    }

    package func fix(at time: Double) -> PositionFix? {
        var fix: PositionFix
        switch whereabouts {
        case .unknown: return nil
        case .standing(let point, let altitude):
            fix = PositionFix(
                point: point, altitude: altitude ?? 0, verticalAccuracy: altitude == nil ? -1 : 3, time: time)
        case .travelling(let journey, let start): fix = journey.fix(at: max(0, time - start), measuredAt: time)
        }
        if let accuracy { fix.horizontalAccuracy = accuracy }
        return fix
    }

    package func nextFixTime(after time: Double) -> Double? {
        guard case .travelling(let journey, let start) = whereabouts else { return nil }
        return journey.nextFixTime(after: max(0, time - start)).map { start + $0 }
    }

    package func heading(at time: Double) -> Double? {
        if let compass { return compass }
        // Choice (CoreLocation): whoever travels looks where they go, and whoever stands looks north.
        guard let course = fix(at: time)?.course, course >= 0 else { return 0 }
        return course
    }
}
