@_exported import AVFoundation
@_spi(Framework) import UIKit

/// What AVKit brings into UIKit's registers.
public enum __AVKit: __Companion {
    /// Brings films to layers, and lets apps observe controllers.
    @MainActor public static func introduce() {
        __introduce(__AVFoundation.self)
        ExposedKeys.add("player", \AVPlayerViewController.player)
        ExposedKeys.add("showsPlaybackControls", \AVPlayerViewController.showsPlaybackControls)
        ExposedKeys.add("readyForDisplay", reading: \AVPlayerViewController.isReadyForDisplay)
    }
}
