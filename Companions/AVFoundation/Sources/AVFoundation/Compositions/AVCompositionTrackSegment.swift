import CoreMedia
import Foundation

/// A part of a track of a composition, from another asset.
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
    /// The address of the asset that the part is from; nil where nothing is there.
    public let sourceURL: URL?
    /// The number of the track that the part is from; 0 where nothing is there.
    public let sourceTrackID: CMPersistentTrackID

    open override var isEmpty: Bool { sourceTrackID == kCMPersistentTrackID_Invalid }

    /// Makes a part of an asset's track.
    public init(
        url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange
    ) {
        (sourceURL, sourceTrackID) = (URL, trackID)
        super.init(CMTimeMapping(source: sourceTimeRange, target: targetTimeRange))
    }

    /// Makes a part in which nothing is.
    public init(timeRange: CMTimeRange) {
        (sourceURL, sourceTrackID) = (nil, kCMPersistentTrackID_Invalid)
        super.init(CMTimeMapping(source: CMTimeRange(start: .invalid, duration: .invalid), target: timeRange))
    }

    init(_ other: AVCompositionTrackSegment, source: CMTimeRange, target: CMTimeRange) {
        (sourceURL, sourceTrackID) = (other.sourceURL, other.sourceTrackID)
        super.init(CMTimeMapping(source: source, target: target))
    }

    /// The part that begins at another time of the track.
    func moved(by time: CMTime) -> AVCompositionTrackSegment {
        let target = timeMapping.target
        return AVCompositionTrackSegment(
            self, source: timeMapping.source, target: CMTimeRange(start: target.start + time, duration: target.duration)
        )
    }

    /// What is left of the part within a time of the track; nil for nothing.
    func cut(to range: CMTimeRange) -> AVCompositionTrackSegment? {
        let (source, target) = (timeMapping.source, timeMapping.target)
        let left = target.intersection(range)
        guard left.isValid, left.duration > .zero else { return nil }
        guard !isEmpty, target.duration.seconds > 0 else {
            return AVCompositionTrackSegment(self, source: source, target: left)
        }
        let speed = source.duration.seconds / target.duration.seconds
        let start = source.start + CMTime((left.start - target.start).seconds * speed)
        let part = CMTimeRange(start: start, duration: CMTime(left.duration.seconds * speed))
        return AVCompositionTrackSegment(self, source: left == target ? source : part, target: left)
    }
}
