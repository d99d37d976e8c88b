@_spi(Framework) import CoreLocation
@_spi(Framework) import UIKit

/// Looks for places by their names, in Core Location's gazetteer of cities.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// What places are looked for.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        /// The words that are looked for.
        open var naturalLanguageQuery: String?
        /// Where places are looked for: those nearest to its centre come first.
        open var region = MKCoordinateRegion()
        /// What kinds of results there may be.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// What points of interest there may be; none are known.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Makes a request without words.
        public override init() { super.init() }

        /// Makes a request for words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        /// Makes a request for words in a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }

        /// Makes a request for a completion.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(
                naturalLanguageQuery: [completion.title, completion.subtitle].filter { !$0.isEmpty }
                    .joined(separator: ", "))
        }

        /// A request of the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            (copy.naturalLanguageQuery, copy.region) = (naturalLanguageQuery, region)
            (copy.resultTypes, copy.pointOfInterestFilter) = (resultTypes, pointOfInterestFilter)
            return copy
        }
    }

    /// What was found.
    open class Response: NSObject, @unchecked Sendable {
        /// The places.
        public let mapItems: [MKMapItem]
        /// The region around them.
        public let boundingRegion: MKCoordinateRegion

        init(_ items: [MKMapItem]) {
            mapItems = items
            let rect = MKMapRect(around: items.map { MKMapPoint($0.placemark.coordinate) })
            let reach = 0.05 * max(rect.width, rect.height) + 50_000
            boundingRegion = MKCoordinateRegion(rect.insetBy(dx: -reach, dy: -reach))
        }
    }

    /// Kinds of results.
    public struct ResultType: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes kinds of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses, such as cities.
        public static let address = ResultType(rawValue: 1)
        /// Shops and sights.
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    /// What is called with what was found, or with why nothing was.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    private let request: Request
    private let question = MapRequest()

    /// Makes a search that has not begun.
    public init(request: Request) { self.request = request.copy() as! Request }

    /// Whether the search was begun and not answered.
    open var isSearching: Bool { question.isUnderWay }

    /// Begins to look. The handler is called on the main thread, in a turn of its own.
    open func start(completionHandler: @escaping CompletionHandler) {
        nonisolated(unsafe) let handler = completionHandler
        question.begin { [self] in
            let items = Self.items(request)
            if items.isEmpty {
                handler(nil, MKError(.placemarkNotFound))
            } else {
                handler(Response(items), nil)
            }
        }
    }

    /// Looks, and waits for what is found.
    open func start(isolation: isolated (any Actor)? = #isolation) async throws -> Response {
        try await TaskWait<Response>.value { wait in
            start { response, error in
                wait.resume(with: response.map(Result.success) ?? .failure(error ?? MKError(.unknown)))
            }
        }
    }

    /// Gives the search up: the handler is not called.
    open func cancel() { question.cancel() }

    private static func items(_ request: Request) -> [MKMapItem] {
        let query = (request.naturalLanguageQuery ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !query.isEmpty, request.resultTypes.contains(.address) else { return [] }
        let hasRegion = request.region.span.longitudeDelta > 0
        let near = hasRegion ? request.region.center : nil
        let exact = CLPlacemark.places(named: query, near: near)
        let places = exact.isEmpty ? CLPlacemark.places(beginning: query) : exact
        return places.prefix(20).map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }
    }
}

/// The name of `MKLocalSearch.Request` before Swift 4.2.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The name of `MKLocalSearch.Response` before Swift 4.2.
public typealias MKLocalSearchResponse = MKLocalSearch.Response
