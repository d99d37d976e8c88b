import CoreMedia
import Foundation

/// An asset that is put together of parts of others. It is described, and neither played nor exported here.
open class AVComposition: AVAsset, @unchecked Sendable {
    var ownTracks: [AVMutableCompositionTrack] = []
    var ownSize: CGSize?

    init() { super.init(AssetSource(URL(fileURLWithPath: "/composition"))) }

    open override var tracks: [AVAssetTrack] { ownTracks }
    open override var duration: CMTime { ownTracks.map(\.timeRange.end).max() ?? .zero }
    open override var naturalSize: CGSize {
        ownSize ?? ownTracks.first { $0.mediaType == .video }?.naturalSize ?? .zero
    }
    open override var isPlayable: Bool { false }
    open override var isReadable: Bool { false }
    open override var isExportable: Bool { false }
    open override var isComposable: Bool { true }
    open override var commonMetadata: [AVMetadataItem] { [] }

    /// A composition with the same tracks, which changes for itself.
    public override func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> AVMutableComposition {
        let copy = AVMutableComposition()
        copy.ownSize = ownSize
        copy.ownTracks = ownTracks.map { track in
            let other = AVMutableCompositionTrack(copy, track.trackID, track.mediaType)
            (other.parts, other.model, other.ownTransform) = (track.parts, track.model, track.ownTransform)
            return other
        }
        return copy
    }
}
