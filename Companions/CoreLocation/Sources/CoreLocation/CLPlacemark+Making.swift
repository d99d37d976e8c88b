import CoreLocationEngine
import Foundation

/// What frameworks beside this one make placemarks of.
@_spi(Framework) extension CLPlacemark {
    /// Parts of an address, all of which may be missing.
    public struct Address {
        /// The name of the place.
        public var name: String?
        /// The street, with its number.
        public var street: String?
        /// The city.
        public var city: String?
        /// The state or province.
        public var state: String?
        /// The postal code.
        public var postalCode: String?
        /// The name of the country.
        public var country: String?
        /// The country's code of two letters.
        public var countryCode: String?

        /// Makes an address without any part.
        public init() {}
    }

    /// The places that a text names, the most likely first; the nearest first where a coordinate is given.
    public static func places(
        named text: String, near center: CLLocationCoordinate2D? = nil, within radius: Double? = nil
    ) -> [CLPlacemark] {
        Gazetteer.places(of: text, near: center?.point, within: radius).map {
            CLPlacemark(values: Values($0, in: nil))
        }
    }

    /// The cities whose names begin with a text, in the order of the gazetteer.
    public static func places(beginning text: String) -> [CLPlacemark] {
        func folded(_ text: String) -> String {
            text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US"))
        }
        let start = folded(text)
        return Gazetteer.all.filter { place in
            ([place.address?.name ?? place.city] + place.otherNames).contains { folded($0).hasPrefix(start) }
        }.map { CLPlacemark(values: Values($0, in: nil)) }
    }
}
