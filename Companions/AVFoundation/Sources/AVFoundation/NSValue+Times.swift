import CoreMedia
import Foundation

/// Times in an `NSValue`, as lists of them hold it.
///
/// Foundation's values hold its own structures alone here: a range lies in the four numbers of a rectangle.
extension NSValue {
    /// Makes a value that holds a time.
    public convenience init(time: CMTime) { self.init(timeRange: CMTimeRange(start: time, duration: .invalid)) }

    /// Makes a value that holds a range of times.
    public convenience init(timeRange: CMTimeRange) {
        self.init(
            rect: CGRect(
                x: Double(timeRange.start.value), y: timeRange.start.packedScale,
                width: Double(timeRange.duration.value), height: timeRange.duration.packedScale))
    }

    /// The time in the value, which has to hold one.
    public var timeValue: CMTime { timeRangeValue.start }

    /// The range of times in the value, which has to hold one.
    public var timeRangeValue: CMTimeRange {
        let rect = rectValue
        return CMTimeRange(
            start: CMTime(value: rect.origin.x, packedScale: rect.origin.y),
            duration: CMTime(value: rect.size.width, packedScale: rect.size.height))
    }
}

extension CMTime {
    /// The parts of a second and the five flags in one number.
    fileprivate var packedScale: Double { Double(Int64(timescale) * 32 + Int64(flags.rawValue)) }

    fileprivate init(value: Double, packedScale: Double) {
        let packed = Int64(packedScale)
        self.init(
            value: Int64(value), timescale: Int32(packed >> 5), flags: CMTimeFlags(rawValue: UInt32(packed & 31)),
            epoch: 0)
    }
}
