import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import CoreMedia

/// A film or a sound in an asset.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// The asset that the track belongs to.
    open private(set) weak var asset: AVAsset?
    /// The track's number.
    public let trackID: CMPersistentTrackID
    /// Whether it is a film or a sound.
    public let mediaType: AVMediaType
    private let facts: Facts

    /// What a file says of a track.
    private struct Facts {
        var size = CGSize.zero
        var transform = CGAffineTransform.identity
        var frameRate: Float = 0
        var timeRange = CMTimeRange(start: .zero, duration: .zero)
        var formats: [Any] = []
    }

    /// The size of its pictures, before they are turned.
    open var naturalSize: CGSize { facts.size }
    /// How its pictures are turned.
    open var preferredTransform: CGAffineTransform { facts.transform }
    /// Its pictures a second.
    open var nominalFrameRate: Float { facts.frameRate }
    /// When it begins, and how long it is.
    open var timeRange: CMTimeRange { facts.timeRange }
    /// How it is coded: descriptions of formats.
    open var formatDescriptions: [Any] { facts.formats }

    /// Its bits a second; not known.
    open var estimatedDataRate: Float { 0 }
    /// How loud it is played.
    open var preferredVolume: Float { 1 }
    /// Whether it is played.
    open var isEnabled: Bool { true }
    /// Whether it can be played.
    open var isPlayable: Bool { true }
    /// Its language; not known.
    open var languageCode: String? { nil }
    /// What is told of it.
    open var metadata: [AVMetadataItem] { [] }
    /// The parts of a second in which its times are.
    open var naturalTimeScale: Int32 { timeRange.duration.timescale }

    private init(
        _ asset: AVAsset, _ number: CMPersistentTrackID, _ type: AVMediaType, _ seconds: Double,
        _ format: CMFormatDescription, _ video: MediaFile.Video?
    ) {
        self.asset = asset
        trackID = number
        mediaType = type
        facts = Facts(
            size: video.map { CGSize(width: $0.width, height: $0.height) } ?? .zero,
            transform: video.map {
                let t = $0.transform
                return CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
            } ?? .identity,
            frameRate: Float(video?.frameRate ?? 0),
            timeRange: CMTimeRange(start: .zero, duration: CMTime(seconds)), formats: [format])
    }

    /// A track of which nothing is known but its kind.
    init(_ asset: AVAsset, _ number: CMPersistentTrackID, _ type: AVMediaType) {
        (self.asset, trackID, mediaType, facts) = (asset, number, type, Facts())
    }

    static func tracks(of file: MediaFile, in asset: AVAsset) -> [AVAssetTrack] {
        var tracks: [AVAssetTrack] = []
        if let video = file.video {
            let format = CMFormatDescription(
                mediaType: kCMMediaType_Video, mediaSubType: video.format,
                dimensions: CMVideoDimensions(width: Int32(video.width), height: Int32(video.height)))
            tracks.append(AVAssetTrack(asset, 1, .video, video.duration, format, video))
        }
        if let audio = file.audio {
            let format = CMFormatDescription(mediaType: kCMMediaType_Audio, mediaSubType: audio.format)
            tracks.append(AVAssetTrack(asset, Int32(tracks.count + 1), .audio, audio.duration, format, nil))
        }
        return tracks
    }

    /// Finds a property out.
    ///
    /// - Throws: Nothing: a track is known with its asset.
    nonisolated(nonsending) open func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws
        -> Value
    {
        property.read(self)
    }

    /// Finds two properties out.
    ///
    /// - Throws: Nothing: a track is known with its asset.
    nonisolated(nonsending) open func load<First, Second>(
        _ first: AVAsyncProperty<AVAssetTrack, First>, _ second: AVAsyncProperty<AVAssetTrack, Second>
    ) async throws -> (First, Second) {
        (first.read(self), second.read(self))
    }
}

extension MediaFile.Video {
    /// The size of the pictures as they are seen, in pixels.
    var seenSize: CGSize {
        let isTurned = abs(transform[1]) > abs(transform[0])
        return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
}
