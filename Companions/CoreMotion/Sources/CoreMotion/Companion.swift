@_exported import Foundation
@_spi(Framework) import UIKit

/// What CoreMotion brings into UIKit's registers.
public enum __CoreMotion: __Companion {
    /// The name under which flows, tests, the page and the command say how the device is held.
    static let simulation = "motion"

    /// Lets the device be held.
    @MainActor public static func introduce() {
        Simulations.add(simulation) { (event: SimulatedMotion) in
            try MotionSensors.shared.take(event)
            return 0
        }
    }
}
