@_spi(Framework) import UIKit

/// Switches that have no effect where there is no camera: each says so by its name when it is set.
@MainActor enum Unheeded {
    /// Reports a switch by its name.
    static func report(_ name: String) {
        Findings.report(
            limit: "arkit.no-effect", "\(name) has no effect: there is no camera and no tracking",
            advice: "Expect the session to fail, as in the Simulator.")
    }
}
