/// How a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A connection has to be dialled first, and would go away by itself.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// The host can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection has to be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// The connection is made by data that is sent.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The person has to do something for the connection.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// The connection is made when an app asks for it.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The address is the device's own.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// Data goes straight to the host.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// Data goes over the cellular network.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// The connection is made by data that is sent.
    public static let connectionAutomatic = connectionOnTraffic
}

/// The older name of `.transientConnection`.
public let kSCNetworkFlagsTransientConnection = 1 << 0
/// The older name of `.reachable`.
public let kSCNetworkFlagsReachable = 1 << 1
/// The older name of `.connectionRequired`.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
/// The older name of `.connectionOnTraffic`.
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
/// The older name of `.interventionRequired`.
public let kSCNetworkFlagsInterventionRequired = 1 << 4
/// The older name of `.isLocalAddress`.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// The older name of `.isDirect`.
public let kSCNetworkFlagsIsDirect = 1 << 17
