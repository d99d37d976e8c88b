import CoreMedia
import Foundation

/// A track that is put together of parts of other tracks.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    var parts: [AVCompositionTrackSegment] = []
    /// The transform that the app gave.
    var ownTransform: CGAffineTransform?
    /// The track of which a part came first.
    var model: AVAssetTrack?

    /// The parts of the track, one after the other.
    open var segments: [AVCompositionTrackSegment] { parts }
    open override var timeRange: CMTimeRange {
        CMTimeRange(start: .zero, duration: parts.last?.timeMapping.target.end ?? .zero)
    }
    open override var naturalSize: CGSize { model?.naturalSize ?? .zero }
    open override var preferredTransform: CGAffineTransform { ownTransform ?? .identity }
    open override var nominalFrameRate: Float { model?.nominalFrameRate ?? 0 }
    open override var formatDescriptions: [Any] { model?.formatDescriptions ?? [] }
}
