@_spi(Framework) import UIKit

/// What apps can set and what has no effect: each says so by its name when it is first used.
@MainActor enum Unheeded {
    /// Reports a property or an option by its name, where it is asked for what is not there.
    static func report(_ name: String, if isAskedFor: Bool = true, _ reason: String) {
        guard isAskedFor else { return }
        Findings.report(
            limit: "scenekit.no-effect", "\(name) has no effect: \(reason)", advice: "Expect a scene without it.")
    }
}
