import Foundation

/// A film or a sound while it is played.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    /// The film or sound itself.
    public let assetTrack: AVAssetTrack?
    /// Whether it is played; kept for the app.
    open var isEnabled = true
    /// Its pictures a second.
    open var currentVideoFrameRate: Float { assetTrack?.nominalFrameRate ?? 0 }

    init(_ track: AVAssetTrack) { assetTrack = track }
}
