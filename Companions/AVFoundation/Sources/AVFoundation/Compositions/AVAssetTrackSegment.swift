import CoreMedia
import Foundation

/// A part of a track: which time of its source is shown at which time of the track.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
    /// The times of the source and of the track.
    public let timeMapping: CMTimeMapping
    /// Whether nothing is there in that time.
    open var isEmpty: Bool { true }

    init(_ timeMapping: CMTimeMapping) { self.timeMapping = timeMapping }
}
