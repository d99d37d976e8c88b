import class CoreFoundation.CFAllocator
import Foundation

/// How what does not come out even is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero = 2
    case roundAwayFromZero = 3
    case quickTime = 4
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6

    /// The usual way.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

// MARK: Making

/// Makes a time of a count.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Makes a time of a count in a round.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    var time = CMTime(value: value, timescale: timescale)
    time.epoch = epoch
    return time
}

/// Makes a time of seconds; what is less than a part of a second is dropped.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    guard preferredTimescale > 0, !seconds.isNaN else { return .invalid }
    if seconds.isInfinite { return seconds > 0 ? .positiveInfinity : .negativeInfinity }
    // A time too long for the scale gets a coarser one.
    var timescale = preferredTimescale
    while abs(seconds * Double(timescale)) >= 0x1p63, timescale > 1 { timescale /= 2 }
    let count = seconds * Double(timescale)
    guard abs(count) < 0x1p63 else { return seconds > 0 ? .positiveInfinity : .negativeInfinity }
    let value = Int64(count.rounded(.towardZero))
    let flags: CMTimeFlags =
        Double(value) == count && timescale == preferredTimescale ? .valid : [.valid, .hasBeenRounded]
    return CMTime(value: value, timescale: timescale, flags: flags, epoch: 0)
}

/// A time in seconds; not a number where nobody knows it.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// The same time in other parts of a second.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard time.isNumeric, timescale != time.timescale else { return time }
    guard timescale > 0 else { return .invalid }
    return Fraction(time).time(timescale, time.epoch, time.flags, method)
}

// MARK: Arithmetic

/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    guard lhs.isValid, rhs.isValid else { return .invalid }
    guard lhs.isNumeric, rhs.isNumeric else { return notNumeric(lhs, rhs) }
    // A time of round 0 is a length, which can be added to any.
    guard lhs.epoch == rhs.epoch || rhs.epoch == 0 || lhs.epoch == 0 else { return .invalid }
    let sum = Fraction(lhs).plus(Fraction(rhs))
    return sum.time(
        commonScale(lhs.timescale, rhs.timescale), max(lhs.epoch, rhs.epoch), lhs.flags.union(rhs.flags), .default)
}

/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    guard lhs.isValid, rhs.isValid else { return .invalid }
    var negative = rhs
    if rhs.isNumeric {
        negative.value = 0 &- rhs.value
    } else if rhs.isPositiveInfinity {
        negative = .negativeInfinity
    } else if rhs.isNegativeInfinity {
        negative = .positiveInfinity
    }
    // The difference of two times of one round is a length.
    if lhs.epoch == rhs.epoch {
        var (first, second) = (lhs, negative)
        first.epoch = 0
        second.epoch = 0
        return CMTimeAdd(first, second)
    }
    return CMTimeAdd(lhs, negative)
}

/// A time some times over.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return multiplied(time, isNegative: multiplier < 0) }
    return Fraction(time).times(Int128(multiplier), by: 1).time(time.timescale, time.epoch, time.flags, .default)
}

/// A time by a number.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else { return multiplied(time, isNegative: multiplier < 0) }
    let seconds = time.seconds * multiplier
    var product = CMTimeMakeWithSeconds(seconds, preferredTimescale: time.timescale)
    guard product.isNumeric, product.seconds != seconds else { return product }
    // Choice (CoreMedia): what does not come out even is kept in parts of a second fine enough for a billionth.
    product = CMTimeMakeWithSeconds(seconds, preferredTimescale: 1_000_000_000)
    product.flags.insert(.hasBeenRounded)
    return product
}

/// A time by a fraction.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard divisor != 0 else { return .invalid }
    guard time.isNumeric else { return multiplied(time, isNegative: (multiplier < 0) != (divisor < 0)) }
    let product = Fraction(time).times(Int128(multiplier), by: Int128(divisor))
    return product.time(product.exactScale(time.timescale), time.epoch, time.flags, .default)
}

/// A time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    var time = time
    if time.isNegativeInfinity { return .positiveInfinity }
    if time.isNumeric { time.value = abs(time.value) }
    return time
}

// MARK: Comparing

