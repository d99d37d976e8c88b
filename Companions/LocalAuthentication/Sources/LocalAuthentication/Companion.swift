@_spi(Framework) import UIKit

/// What LocalAuthentication brings into UIKit's registers.
public enum __LocalAuthentication: __Companion {
    /// The name under which flows, tests, the page and the command say who is there.
    static let simulation = "authentication"

    /// Lets the app be told who is there.
    @MainActor public static func introduce() {
        Simulations.add(simulation) { (event: SimulatedAuthentication) in
            try AuthenticationServices.shared.take(event)
            return 0
        }
    }
}
