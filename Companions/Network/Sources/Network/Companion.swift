@_exported import Foundation
@_spi(Framework) import UIKit

/// What Network brings into UIKit's registers.
public enum __Network: __Companion {
    /// The name under which flows, tests, the page and the command say which network the device is on.
    static let simulation = "network"

    /// Lets the network be lost and found.
    @MainActor public static func introduce() {
        Simulations.add(simulation) { (event: SimulatedNetwork) in
            try NetworkState.shared.take(event)
            return 0
        }
    }
}
