import CoreFoundation
import Foundation
import QuartzCore

// Numbers under the names of Apple's headers.

/// Objective-C's name for an integer of the machine's width.
public typealias NSInteger = Int
/// Objective-C's name for a whole number of the machine's width, which Swift sees as an `Int`.
public typealias NSUInteger = Int
/// The number that older functions answer with: 0, or an error.
public typealias OSStatus = Int32
/// Four characters as a number.
public typealias FourCharCode = UInt32
/// Four characters as a number that says what something is.
public typealias OSType = FourCharCode
/// An integer of 16 bits.
public typealias SInt16 = Int16
/// An integer of 32 bits.
public typealias SInt32 = Int32
/// A truth value of one byte, as older functions take it.
public typealias Boolean = UInt8
/// A truth value of C, which Swift's literals can be.
public typealias DarwinBoolean = ObjCBool

/// The answer of an older function that did what it was asked.
public let noErr: OSStatus = 0
/// The largest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest `Float`, under its older name.
public let HUGE = MAXFLOAT
/// The largest integer of the machine's width.
public let NSIntegerMax = Int.max
/// The smallest integer of the machine's width.
public let NSIntegerMin = Int.min
/// The largest whole number of the machine's width.
public let NSUIntegerMax = UInt.max

// C's limits that are expressions in the headers here, which Swift does not import.

/// The smallest integer of 16 bits.
public let INT16_MIN = Int32(Int16.min)
/// The smallest integer of 16 bits, under C's name.
public let SHRT_MIN = Int32(Int16.min)
/// The smallest integer of 8 bits, under C's name.
public let SCHAR_MIN = Int32(Int8.min)
/// The smallest integer of 32 bits, under C's name.
public let INT_MIN = Int32.min
/// The smallest integer of a machine's word.
public let LONG_MIN = Int.min
/// The smallest integer of 64 bits, under C's name.
public let LLONG_MIN = Int64.min
/// The smallest integer of 32 bits.
public let INT32_MIN = Int32.min
/// The largest integer of 64 bits.
public let INT64_MAX = Int64.max
/// The smallest integer of 64 bits.
public let INT64_MIN = Int64.min
/// The largest whole number of 64 bits.
public let UINT64_MAX = UInt64.max
/// The largest whole number of a machine's word.
public let ULONG_MAX = UInt.max
/// The largest whole number of 64 bits, under C's name.
public let ULLONG_MAX = UInt64.max

/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many nanoseconds a millisecond has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// How many nanoseconds a microsecond has.
public let NSEC_PER_USEC: UInt64 = 1000
/// How many microseconds a second has.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// How many milliseconds a second has.
public let MSEC_PER_SEC: UInt64 = 1000

/// 1, since apps run here as they do in the Simulator.
public let TARGET_OS_SIMULATOR: Int32 = 1
/// 1, the older name of the same.
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
/// 1, since apps run as on iOS.
public let TARGET_OS_IPHONE: Int32 = 1
/// 1, since apps run as on iOS.
public let TARGET_OS_IOS: Int32 = 1
/// 0, since apps run as on iOS.
public let TARGET_OS_OSX: Int32 = 0

// MARK: The machine's clock

/// The relation of the machine clock's ticks to nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    /// What ticks are multiplied with.
    public var numer: UInt32
    /// What they are then divided by.
    public var denom: UInt32

    /// Makes a relation to be filled in.
    public init() { (numer, denom) = (0, 0) }
}

/// The time of the media clock, in ticks of a nanosecond.
public func mach_absolute_time() -> UInt64 { UInt64(max(0, CACurrentMediaTime()) * 1e9) }

/// Says that a tick is a nanosecond.
///
/// - Returns: 0: this does not fail.
@discardableResult public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    (info.pointee.numer, info.pointee.denom) = (1, 1)
    return 0
}
