import Foundation

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// In lines.
    case mailingAddress
}

/// Writes postal addresses.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// How addresses are written.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// Makes a formatter for addresses in lines.
    public override init() { super.init() }

    /// Reads a formatter from an archive, with the usual style.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An address in lines: street, city, country.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let address = postalAddress
        // Most countries write the postal code before the city, and some behind the state.
        let codeIsLast = ["us", "ca", "au", "gb", "ie", "in", ""].contains(address.isoCountryCode.lowercased())
        let parts =
            codeIsLast
            ? [address.city, address.state, address.postalCode] : [address.postalCode, address.city, address.state]
        let city = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return [address.street, address.subLocality, city, address.country].filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    /// An address in lines.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    /// An address in lines; nil for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}
