import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// Whether music is played.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped = 0
    case playing = 1
    case paused = 2
    case interrupted = 3
    case seekingForward = 4
    case seekingBackward = 5
}

/// Whether music is repeated.
public enum MPMusicRepeatMode: Int, Sendable {
    case `default` = 0
    case none = 1
    case one = 2
    case all = 3
}

/// Whether music is mixed.
public enum MPMusicShuffleMode: Int, Sendable {
    case `default` = 0
    case off = 1
    case songs = 2
    case albums = 3
}

/// A player of the person's music, of which there is none.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    private static let system = MPMusicPlayerController()
    private static let application = MPMusicPlayerController()

    private override init() {}

    /// The player that the app shares with the one for music.
    open class var systemMusicPlayer: MPMusicPlayerController { system }
    /// The app's own player.
    open class var applicationMusicPlayer: MPMusicPlayerController { application }
    /// The app's own player, whose queue can be changed.
    open class var applicationQueuePlayer: MPMusicPlayerController { application }

    /// Whether music is played: none is.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// What is played.
    open var nowPlayingItem: MPMediaItem?
    /// The number of what is played.
    open var indexOfNowPlayingItem: Int { NSNotFound }
    /// The place in what is played, in seconds.
    open var currentPlaybackTime: TimeInterval = 0
    /// How fast is played.
    open var currentPlaybackRate: Float = 0
    /// Whether music is repeated; kept for the app.
    open var repeatMode = MPMusicRepeatMode.default
    /// Whether music is mixed; kept for the app.
    open var shuffleMode = MPMusicShuffleMode.default
    /// Whether the player is ready: it has nothing to play.
    open var isPreparedToPlay: Bool { false }

    /// Says what is to be played.
    open func setQueue(with query: MPMediaQuery) {}
    /// Says what is to be played.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Says what is to be played, by identifiers of the store.
    open func setQueue(with storeIDs: [String]) {}
    /// Gets ready; the player has nothing to play.
    open func prepareToPlay() {}
    /// Gets ready, and tells that it cannot.
    open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        soon { completionHandler(NSError(domain: "MPErrorDomain", code: 3)) }
    }
    /// Plays; the player has nothing to play.
    open func play() {}
    /// Stops for a while.
    open func pause() {}
    /// Stops.
    open func stop() {}
    /// Goes on to the next piece.
    open func skipToNextItem() {}
    /// Goes back to the beginning.
    open func skipToBeginning() {}
    /// Goes back to the piece before.
    open func skipToPreviousItem() {}
    /// Runs forwards.
    open func beginSeekingForward() {}
    /// Runs backwards.
    open func beginSeekingBackward() {}
    /// Runs no more.
    open func endSeeking() {}
    /// Tells of changes; there are none.
    open func beginGeneratingPlaybackNotifications() {}
    /// Tells of changes no more.
    open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
    /// Posted when music begins or stops; never here.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// Posted when another piece is played; never here.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// Posted when the volume of music changes; never here.
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    /// Posted when the library changes; never here.
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
