@_spi(Framework) import UIKit

/// How a way is gone.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By train and bus.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// In any way.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Asks for the way from a place to another one. There are no roads: every request fails, as where there is no network.
open class MKDirections: NSObject, @unchecked Sendable {
    /// From where to where.
    open class Request: NSObject, @unchecked Sendable {
        /// Where the way begins.
        open var source: MKMapItem?
        /// Where the way ends.
        open var destination: MKMapItem?
        /// How the way is gone.
        open var transportType = MKDirectionsTransportType.any
        /// Whether other ways are asked for, too.
        open var requestsAlternateRoutes = false
        /// When the way begins.
        open var departureDate: Date?
        /// When the way ends.
        open var arrivalDate: Date?

        /// Makes a request without places.
        public override init() { super.init() }
    }

    /// The ways that were found: there never are any.
    open class Response: NSObject, @unchecked Sendable {
        /// Where the ways begin.
        public let source: MKMapItem
        /// Where the ways end.
        public let destination: MKMapItem
        /// The ways.
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    /// How long a way takes: nobody knows.
    open class ETAResponse: NSObject, @unchecked Sendable {
        /// Seconds.
        public let expectedTravelTime: TimeInterval
        /// Metres.
        public let distance: CLLocationDistance

        init(expectedTravelTime: TimeInterval, distance: CLLocationDistance) {
            (self.expectedTravelTime, self.distance) = (expectedTravelTime, distance)
        }
    }

    /// What is called with the ways, or with why there are none.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// What is called with how long a way takes, or with why nobody knows.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    private let question = MapRequest()

    /// Makes a question that was not asked yet.
    public init(request: Request) { super.init() }

    /// Whether the question was asked and not answered.
    open var isCalculating: Bool { question.isUnderWay }

    /// Asks for ways. The handler is called on the main thread, in a turn of its own, with an error.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        // Choice (MapKit): a way is refused as on a device without network, and not drawn as a straight line.
        fail { completionHandler(nil, $0) }
    }

    /// Asks how long a way takes. The handler is called on the main thread, in a turn of its own, with an error.
    open func calculateETA(completionHandler: @escaping ETAHandler) { fail { completionHandler(nil, $0) } }

    /// Asks for ways, and fails.
    open func calculate(isolation: isolated (any Actor)? = #isolation) async throws -> Response {
        throw MKError(.directionsNotFound)
    }

    /// Asks how long a way takes, and fails.
    open func calculateETA(isolation: isolated (any Actor)? = #isolation) async throws -> ETAResponse {
        throw MKError(.directionsNotFound)
    }

    private func fail(_ handler: @escaping (any Error) -> Void) {
        nonisolated(unsafe) let handler = handler
        question.begin { handler(MKError(.directionsNotFound)) }
    }

    /// Gives the question up: the handler is not called.
    open func cancel() { question.cancel() }
}

/// The name of `MKDirections.Request` before Swift 4.2.
public typealias MKDirectionsRequest = MKDirections.Request
/// The name of `MKDirections.Response` before Swift 4.2.
public typealias MKDirectionsResponse = MKDirections.Response
