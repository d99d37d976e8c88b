import Dispatch
import Foundation
import OpenCombine

extension DispatchQueue {
    /// A point of time of a queue's. That of the main queue is media time, in which its later calls come.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The point of time as Dispatch has it.
        public var dispatchTime: DispatchTime

        /// A point of time as Dispatch has it.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Reads nanoseconds of uptime.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        /// Writes nanoseconds of uptime.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// The length from this point of time to another.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let difference = other.dispatchTime.uptimeNanoseconds.subtractingReportingOverflow(
                dispatchTime.uptimeNanoseconds)
            return Stride(nanoseconds: Int(Int64(bitPattern: difference.partialValue)))
        }

        /// The point of time that is a length later.
        public func advanced(by stride: Stride) -> SchedulerTimeType {
            // Not by Dispatch's sum, which takes uptime zero, at which virtual time begins, for now.
            let uptime = dispatchTime.uptimeNanoseconds
            let length = UInt64(stride.magnitude.magnitude)
            let (sum, isBeyond) =
                stride.magnitude < 0
                ? uptime.subtractingReportingOverflow(length) : uptime.addingReportingOverflow(length)
            guard isBeyond else { return SchedulerTimeType(DispatchTime(uptimeNanoseconds: sum)) }
            return SchedulerTimeType(stride.magnitude < 0 ? DispatchTime(uptimeNanoseconds: 0) : .distantFuture)
        }

        /// Adds the point of time to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A length of time, kept in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Codable, Hashable, Sendable
        {
            /// Nanoseconds.
            public var magnitude: Int

            init(nanoseconds: Int) { magnitude = nanoseconds }

            /// The length as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// A length as Dispatch has it; `.never` is the longest that there is.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                case .never: magnitude = .max
                @unknown default: magnitude = .max
                }
            }

            /// Seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }

            /// Seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }

            /// Nanoseconds; nil where they do not fit.
            public init?(exactly source: some BinaryInteger) {
                guard let nanoseconds = Int(exactly: source) else { return nil }
                magnitude = nanoseconds
            }

            /// Whether a length is less than another.
            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }

            /// The product of two lengths' counts.
            public static func * (left: Stride, right: Stride) -> Stride {
                Stride(nanoseconds: left.magnitude * right.magnitude)
            }

            /// The sum of two lengths.
            public static func + (left: Stride, right: Stride) -> Stride {
                Stride(nanoseconds: left.magnitude + right.magnitude)
            }

            /// The difference of two lengths.
            public static func - (left: Stride, right: Stride) -> Stride {
                Stride(nanoseconds: left.magnitude - right.magnitude)
            }

            /// Multiplies a length.
            public static func *= (left: inout Stride, right: Stride) { left.magnitude *= right.magnitude }

            /// Adds to a length.
            public static func += (left: inout Stride, right: Stride) { left.magnitude += right.magnitude }

            /// Takes from a length.
            public static func -= (left: inout Stride, right: Stride) { left.magnitude -= right.magnitude }

            /// A length in seconds.
            public static func seconds(_ count: Double) -> Stride {
                Stride(nanoseconds: Int(exactly: (count * 1e9).rounded()) ?? .max)
            }

            /// A length in seconds.
            public static func seconds(_ count: Int) -> Stride { clamped(count, by: 1_000_000_000) }

            /// A length in thousandths of a second.
            public static func milliseconds(_ count: Int) -> Stride { clamped(count, by: 1_000_000) }

            /// A length in millionths of a second.
            public static func microseconds(_ count: Int) -> Stride { clamped(count, by: 1_000) }

            /// A length in billionths of a second.
            public static func nanoseconds(_ count: Int) -> Stride { Stride(nanoseconds: count) }

            private static func clamped(_ count: Int, by factor: Int) -> Stride {
                let (product, isTooMuch) = count.multipliedReportingOverflow(by: factor)
                return Stride(nanoseconds: isTooMuch ? (count < 0 ? .min : .max) : product)
            }
        }
    }

    /// How a queue does what is scheduled on it.
    public struct SchedulerOptions {
        /// How urgent the work is.
        public var qos: DispatchQoS
        /// How the work behaves among the queue's other.
        public var flags: DispatchWorkItemFlags
        /// The group that the work counts for.
        public var group: DispatchGroup?

        /// Options, each of which may be left out.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }
}

extension DispatchQueue: @retroactive Scheduler {
    private static let mainMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Dispatch makes a new object of the main queue each time.
    private var isMain: Bool { getSpecific(key: Self.mainMark) == true }

    /// The point of time that it is.
    public var now: SchedulerTimeType {
        guard isMain else { return SchedulerTimeType(.now()) }
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64((MainTime.now * 1e9).rounded())))
    }

    /// The least by which a call may be late: nothing.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Does something as soon as it can.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        let options = options ?? SchedulerOptions()
        async(group: options.group, qos: options.qos, flags: options.flags) { action() }
    }

    /// Does something at a point of time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        if isMain {
            MainTime.perform(at: Self.seconds(date)) { action() }
        } else {
            let options = options ?? SchedulerOptions()
            asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action() }
        }
    }

    /// Does something at a point of time and then again and again, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if isMain {
            return MainTime.repeat(from: Self.seconds(date), every: Double(interval.magnitude) / 1e9, action)
        }
        nonisolated(unsafe) let action = action
        let source = DispatchSource.makeTimerSource(queue: self)
        source.setEventHandler { action() }
        source.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        source.resume()
        return AnyCancellable { source.cancel() }
    }

    private static func seconds(_ date: SchedulerTimeType) -> Double {
        Double(date.dispatchTime.uptimeNanoseconds) / 1e9
    }
}