/// -1, 0 or 1, as the first time comes before the second, with it, or after it.
///
/// The order is: minus infinity, numbers, what nobody knows, infinity, no time.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    let (first, second) = (rank(time1), rank(time2))
    if first != second { return first < second ? -1 : 1 }
    guard time1.isNumeric else { return 0 }
    if time1.epoch != time2.epoch { return time1.epoch < time2.epoch ? -1 : 1 }
    let left = Int128(time1.value) * Int128(time2.timescale)
    let right = Int128(time2.value) * Int128(time1.timescale)
    return left == right ? 0 : left < right ? -1 : 1
}

/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    CMTimeCompare(time1, time2) <= 0 ? time1 : time2
}

/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    CMTimeCompare(time1, time2) >= 0 ? time1 : time2
}

/// Writes a time to the app's output.
public func CMTimeShow(_ time: CMTime) { print(time.description) }

/// A time in words; retained.
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> NSString? {
    NSString(string: time.description)
}

// MARK: Reckoning

private func rank(_ time: CMTime) -> Int {
    if !time.isValid { return 4 }
    if time.isNegativeInfinity { return 0 }
    if time.isPositiveInfinity { return 3 }
    return time.isIndefinite ? 2 : 1
}

/// The sum of two times of which one is no number.
private func notNumeric(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
    if lhs.isPositiveInfinity || rhs.isPositiveInfinity {
        return lhs.isNegativeInfinity || rhs.isNegativeInfinity ? .invalid : .positiveInfinity
    }
    return .negativeInfinity
}

private func multiplied(_ time: CMTime, isNegative: Bool) -> CMTime {
    guard isNegative else { return time }
    if time.isPositiveInfinity { return .negativeInfinity }
    return time.isNegativeInfinity ? .positiveInfinity : time
}

/// Parts of a second in which both of two scales come out even; the finer of the two where those would be too small.
private func commonScale(_ first: Int32, _ second: Int32) -> Int32 {
    let common = Int64(first) / Int64(divisor(Int128(first), Int128(second))) * Int64(second)
    return common <= Int64(kCMTimeMaxTimescale) ? Int32(common) : max(first, second)
}

private func divisor(_ first: Int128, _ second: Int128) -> Int128 {
    var (a, b) = (first.magnitude, second.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    return max(1, Int128(a))
}

/// Seconds as an exact fraction.
private struct Fraction {
    var count: Int128
    var scale: Int128

    init(_ time: CMTime) {
        count = Int128(time.value)
        scale = Int128(time.timescale)
    }

    func plus(_ other: Fraction) -> Fraction {
        var sum = self
        sum.count = count * other.scale + other.count * scale
        sum.scale = scale * other.scale
        return sum
    }

    func times(_ factor: Int128, by divisor: Int128) -> Fraction {
        var product = self
        product.count = divisor < 0 ? -count * factor : count * factor
        product.scale = scale * (divisor < 0 ? -divisor : divisor)
        return product
    }

    /// A scale in which the fraction comes out even, if there is one.
    func exactScale(_ preferred: Int32) -> Int32 {
        if count * Int128(preferred) % scale == 0 { return preferred }
        let exact = scale / divisor(count, scale)
        return exact <= Int128(kCMTimeMaxTimescale) ? Int32(exact) : preferred
    }

    func time(
        _ timescale: Int32, _ epoch: Int64, _ flags: CMTimeFlags, _ method: CMTimeRoundingMethod
    ) -> CMTime {
        let (quotient, rest) = (count * Int128(timescale)).quotientAndRemainder(dividingBy: scale)
        var flags = flags
        if rest != 0 { flags.insert(.hasBeenRounded) }
        let away: Bool =
            switch method {
            case .roundHalfAwayFromZero: rest.magnitude * 2 >= scale.magnitude
            case .roundTowardZero: false
            case .roundAwayFromZero: rest != 0
            // Towards zero when the parts become coarser, away from it when they become finer.
            case .quickTime: rest != 0 && Int128(timescale) > scale
            case .roundTowardPositiveInfinity: rest > 0
            case .roundTowardNegativeInfinity: rest < 0
            }
        let value = quotient + (away ? (count < 0 ? -1 : 1) : 0)
        guard let exact = Int64(exactly: value) else { return count < 0 ? .negativeInfinity : .positiveInfinity }
        return CMTime(value: exact, timescale: timescale, flags: flags, epoch: epoch)
    }
}
