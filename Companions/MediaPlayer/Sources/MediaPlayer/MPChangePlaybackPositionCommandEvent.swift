import Foundation

/// That a command to go to a place was given.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The place, in seconds.
    public let positionTime: TimeInterval

    init(_ command: MPRemoteCommand, position: TimeInterval) {
        positionTime = position
        super.init(command)
    }
}
