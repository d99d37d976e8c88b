@_spi(Framework) import CoreLocation
import Foundation

/// An address with its place, which can be marked on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// Makes a placemark without address.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// Makes a placemark of an address, whose parts have the names of Contacts' keys.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        var address = Address()
        func text(_ keys: String...) -> String? {
            keys.lazy.compactMap { addressDictionary?[$0] as? String }.first { !$0.isEmpty }
        }
        address.name = text("Name")
        address.street = text("street", "Street", "Thoroughfare")
        address.city = text("city", "City")
        address.state = text("state", "State")
        address.postalCode = text("postalCode", "ZIP")
        address.country = text("country", "Country")
        address.countryCode = text("ISOCountryCode", "CountryCode")
        super.init(coordinate: coordinate, address: address)
    }

    /// Makes a copy of a placemark.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    /// Reads a placemark from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Where the place is.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The name of the place.
    open var title: String? { description.isEmpty ? nil : description }
    /// No second line.
    open var subtitle: String? { nil }
    /// The country's code of two letters.
    open var countryCode: String? { isoCountryCode }
}
