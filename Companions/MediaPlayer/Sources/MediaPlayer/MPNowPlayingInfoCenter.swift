import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// Whether the app plays, as the system is told.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown = 0
    case playing = 1
    case paused = 2
    case stopped = 3
    case interrupted = 4
}

/// What the system is told of what is played.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()

    private override init() {}

    /// The app's center.
    open class func `default`() -> MPNowPlayingInfoCenter { center }

    /// What is played, by the keys of items; nil for nothing. The trace tells its title.
    open var nowPlayingInfo: [String: Any]? {
        didSet {
            let title = nowPlayingInfo?[MPMediaItemPropertyTitle] as? String
            guard title != oldValue?[MPMediaItemPropertyTitle] as? String else { return }
            onMain { Traces.record("nowPlaying", of: "MPNowPlayingInfoCenter", title.map { ["title": $0] } ?? [:]) }
        }
    }

    /// Whether the app plays.
    open var playbackState = MPNowPlayingPlaybackState.unknown
}
