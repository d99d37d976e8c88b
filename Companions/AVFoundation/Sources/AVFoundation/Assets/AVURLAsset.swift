import Foundation

/// The key of whether the length is to be exact; it always is.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// The key of whether the telephone's network may be used; kept for the app.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"

/// An asset from a file or from an address of the network.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// Where the asset comes from.
    open var url: URL { source.url }

    /// Makes an asset of a file or of an address of the network.
    public convenience init(url URL: URL, options: [String: Any]? = nil) { self.init(AssetSource(URL)) }

    /// The kinds of files that can be played.
    open class func audiovisualTypes() -> [AVFileType] {
        [.mov, .mp4, .m4v, .m4a, .mobile3GPP, .caf, .wav, .aiff, .mp3]
    }
}
