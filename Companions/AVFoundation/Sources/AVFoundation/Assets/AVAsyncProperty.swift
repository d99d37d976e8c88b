import Foundation
import CoreMedia

/// A property that may have to be found out first.
public struct AVAsyncProperty<Root, Value>: Sendable {
    let read: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    /// How long the asset is.
    public static var duration: Self { Self { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    /// The films and sounds in the asset.
    public static var tracks: Self { Self { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
    /// What is told of the asset.
    public static var metadata: Self { Self { $0.metadata } }
    /// What is told of the asset, by the names that all kinds of files have.
    public static var commonMetadata: Self { Self { $0.commonMetadata } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    /// Whether the asset can be played.
    public static var isPlayable: Self { Self { $0.isPlayable } }
    /// Whether the asset can be exported.
    public static var isExportable: Self { Self { $0.isExportable } }
    /// Whether the asset can be read.
    public static var isReadable: Self { Self { $0.isReadable } }
    /// Whether the asset is protected against copying.
    public static var hasProtectedContent: Self { Self { $0.hasProtectedContent } }
}

extension AVAsyncProperty where Root == AVAsset, Value == CGAffineTransform {
    /// How the asset's pictures are turned.
    public static var preferredTransform: Self { Self { $0.preferredTransform } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
    /// How the track's pictures are turned.
    public static var preferredTransform: Self { Self { $0.preferredTransform } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
    /// The size of the track's pictures.
    public static var naturalSize: Self { Self { $0.naturalSize } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
    /// The track's pictures a second.
    public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
    /// The track's bits a second.
    public static var estimatedDataRate: Self { Self { $0.estimatedDataRate } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTimeRange {
    /// When the track begins, and how long it is.
    public static var timeRange: Self { Self { $0.timeRange } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == (any NSCopying & NSObjectProtocol)? {
    /// What is told.
    public static var value: Self { Self { $0.value } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == String? {
    /// What is told, as a text.
    public static var stringValue: Self { Self { $0.stringValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == Data? {
    /// What is told, as bytes.
    public static var dataValue: Self { Self { $0.dataValue } }
}
