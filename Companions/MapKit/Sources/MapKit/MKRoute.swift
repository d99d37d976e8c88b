import CoreLocation
import Foundation

/// A way from a place to another one.
open class MKRoute: NSObject, @unchecked Sendable {
    /// A piece of a way, between two turns.
    open class Step: NSObject, @unchecked Sendable {
        /// What to do at the end of the piece.
        public let instructions: String
        /// What to mind.
        public let notice: String?
        /// The line on the map.
        public let polyline: MKPolyline
        /// Metres.
        public let distance: CLLocationDistance
        /// How the piece is gone.
        public let transportType: MKDirectionsTransportType

        init(_ route: MKRoute) {
            (instructions, notice, polyline) = (route.name, nil, route.polyline)
            (distance, transportType) = (route.distance, route.transportType)
        }
    }

    /// The name of the way.
    public let name: String
    /// What to mind.
    public let advisoryNotices: [String] = []
    /// Metres.
    public let distance: CLLocationDistance
    /// Seconds.
    public let expectedTravelTime: TimeInterval
    /// How the way is gone.
    public let transportType: MKDirectionsTransportType
    /// The line on the map.
    public let polyline: MKPolyline
    /// The pieces of the way.
    open private(set) lazy var steps: [Step] = [Step(self)]

    init(name: String, polyline: MKPolyline, distance: CLLocationDistance, time: TimeInterval) {
        (self.name, self.polyline, self.distance) = (name, polyline, distance)
        (expectedTravelTime, transportType) = (time, .any)
    }
}

/// The name of `MKRoute.Step` before Swift 4.2.
public typealias MKRouteStep = MKRoute.Step
