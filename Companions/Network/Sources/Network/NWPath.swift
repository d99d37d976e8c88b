import Foundation

/// A way out of a device.
public struct NWInterface: Hashable, Sendable {
    /// A kind of way.
    public enum InterfaceType: Sendable {
        case other
        case wifi
        case cellular
        case wiredEthernet
        case loopback
    }

    /// What kind of way it is.
    public let type: InterfaceType
    /// What the system calls it.
    public let name: String
    /// The system's number for it.
    public let index: Int

    init(_ type: InterfaceType) {
        self.type = type
        name = type == .cellular ? "pdp_ip0" : "en0"
        index = type == .cellular ? 2 : 1
    }
}

/// Whether, and how, the network can be reached.
public struct NWPath: Hashable, Sendable {
    /// Whether the network can be reached.
    public enum Status: Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
    }

    /// Why the network cannot be reached.
    public enum UnsatisfiedReason: Sendable {
        case notAvailable
        case cellularDenied
        case wifiDenied
        case localNetworkDenied
        case vpnInactive
    }

    let interface: NWInterface.InterfaceType?
    /// Whether data costs the person something.
    public let isExpensive: Bool
    /// Whether the person wants little data to be used.
    public let isConstrained: Bool

    init(interface: NWInterface.InterfaceType?, isExpensive: Bool, isConstrained: Bool) {
        self.interface = interface
        self.isExpensive = isExpensive
        self.isConstrained = isConstrained
    }

    /// Whether the network can be reached.
    public var status: Status { interface == nil ? .unsatisfied : .satisfied }
    /// Why the network cannot be reached.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// The ways out, the best first.
    public var availableInterfaces: [NWInterface] { interface.map { [NWInterface($0)] } ?? [] }
    /// Whether addresses of four bytes can be reached.
    public var supportsIPv4: Bool { interface != nil }
    /// Whether addresses of sixteen bytes can be reached.
    public var supportsIPv6: Bool { interface != nil }
    /// Whether names can be asked for.
    public var supportsDNS: Bool { interface != nil }
    /// Whether data goes a kind of way.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { interface == type }
}
