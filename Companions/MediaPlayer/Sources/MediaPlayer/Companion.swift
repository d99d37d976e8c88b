@_exported import AVFAudio
@_exported import Foundation
@_spi(Framework) import UIKit

/// What MediaPlayer brings into UIKit's registers.
public enum __MediaPlayer: __Companion {
    /// The name under which flows, tests, the page and the command send commands, as a headset does.
    static let simulation = "remote"

    /// Lets the app be sent commands.
    @MainActor public static func introduce() {
        __introduce(__AVFAudio.self)
        Simulations.add(simulation) { (event: SimulatedCommand) in
            try MPRemoteCommandCenter.shared().take(event)
            return 0
        }
    }
}
