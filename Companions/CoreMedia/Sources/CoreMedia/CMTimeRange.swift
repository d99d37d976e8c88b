import Foundation

/// A range of times of media: a beginning and a length.
public struct CMTimeRange: Sendable, Hashable {
    /// When the range begins.
    public var start: CMTime
    /// How long the range is; its end does not belong to it.
    public var duration: CMTime

    /// Makes a range that is none.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// Makes a range of its beginning and length.
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    /// Makes a range of its beginning and end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// No length at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No range.
    public static let invalid = CMTimeRange()

    /// When the range ends.
    public var end: CMTime { start + duration }
    /// Whether it is a range at all.
    public var isValid: Bool {
        start.isValid && duration.isValid && duration.epoch == 0 && !(duration.isNumeric && duration.value < 0)
    }
    /// Whether nobody knows its beginning or length.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// Whether it is a range without length.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Whether a time lies in the range.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time.isValid && start <= time && time < end }

    /// Whether all of another range lies in the range.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && start <= range.start && range.end <= end
    }

    /// What two ranges have in common: a range without length where they have nothing.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (start, end) = (max(start, otherRange.start), min(end, otherRange.end))
        return start < end ? CMTimeRange(start: start, end: end) : .zero
    }

    /// The smallest range in which two others lie.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return isValid ? self : otherRange }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

/// A range and the one that it becomes.
public struct CMTimeMapping: Sendable, Hashable {
    /// The range as it was.
    public var source: CMTimeRange
    /// The range that it becomes.
    public var target: CMTimeRange

    /// Makes a mapping of a range to another.
    public init(source: CMTimeRange, target: CMTimeRange) {
        self.source = source
        self.target = target
    }
}

/// Makes a range of its beginning and length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

/// Makes a range of its beginning and end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

/// When a range ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Whether a time lies in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

/// Whether all of a range lies in another.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}

/// Whether two ranges are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

/// What two ranges have in common.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}

/// The smallest range in which two others lie.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}

/// The time in a range that is next to a time.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard time.isValid, range.isValid else { return .invalid }
    return min(max(time, range.start), range.end)
}
