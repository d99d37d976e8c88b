@_spi(Framework) import CoreLocation
@_spi(Framework) import UIKit

/// What a completer tells.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Called when there are other completions.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Called when there cannot be any.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

// What a delegate without the methods does.
extension MKLocalSearchCompleterDelegate {
    /// Does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completes the beginnings of cities' names, from Core Location's gazetteer.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// What completers looked for before iOS 13.
    public enum FilterType: Int, Sendable {
        /// Places and words.
        case locationsAndQueries
        /// Places only.
        case locationsOnly
    }

    /// Kinds of results.
    public struct ResultType: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes kinds of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses, such as cities.
        public static let address = ResultType(rawValue: 1)
        /// Shops and sights; none are known.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Words to look for; none are known.
        public static let query = ResultType(rawValue: 4)
    }

    /// Whom the completer tells; not kept alive.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// Where places are looked for first.
    open var region = MKCoordinateRegion()
    /// What is looked for, before iOS 13.
    open var filterType = FilterType.locationsAndQueries
    /// What is looked for.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// What points of interest there may be; none are known.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The completions.
    open private(set) var results: [MKLocalSearchCompletion] = []
    /// Whether the completions are about to change.
    open private(set) var isSearching = false

    /// Makes a completer without words.
    public override init() { super.init() }

    /// The words so far. The delegate hears of their completions on the main thread, in a turn of its own.
    open var queryFragment = "" {
        didSet {
            isSearching = true
            soon { [weak self] in self?.complete() }
        }
    }

    private func complete() {
        guard isSearching else { return }
        isSearching = false
        let words = queryFragment.trimmingCharacters(in: .whitespacesAndNewlines)
        let places = words.isEmpty || !resultTypes.contains(.address) ? [] : CLPlacemark.places(beginning: words)
        results = places.prefix(15).map { place in
            MKLocalSearchCompletion(
                title: place.name ?? "",
                subtitle: [place.administrativeArea, place.country].compactMap { $0 }
                    .joined(separator: ", "), typed: words.count)
        }
        delegate?.completerDidUpdateResults(self)
    }

    /// Looks for no more completions.
    open func cancel() { isSearching = false }
}
