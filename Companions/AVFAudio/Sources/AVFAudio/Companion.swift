@_exported import AudioToolbox
@_exported import Foundation
@_spi(Framework) import UIKit

/// What AVFAudio brings into UIKit's registers.
public enum __AVFAudio: __Companion {
    /// The name under which flows, tests, the page and the command say what happens to the app's sound.
    static let simulation = "audio"

    /// Lets apps observe the volume, and be interrupted.
    @MainActor public static func introduce() {
        ExposedKeys.add("outputVolume", observing: \AVAudioSession.outputVolume)
        Simulations.add(simulation) { (event: SimulatedAudio) in
            try AudioServicesOfDevice.shared.take(event)
            return 0
        }
    }
}
