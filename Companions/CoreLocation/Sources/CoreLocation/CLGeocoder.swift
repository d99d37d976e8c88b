import CoreLocationEngine
import Foundation
@_spi(Framework) import UIKit

/// What is called with the places of a request, or with why there are none.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the places of addresses, and the addresses of places, in a small gazetteer.
///
/// A geocoder answers one request at a time, on the main thread.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// The request that was not answered yet.
    private var request: GeocodingRequest?

    public override init() { super.init() }

    /// Whether a request was not answered yet.
    open var isGeocoding: Bool { onMain { self.request != nil } }

    /// Gives the request up: it is answered with `CLError.geocodeCanceled`.
    open func cancelGeocode() {
        onMain { self.request?.finish(.failure(CLError(.geocodeCanceled))) }
    }

    /// Finds the address of a location.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Finds the address of a location, in words of a locale's language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let point = location.coordinate.point
        ask(completionHandler) { CLPlacemark.placemark(at: point, in: locale).map { [$0] } ?? [] }
    }

    /// Finds the places of an address, the most likely first.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(addressString, in: nil, completionHandler: completionHandler)
    }

    /// Finds the places of an address inside of a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(addressString, in: region, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Finds the places of an address inside of a region, in words of a locale's language.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let circle = region as? CLCircularRegion
        ask(completionHandler) {
            Gazetteer.places(of: addressString, near: circle?.center.point, within: circle?.radius).map {
                CLPlacemark(values: CLPlacemark.Values($0, in: locale))
            }
        }
    }

    // MARK: Without completion handlers

    /// Finds the address of a location.
    open func reverseGeocodeLocation(
        _ location: CLLocation, isolation: isolated (any Actor)? = #isolation
    ) async throws -> [CLPlacemark] {
        try await reverseGeocodeLocation(location, preferredLocale: nil)
    }

    /// Finds the address of a location, in words of a locale's language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, isolation: isolated (any Actor)? = #isolation
    ) async throws -> [CLPlacemark] {
        try await TaskWait.value { wait in
            reverseGeocodeLocation(location, preferredLocale: locale) { wait.resume(with: Self.result($0, $1)) }
        }
    }

    /// Finds the places of an address, the most likely first.
    open func geocodeAddressString(
        _ addressString: String, isolation: isolated (any Actor)? = #isolation
    ) async throws -> [CLPlacemark] {
        try await geocodeAddressString(addressString, in: nil)
    }

    /// Finds the places of an address inside of a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, isolation: isolated (any Actor)? = #isolation
    ) async throws -> [CLPlacemark] {
        try await geocodeAddressString(addressString, in: region, preferredLocale: nil)
    }

    /// Finds the places of an address inside of a region, in words of a locale's language.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> [CLPlacemark] {
        try await TaskWait.value { wait in
            geocodeAddressString(addressString, in: region, preferredLocale: locale) {
                wait.resume(with: Self.result($0, $1))
            }
        }
    }

    private static func result(_ places: [CLPlacemark]?, _ error: (any Error)?) -> Result<[CLPlacemark], any Error> {
        if let error { return .failure(error) }
        return .success(places ?? [])
    }

    // MARK: Requests

    private func ask(_ handler: @escaping CLGeocodeCompletionHandler, _ find: @escaping @Sendable () -> [CLPlacemark]) {
        nonisolated(unsafe) let handler = handler
        onMain {
            let request = GeocodingRequest(handler)
            // Choice (CoreLocation): a request during another is given up, and the first goes on.
            guard self.request == nil else { return request.fail() }
            self.request = request
            request.onEnd = { [weak self] in self?.request = nil }
            request.begin(find)
        }
    }
}

/// A question to the gazetteer, which is answered in a turn of the run loop of its own.
@MainActor private final class GeocodingRequest {
    private var handler: CLGeocodeCompletionHandler?
    var onEnd: () -> Void = {}

    init(_ handler: @escaping CLGeocodeCompletionHandler) { self.handler = handler }

    func begin(_ find: @escaping @Sendable () -> [CLPlacemark]) {
        soon {
            let places = find()
            self.finish(places.isEmpty ? .failure(CLError(.geocodeFoundNoResult)) : .success(places))
        }
    }

    func fail() { soon { self.finish(.failure(CLError(.geocodeCanceled))) } }

    func finish(_ result: Result<[CLPlacemark], CLError>) {
        guard let handler else { return }
        self.handler = nil
        onEnd()
        switch result {
        case .success(let places): handler(places, nil)
        case .failure(let error): handler(nil, error)
        }
    }
}

extension CLPlacemark.Values {
    /// A place of the gazetteer, with its country in a language.
    init(_ place: Gazetteer.Place, in locale: Locale?) {
        self.init(
            latitude: place.point.latitude, longitude: place.point.longitude, radius: place.radius,
            name: place.address?.name ?? place.city, number: place.address?.number, street: place.address?.street,
            city: place.city, regionCode: place.region, postalCode: place.postalCode, countryCode: place.countryCode,
            country: Gazetteer.countryName(place.countryCode, in: locale ?? .current), timeZone: place.timeZone)
    }
}

extension CLPlacemark {
    /// The address of a point; nil far from all places of the gazetteer.
    fileprivate static func placemark(at point: GeoPoint, in locale: Locale?) -> CLPlacemark? {
        guard let match = Gazetteer.match(of: point) else { return nil }
        var values = Values(match.place, in: locale)
        (values.latitude, values.longitude) = (point.latitude, point.longitude)
        if !match.isAtAddress { (values.number, values.street, values.name) = (nil, nil, match.place.city) }
        if !match.isInCity {
            (values.name, values.city, values.regionCode, values.postalCode) = (values.country, nil, nil, nil)
        }
        return CLPlacemark(values: values)
    }
}
