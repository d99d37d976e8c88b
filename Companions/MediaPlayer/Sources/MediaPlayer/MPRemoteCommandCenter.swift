import Foundation
@_spi(Framework) import UIKit

/// What a flow, a test or the page sends, as a headset or the locked screen does.
struct SimulatedCommand: Decodable {
    /// `play`, `pause`, `togglePlayPause`, `nextTrack`, `skipForward`, `changePlaybackPosition` and so on.
    var command: String
    /// The place in seconds, for `changePlaybackPosition`.
    var position: Double?
}

/// Why a command has no effect.
struct CommandProblem: Error, CustomStringConvertible {
    var description: String
}

/// The commands of headsets and of the locked screen.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()

    private override init() {}

    /// The app's center.
    open class func shared() -> MPRemoteCommandCenter { center }

    /// Plays.
    public let playCommand = MPRemoteCommand()
    /// Stops for a while.
    public let pauseCommand = MPRemoteCommand()
    /// Stops.
    public let stopCommand = MPRemoteCommand()
    /// Plays, or stops for a while.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// Chooses a language.
    public let enableLanguageOptionCommand = MPRemoteCommand()
    /// Chooses a language no more.
    public let disableLanguageOptionCommand = MPRemoteCommand()
    /// Goes on to the next.
    public let nextTrackCommand = MPRemoteCommand()
    /// Goes back to the one before.
    public let previousTrackCommand = MPRemoteCommand()
    /// Runs forwards while a button is held.
    public let seekForwardCommand = MPRemoteCommand()
    /// Runs backwards while a button is held.
    public let seekBackwardCommand = MPRemoteCommand()
    /// Repeats, or does not.
    public let changeRepeatModeCommand = MPRemoteCommand()
    /// Mixes, or does not.
    public let changeShuffleModeCommand = MPRemoteCommand()
    /// Plays faster.
    public let changePlaybackRateCommand = MPRemoteCommand()
    /// Rates.
    public let ratingCommand = MPRemoteCommand()
    /// Goes some seconds on.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Goes some seconds back.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// Goes to a place.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Likes.
    public let likeCommand = MPFeedbackCommand()
    /// Does not like.
    public let dislikeCommand = MPFeedbackCommand()
    /// Marks the place.
    public let bookmarkCommand = MPFeedbackCommand()

    private var commands: [String: MPRemoteCommand] {
        [
            "play": playCommand,
            "pause": pauseCommand,
            "stop": stopCommand,
            "togglePlayPause": togglePlayPauseCommand,
            "enableLanguageOption": enableLanguageOptionCommand,
            "disableLanguageOption": disableLanguageOptionCommand,
            "nextTrack": nextTrackCommand,
            "previousTrack": previousTrackCommand,
            "seekForward": seekForwardCommand,
            "seekBackward": seekBackwardCommand,
            "changeRepeatMode": changeRepeatModeCommand,
            "changeShuffleMode": changeShuffleModeCommand,
            "changePlaybackRate": changePlaybackRateCommand,
            "rating": ratingCommand,
            "skipForward": skipForwardCommand,
            "skipBackward": skipBackwardCommand,
            "changePlaybackPosition": changePlaybackPositionCommand,
            "like": likeCommand,
            "dislike": dislikeCommand,
            "bookmark": bookmarkCommand,
        ]
    }

    @MainActor func take(_ event: SimulatedCommand) throws {
        guard let command = commands[event.command] else {
            throw CommandProblem(description: "there is no command '\(event.command)'")
        }
        guard command.isEnabled, command.hasTargets else {
            throw CommandProblem(description: "the app does not take the command '\(event.command)'")
        }
        command.send(command.event(event))
    }
}
