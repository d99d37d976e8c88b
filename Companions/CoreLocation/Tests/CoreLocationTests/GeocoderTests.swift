import UIKitTesting
import XCTest

@testable import CoreLocation

@preconcurrency @MainActor final class GeocoderTests: LocationTestCase {
    private var places: [CLPlacemark] = []

    private func note(_ places: [CLPlacemark]?, _ error: (any Error)?) {
        self.places += places ?? []
        let names = places.map { $0.map { $0.locality ?? $0.country ?? "-" }.joined(separator: " ") }
        events.append(names ?? "error \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func testForward() throws {
        let geocoder = CLGeocoder()
        geocoder.geocodeAddressString("Berlin, Germany") { self.note($0, $1) }
        XCTAssertTrue(geocoder.isGeocoding)
        expect()
        screen.runUntilIdle()
        expect("Berlin")
        XCTAssertFalse(geocoder.isGeocoding)
        let place = try XCTUnwrap(places.first)
        XCTAssertEqual(place.country, "Germany")
        XCTAssertEqual(place.isoCountryCode, "DE")
        XCTAssertEqual(place.timeZone?.identifier, "Europe/Berlin")
        XCTAssertEqual(place.postalCode, "10178")
        XCTAssertEqual(place.location?.coordinate.latitude, 52.52)
        XCTAssertEqual((place.region as? CLCircularRegion)?.radius, 22_000)
        XCTAssertNil(place.thoroughfare)
    }

    func testReverse() throws {
        let geocoder = CLGeocoder()
        geocoder.reverseGeocodeLocation(CLLocation(latitude: 37.3349, longitude: -122.0090)) { self.note($0, $1) }
        screen.runUntilIdle()
        expect("Cupertino")
        let place = try XCTUnwrap(places.first)
        XCTAssertEqual(place.name, "Apple Park")
        XCTAssertEqual(place.subThoroughfare, "1")
        XCTAssertEqual(place.thoroughfare, "Apple Park Way")
        XCTAssertEqual(place.administrativeArea, "CA")
        XCTAssertEqual(place.location?.coordinate.latitude, 37.3349)
        XCTAssertEqual(place.areasOfInterest, ["Apple Park"])
        XCTAssertEqual(place.addressDictionary?["City"] as? String, place.locality)
        XCTAssertEqual(place.addressDictionary?["CountryCode"] as? String, place.isoCountryCode)
        geocoder.reverseGeocodeLocation(
            CLLocation(latitude: 52.5, longitude: 13.4), preferredLocale: Locale(identifier: "de_DE")
        ) { self.note($0, $1) }
        screen.runUntilIdle()
        XCTAssertEqual(places.last?.country, "Deutschland")
        geocoder.reverseGeocodeLocation(CLLocation(latitude: 47.0, longitude: 2.6)) { self.note($0, $1) }
        screen.runUntilIdle()
        XCTAssertEqual(places.last?.country, "France")
        XCTAssertNil(places.last?.locality)
    }

    func testNothingFound() {
        let geocoder = CLGeocoder()
        geocoder.geocodeAddressString("Atlantis") { self.note($0, $1) }
        screen.runUntilIdle()
        geocoder.reverseGeocodeLocation(CLLocation(latitude: -40, longitude: -110)) { self.note($0, $1) }
        screen.runUntilIdle()
        expect("error 8", "error 8")
    }

    func testCancel() {
        let geocoder = CLGeocoder()
        geocoder.geocodeAddressString("Berlin") { self.note($0, $1) }
        geocoder.cancelGeocode()
        XCTAssertFalse(geocoder.isGeocoding)
        screen.runUntilIdle()
        expect("error 10")
    }

    func testOneRequestAtATime() {
        let geocoder = CLGeocoder()
        geocoder.geocodeAddressString("Berlin") { self.note($0, $1) }
        geocoder.geocodeAddressString("Paris") { self.note($0, $1) }
        screen.runUntilIdle()
        expect("Berlin", "error 10")
        geocoder.geocodeAddressString("Paris") { self.note($0, $1) }
        screen.runUntilIdle()
        expect("Paris")
    }

    func testInsideOfARegion() {
        let geocoder = CLGeocoder()
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 40, longitude: -100), radius: 1_000_000, identifier: "plains")
        geocoder.geocodeAddressString("Berlin", in: region) { self.note($0, $1) }
        screen.runUntilIdle()
        expect("error 8")
    }

    func testAsynchronousForms() {
        let geocoder = CLGeocoder()
        Task {
            events.append(try await geocoder.geocodeAddressString("Tokyo").first?.country ?? "-")
            do {
                _ = try await geocoder.reverseGeocodeLocation(CLLocation(latitude: -40, longitude: -110))
            } catch CLError.geocodeFoundNoResult {
                events.append("nothing")
            }
        }
        screen.runUntilIdle()
        expect("Japan", "nothing")
    }
}
