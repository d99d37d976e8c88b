import Foundation

/// A postal address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    /// Makes an address without values.
    public override init() { super.init() }

    /// An address of the same values that never changes.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNPostalAddress()
        copy.values = values
        return copy
    }

    /// The street, with its number; empty without one.
    open override var street: String {
        get { super.street }
        set { values["street"] = newValue }
    }
    /// The neighbourhood; empty without one.
    open override var subLocality: String {
        get { super.subLocality }
        set { values["subLocality"] = newValue }
    }
    /// The city; empty without one.
    open override var city: String {
        get { super.city }
        set { values["city"] = newValue }
    }
    /// The county; empty without one.
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { values["subAdministrativeArea"] = newValue }
    }
    /// The state or province; empty without one.
    open override var state: String {
        get { super.state }
        set { values["state"] = newValue }
    }
    /// The postal code; empty without one.
    open override var postalCode: String {
        get { super.postalCode }
        set { values["postalCode"] = newValue }
    }
    /// The country; empty without one.
    open override var country: String {
        get { super.country }
        set { values["country"] = newValue }
    }
    /// The country's code of two letters; empty without one.
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { values["isoCountryCode"] = newValue }
    }
}
