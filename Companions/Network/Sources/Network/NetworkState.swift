import Foundation
@_spi(Framework) import UIKit

/// What a flow, a test or the page says of the network.
struct SimulatedNetwork: Decodable {
    /// `wifi`, `cellular`, `wired` or `none`.
    var interface: String?
    /// Whether data costs the person something.
    var expensive: Bool?
    /// Whether the person wants little data to be used.
    var constrained: Bool?
}

/// Why the network cannot be so.
struct NetworkProblem: Error, CustomStringConvertible {
    var description: String
}

/// The network of a device in one session, and those who watch it.
@MainActor final class NetworkState: SessionState {
    private(set) var path = NWPath(interface: .wifi, isExpensive: false, isConstrained: false)
    private var watchers: [ObjectIdentifier: (NWPath) -> Void] = [:]

    init() {
        if let event = Simulations.latest(__Network.simulation, as: SimulatedNetwork.self), let path = try? path(event)
        {
            self.path = path
        }
    }

    func take(_ event: SimulatedNetwork) throws {
        let next = try path(event)
        guard next != path else { return }
        path = next
        for watcher in watchers.values { watcher(next) }
    }

    private func path(_ event: SimulatedNetwork) throws -> NWPath {
        let known: [String: NWInterface.InterfaceType] = [
            "wifi": .wifi, "cellular": .cellular, "wired": .wiredEthernet,
        ]
        var interface = path.interface
        if let name = event.interface {
            guard name == "none" || known[name] != nil else {
                throw NetworkProblem(description: "the interface is 'wifi', 'cellular', 'wired' or 'none'")
            }
            interface = known[name]
        }
        return NWPath(
            interface: interface, isExpensive: event.expensive ?? (interface == .cellular),
            isConstrained: event.constrained ?? false)
    }

    func watch(_ watcher: AnyObject, _ call: @escaping (NWPath) -> Void) { watchers[ObjectIdentifier(watcher)] = call }
    func forget(_ identifier: ObjectIdentifier) { watchers[identifier] = nil }
}
