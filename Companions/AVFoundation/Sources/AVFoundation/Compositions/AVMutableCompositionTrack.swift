import CoreMedia
import Foundation

/// A track of which the app changes the parts.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    open override var segments: [AVCompositionTrackSegment] {
        get { parts }
        set { parts = newValue }
    }
    open override var preferredTransform: CGAffineTransform {
        get { super.preferredTransform }
        set { ownTransform = newValue }
    }

    /// Puts a part of another track in at a time, and moves what is there back; a time behind the end leaves a gap.
    ///
    /// - Throws: `AVError.invalidSourceMedia` for a track of another kind, or one that is in no asset of a file.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard track.mediaType == mediaType else { throw AVError(.invalidSourceMedia) }
        let whole = track.timeRange
        let range = timeRange.isValid && timeRange.duration.isNumeric ? timeRange.intersection(whole) : whole
        var new: [AVCompositionTrackSegment]
        if let track = track as? AVCompositionTrack {
            new = track.parts.compactMap { $0.cut(to: range)?.moved(by: .zero - range.start) }
        } else if let url = track.asset?.source.url {
            new = [
                AVCompositionTrackSegment(
                    url: url, trackID: track.trackID, sourceTimeRange: range,
                    targetTimeRange: CMTimeRange(start: .zero, duration: range.duration))
            ]
        } else {
            throw AVError(.invalidSourceMedia)
        }
        if model == nil { model = (track as? AVCompositionTrack)?.model ?? track }
        let place = startTime.isNumeric ? startTime : self.timeRange.end
        new = new.map { $0.moved(by: place) }
        makeRoom(range.duration, at: place)
        parts = (parts + new).sorted { $0.timeMapping.target.start < $1.timeMapping.target.start }
    }

    /// Puts a time in in which nothing is, and moves what is there back.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.start < self.timeRange.end else { return }
        makeRoom(timeRange.duration, at: timeRange.start)
        parts.append(AVCompositionTrackSegment(timeRange: timeRange))
        parts.sort { $0.timeMapping.target.start < $1.timeMapping.target.start }
    }

    /// Takes a time out, and moves what is behind it forwards.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        let before = CMTimeRange(start: .zero, end: timeRange.start)
        let after = CMTimeRange(start: timeRange.end, end: max(timeRange.end, self.timeRange.end))
        parts =
            parts.compactMap { $0.cut(to: before) }
            + parts.compactMap { $0.cut(to: after)?.moved(by: .zero - timeRange.duration) }
    }

    /// Makes what is in a time last longer or shorter, and moves what is behind it.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        guard timeRange.duration.seconds > 0 else { return }
        let factor = duration.seconds / timeRange.duration.seconds
        let before = CMTimeRange(start: .zero, end: timeRange.start)
        let after = CMTimeRange(start: timeRange.end, end: max(timeRange.end, self.timeRange.end))
        let scaled = parts.compactMap { $0.cut(to: timeRange) }.map { part -> AVCompositionTrackSegment in
            let target = part.timeMapping.target
            let start = timeRange.start + CMTime((target.start - timeRange.start).seconds * factor)
            return AVCompositionTrackSegment(
                part, source: part.timeMapping.source,
                target: CMTimeRange(start: start, duration: CMTime(target.duration.seconds * factor)))
        }
        parts =
            parts.compactMap { $0.cut(to: before) } + scaled
            + parts.compactMap { $0.cut(to: after)?.moved(by: duration - timeRange.duration) }
    }

    /// Moves what is at a time and behind it back; a time behind the end leaves a gap.
    private func makeRoom(_ length: CMTime, at time: CMTime) {
        let end = timeRange.end
        guard time < end else {
            if time > end { parts.append(AVCompositionTrackSegment(timeRange: CMTimeRange(start: end, end: time))) }
            return
        }
        let (before, after) = (CMTimeRange(start: .zero, end: time), CMTimeRange(start: time, end: end))
        parts = parts.compactMap { $0.cut(to: before) } + parts.compactMap { $0.cut(to: after)?.moved(by: length) }
    }
}
