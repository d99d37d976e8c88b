import Foundation

/// A postal address, which never changes.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values: [String: String] = [:]

    /// Makes an address without values.
    public override init() { super.init() }

    /// The street, with its number; empty without one.
    open var street: String { values["street"] ?? "" }
    /// The neighbourhood; empty without one.
    open var subLocality: String { values["subLocality"] ?? "" }
    /// The city; empty without one.
    open var city: String { values["city"] ?? "" }
    /// The county; empty without one.
    open var subAdministrativeArea: String { values["subAdministrativeArea"] ?? "" }
    /// The state or province; empty without one.
    open var state: String { values["state"] ?? "" }
    /// The postal code; empty without one.
    open var postalCode: String { values["postalCode"] ?? "" }
    /// The country; empty without one.
    open var country: String { values["country"] ?? "" }
    /// The country's code of two letters; empty without one.
    open var isoCountryCode: String { values["isoCountryCode"] ?? "" }

    /// The name of a part for the person.
    open class func localizedString(forKey key: String) -> String { ContactKeys.title(key) }

    /// The address itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// An address of the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutablePostalAddress()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// The key of the street, with its number.
public let CNPostalAddressStreetKey = "street"
/// The key of the neighbourhood.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of the city.
public let CNPostalAddressCityKey = "city"
/// The key of the county.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of the state or province.
public let CNPostalAddressStateKey = "state"
/// The key of the postal code.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of the country.
public let CNPostalAddressCountryKey = "country"
/// The key of the country's code of two letters.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
