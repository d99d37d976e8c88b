import Foundation

/// The cellular network: none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    /// Makes what knows of no network.
    public override init() { super.init() }

    /// Who offers the network; nobody.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// Who offers the networks of several cards; nobody.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// The technology of the network; none.
    open var currentRadioAccessTechnology: String? { nil }
    /// The technologies of the networks of several cards; none.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// The card that data goes by; none.
    open var dataServiceIdentifier: String? { nil }
    /// Called when somebody else offers the network; that never happens.
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    /// Called when somebody else offers the networks of several cards; that never happens.
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}

/// 4G.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// 5G by a station of 4G.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
/// 3G.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// 3G with fast downloads.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// 3G with fast uploads.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// 2G.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// 2G with faster data.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// 2G of America.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// 3G of America.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// 3G of America, faster.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// 3G of America, faster still.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// 3G of America with 4G.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"

extension NSNotification.Name {
    /// The technology of the network has changed.
    public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
        "CTServiceRadioAccessTechnologyDidChangeNotification")
}
