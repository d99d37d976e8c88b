/// What kind of time a time is.
public struct CMTimeFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes flags of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It is a time at all.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// Something was lost when it was reckoned.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// It is later than all numbers.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// It is earlier than all numbers.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Nobody knows it, such as the length of a live stream.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The flags that say that it is no number.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// The count of a time.
public typealias CMTimeValue = Int64
/// How many counts of a time are a second.
public typealias CMTimeScale = Int32
/// The round in which a time is.
public typealias CMTimeEpoch = Int64

/// The most that a time scale should be.
public let kCMTimeMaxTimescale: Int32 = 0x7fff_ffff

/// A time of media: a count of parts of a second.
public struct CMTime: Sendable {
    /// The count.
    public var value: CMTimeValue
    /// How many counts are a second.
    public var timescale: CMTimeScale
    /// What kind of time it is.
    public var flags: CMTimeFlags
    /// The round in which it is: times of different rounds cannot be reckoned with.
    public var epoch: CMTimeEpoch

    /// Makes a time that is none.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Makes a time of its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// Makes a time of a count.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Makes a time of seconds, to the next lower part.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        self = CMTimeMakeWithSeconds(seconds, preferredTimescale: preferredTimescale)
    }

    /// No time.
    public static let invalid = CMTime()
    /// A time that nobody knows.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// The time after all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// The time before all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 0)

    /// Whether it is a time at all.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is later than all numbers.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is earlier than all numbers.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether nobody knows it.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is a number.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether something was lost when it was reckoned.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The time in seconds; not a number where nobody knows it.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }

    /// The same time in other parts of a second.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        CMTimeConvertScale(self, timescale: newTimescale, method: method)
    }
}

extension CMTime: Hashable, Comparable {
    /// Whether two times are the same, in whatever parts of a second.
    public static func == (time: CMTime, other: CMTime) -> Bool { CMTimeCompare(time, other) == 0 }
    /// Whether a time comes before another.
    public static func < (time: CMTime, other: CMTime) -> Bool { CMTimeCompare(time, other) < 0 }

    /// Feeds a hasher: times that are the same feed it the same.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(epoch)
        hasher.combine(isNumeric ? seconds : Double(flags.rawValue))
    }

    /// The sum of two times.
    public static func + (time: CMTime, other: CMTime) -> CMTime { CMTimeAdd(time, other) }
    /// The difference of two times.
    public static func - (time: CMTime, other: CMTime) -> CMTime { CMTimeSubtract(time, other) }
    /// Adds a time to another.
    public static func += (time: inout CMTime, other: CMTime) { time = time + other }
    /// Subtracts a time from another.
    public static func -= (time: inout CMTime, other: CMTime) { time = time - other }
}

extension CMTime: CustomStringConvertible {
    /// The count, the parts of a second and the seconds: `{3/2 = 1.500}`.
    public var description: String {
        if isNumeric {
            return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))\(hasBeenRounded ? ", rounded" : "")}"
        }
        if isPositiveInfinity { return "{+INFINITY}" }
        if isNegativeInfinity { return "{-INFINITY}" }
        return isIndefinite ? "{INDEFINITE}" : "{INVALID}"
    }
}
