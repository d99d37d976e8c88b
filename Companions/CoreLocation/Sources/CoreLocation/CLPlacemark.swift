import CoreLocationEngine
import Foundation

/// An address with its place on the Earth.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    struct Values: Equatable, Codable {
        var latitude: Double
        var longitude: Double
        var radius: Double
        var name: String?
        var number: String?
        var street: String?
        var city: String?
        var regionCode: String?
        var postalCode: String?
        var countryCode: String
        var country: String
        var timeZone: String
    }

    private let values: Values

    init(values: Values) { self.values = values }

    /// Makes a placemark at a coordinate of what is known of its address.
    @_spi(Framework) public init(coordinate: CLLocationCoordinate2D, address: Address) {
        let street = address.street?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
        let hasNumber = street.count == 2 && street[0].first?.isNumber == true
        values = Values(
            latitude: coordinate.latitude, longitude: coordinate.longitude, radius: 100,
            name: address.name ?? address.street, number: hasNumber ? street[0] : nil,
            street: hasNumber ? street[1] : address.street, city: address.city, regionCode: address.state,
            postalCode: address.postalCode, countryCode: address.countryCode ?? "", country: address.country ?? "",
            timeZone: "")
    }

    /// Makes a copy of a placemark.
    public init(placemark: CLPlacemark) { values = placemark.values }

    /// Where the place is.
    open var location: CLLocation? {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: values.latitude, longitude: values.longitude), altitude: 0,
            horizontalAccuracy: 100, verticalAccuracy: -1, timestamp: Date())
    }

    /// The place's extent, as a circle.
    open var region: CLRegion? {
        let center = CLLocationCoordinate2D(latitude: values.latitude, longitude: values.longitude)
        let radius = values.radius
        return CLCircularRegion(
            center: center, radius: radius,
            identifier: String(
                format: "<%+.8f,%+.8f> radius %.2f", center.latitude, center.longitude, radius))
    }

    /// The time zone of the place.
    open var timeZone: TimeZone? { TimeZone(identifier: values.timeZone) }

    /// The name of the place, or its number and street.
    open var name: String? { values.name }
    /// The street.
    open var thoroughfare: String? { values.street }
    /// The number in the street.
    open var subThoroughfare: String? { values.number }
    /// The city.
    open var locality: String? { values.city }
    /// The neighbourhood; nil, since the gazetteer knows none.
    open var subLocality: String? { nil }
    /// The state or province, as in an address.
    open var administrativeArea: String? { values.regionCode }
    /// The county; nil, since the gazetteer knows none.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { values.postalCode }
    /// The country's code of two letters.
    open var isoCountryCode: String? { values.countryCode.isEmpty ? nil : values.countryCode }
    /// The name of the country.
    open var country: String? { values.country.isEmpty ? nil : values.country }
    /// The name of a lake or river; nil, since the gazetteer knows none.
    open var inlandWater: String? { nil }
    /// The name of an ocean; nil, since the gazetteer knows none.
    open var ocean: String? { nil }
    /// Names of sights at the place.
    open var areasOfInterest: [String]? { values.street == nil ? nil : values.name.map { [$0] } }

    /// The address in parts, by the names that they had before iOS 11: "Street", "City", "ZIP".
    open var addressDictionary: [AnyHashable: Any]? {
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        let place = [locality, administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
        let parts: [String: Any?] = [
            "Name": name, "Street": street.isEmpty ? nil : street, "Thoroughfare": thoroughfare,
            "SubThoroughfare": subThoroughfare, "City": locality, "State": administrativeArea, "ZIP": postalCode,
            "Country": country, "CountryCode": isoCountryCode,
            "FormattedAddressLines": [street, place, country ?? ""].filter { !$0.isEmpty },
        ]
        return parts.compactMapValues { $0 }
    }

    /// The placemark itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives keep all of a placemark.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the placemark into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON(values, forKey: "placemark") }

    /// Reads a placemark from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let values = coder.decodeJSON(Values.self, forKey: "placemark") else { return nil }
        self.values = values
    }

    /// Whether the other object is a placemark of the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLPlacemark)?.values == values }
    open override var hash: Int { values.latitude.hashValue ^ values.longitude.hashValue }

    open override var description: String {
        [name, locality, administrativeArea, postalCode, country].compactMap { $0 }.joined(separator: ", ")
    }
}
