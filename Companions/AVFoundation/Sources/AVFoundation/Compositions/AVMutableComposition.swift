import CoreMedia
import Foundation

/// A composition of which the app changes the tracks.
open class AVMutableComposition: AVComposition, NSMutableCopying, @unchecked Sendable {
    /// Makes a composition without tracks.
    public override init() { super.init() }

    /// A composition with the same tracks, which changes for itself.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate() }

    open override var naturalSize: CGSize {
        get { super.naturalSize }
        set { ownSize = newValue }
    }

    /// Adds a track in which nothing is yet. A number that is taken, and none, stand for the next free one.
    @discardableResult open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let taken = Set(ownTracks.map(\.trackID))
        let isFree = preferredTrackID != kCMPersistentTrackID_Invalid && !taken.contains(preferredTrackID)
        let track = AVMutableCompositionTrack(self, isFree ? preferredTrackID : (taken.max() ?? 0) + 1, mediaType)
        ownTracks.append(track)
        return track
    }

    /// Takes a track away.
    open func removeTrack(_ track: AVCompositionTrack) { ownTracks.removeAll { $0 === track } }

    /// A track of the kind of another; nil for none.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        ownTracks.first { $0.mediaType == track.mediaType }
    }

    /// Puts a part of all tracks of an asset in at a time, and moves what is there back.
    ///
    /// - Throws: `AVError.invalidSourceMedia` for an asset without tracks.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        let tracks = asset.tracks
        guard !tracks.isEmpty else { throw AVError(.invalidSourceMedia) }
        for track in tracks {
            let own =
                mutableTrack(compatibleWith: track)
                ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
            try own?.insertTimeRange(timeRange, of: track, at: startTime)
        }
    }

    /// Puts a time in in which nothing is, and moves what is there back.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        for track in ownTracks { track.insertEmptyTimeRange(timeRange) }
    }

    /// Takes a time out of all tracks, and moves what is behind it forwards.
    open func removeTimeRange(_ timeRange: CMTimeRange) { for track in ownTracks { track.removeTimeRange(timeRange) } }

    /// Makes what is in a time last longer or shorter in all tracks, and moves what is behind it.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        for track in ownTracks { track.scaleTimeRange(timeRange, toDuration: duration) }
    }
}
