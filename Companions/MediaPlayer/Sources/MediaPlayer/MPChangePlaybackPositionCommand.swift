import Foundation

/// The command to go to a place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {
    override func event(_ simulated: SimulatedCommand) -> MPRemoteCommandEvent {
        MPChangePlaybackPositionCommandEvent(self, position: simulated.position ?? 0)
    }
}
