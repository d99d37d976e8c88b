@_exported import AVFAudio
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
@_exported import QuartzCore
@_spi(Framework) import UIKit

/// What AVFoundation brings into UIKit's registers.
public enum __AVFoundation: __Companion {
    /// Lets apps observe players and their items, and brings films to layers.
    @MainActor public static func introduce() {
        __introduce(__AVFAudio.self)
        ExposedKeys.add("status", observing: \AVPlayerItem.status)
        ExposedKeys.add("error", observing: \AVPlayerItem.error)
        ExposedKeys.add("duration", observing: \AVPlayerItem.duration)
        ExposedKeys.add("tracks", observing: \AVPlayerItem.tracks)
        ExposedKeys.add("presentationSize", observing: \AVPlayerItem.presentationSize)
        ExposedKeys.add("loadedTimeRanges", observing: \AVPlayerItem.loadedTimeRanges)
        ExposedKeys.add("seekableTimeRanges", observing: \AVPlayerItem.seekableTimeRanges)
        ExposedKeys.add("playbackLikelyToKeepUp", observing: \AVPlayerItem.isPlaybackLikelyToKeepUp)
        ExposedKeys.add("playbackBufferEmpty", observing: \AVPlayerItem.isPlaybackBufferEmpty)
        ExposedKeys.add("playbackBufferFull", observing: \AVPlayerItem.isPlaybackBufferFull)
        ExposedKeys.add("status", observing: \AVPlayer.status)
        ExposedKeys.add("error", observing: \AVPlayer.error)
        ExposedKeys.add("rate", observing: \AVPlayer.rate)
        ExposedKeys.add("timeControlStatus", observing: \AVPlayer.timeControlStatus)
        ExposedKeys.add("reasonForWaitingToPlay", observing: \AVPlayer.reasonForWaitingToPlay)
        ExposedKeys.add("currentItem", observing: \AVPlayer.currentItem)
        ExposedKeys.add("volume", observing: \AVPlayer.volume)
        ExposedKeys.add("muted", observing: \AVPlayer.isMuted)
        ExposedKeys.add("externalPlaybackActive", observing: \AVPlayer.isExternalPlaybackActive)
        ExposedKeys.add("readyForDisplay", observing: \AVPlayerLayer.isReadyForDisplay)
        ExposedKeys.add("status", observing: \AVPlayerLooper.status)
        ExposedKeys.add("loopCount", observing: \AVPlayerLooper.loopCount)
        ExposedKeys.add("running", observing: \AVCaptureSession.isRunning)
        FramePasses.add(FilmPass.self)
    }
}

extension NSObject {
    /// Makes a change between telling observers of some keys that it comes and that it was made.
    func telling(_ keys: String..., of change: () -> Void) {
        for key in keys { willChangeValue(forKey: key) }
        change()
        for key in keys.reversed() { didChangeValue(forKey: key) }
    }
}
