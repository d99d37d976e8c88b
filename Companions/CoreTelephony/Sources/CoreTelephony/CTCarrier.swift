import Foundation

/// Who offers a cellular network.
open class CTCarrier: NSObject, @unchecked Sendable {
    /// Makes nobody.
    public override init() { super.init() }

    /// The name.
    open var carrierName: String? { nil }
    /// The number of the country.
    open var mobileCountryCode: String? { nil }
    /// The number of the network.
    open var mobileNetworkCode: String? { nil }
    /// The code of the country.
    open var isoCountryCode: String? { nil }
    /// Whether calls over the internet are allowed.
    open var allowsVOIP: Bool { true }
}
