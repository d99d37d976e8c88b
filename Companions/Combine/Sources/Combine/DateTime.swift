import Foundation
import OpenCombine

/// The points of time of schedulers that have dates: run loops and operation queues.
public struct __DateTime: Strideable, Codable, Hashable, Sendable {
    /// The point of time.
    public var date: Date

    /// A point of time.
    public init(_ date: Date) { self.date = date }

    /// The length from this point of time to another.
    public func distance(to other: __DateTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The point of time that is a length later.
    public func advanced(by stride: Stride) -> __DateTime { __DateTime(date + stride.magnitude) }

    /// A length of time in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Codable,
        Hashable, Sendable
    {
        /// Seconds.
        public var magnitude: TimeInterval

        /// Seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// A length in seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

        /// Seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }

        /// Seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }

        /// Seconds; nil where they do not fit.
        public init?(exactly source: some BinaryInteger) {
            guard let seconds = TimeInterval(exactly: source) else { return nil }
            magnitude = seconds
        }

        /// Whether a length is less than another.
        public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }

        /// The product of two lengths' counts.
        public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }

        /// The sum of two lengths.
        public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }

        /// The difference of two lengths.
        public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }

        /// Multiplies a length.
        public static func *= (left: inout Stride, right: Stride) { left.magnitude *= right.magnitude }

        /// Adds to a length.
        public static func += (left: inout Stride, right: Stride) { left.magnitude += right.magnitude }

        /// Takes from a length.
        public static func -= (left: inout Stride, right: Stride) { left.magnitude -= right.magnitude }

        /// A length in seconds.
        public static func seconds(_ count: Int) -> Stride { Stride(TimeInterval(count)) }

        /// A length in seconds.
        public static func seconds(_ count: Double) -> Stride { Stride(count) }

        /// A length in thousandths of a second.
        public static func milliseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e3) }

        /// A length in millionths of a second.
        public static func microseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e6) }

        /// A length in billionths of a second.
        public static func nanoseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e9) }
    }
}

extension __DateTime {
    /// The date at media time zero. Taken once, so that dates of the main thread pass exactly as media time does.
    private static let beginning = Date(timeIntervalSinceNow: -MainTime.now)

    /// Now on the main thread: a date that moves with media time.
    static var onMain: __DateTime { __DateTime(beginning + MainTime.now) }

    /// The media time that a date of the main thread's stands for.
    var mediaTime: Double { date.timeIntervalSince(Self.beginning) }
}
