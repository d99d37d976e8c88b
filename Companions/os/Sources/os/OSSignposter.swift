import Foundation
import Synchronization

/// What a signpost stands for.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The type as a number.
    public let rawValue: UInt8
    /// Makes a type from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of a span.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of a span.
    public static let end = OSSignpostType(rawValue: 2)
}

/// The number that tells spans of one name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number itself.
    public let rawValue: UInt64

    /// Makes an identifier from its number.
    public init(_ value: UInt64) { rawValue = value }

    /// Makes an identifier that no other span of the process has.
    public init(log: OSLog) { rawValue = Self.next.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Makes the identifier of an object's span.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// The identifier of spans of which there is one at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No identifier.
    public static let invalid = OSSignpostID(.max)
    /// No identifier, for signposts that are left out.
    public static let null = OSSignpostID(0)

    /// Whether an identifier comes before another.
    public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }

    private static let next = Atomic<UInt64>(0)
}

/// What says how long things take, under a name.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Makes a signposter without a name.
    public init() { log = .default }
    /// Makes a signposter of a category in a subsystem.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Makes a signposter of one of the system's categories in a subsystem.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    /// Makes a signposter under a name.
    public init(logHandle: OSLog) { log = logHandle }
    /// Makes a signposter under the name of a log.
    public init(logger: Logger) { log = logger.name }

    /// A signposter of which nothing is kept.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether what it says is kept.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Makes an identifier that no other span of the process has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// Makes the identifier of an object's span.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Begins a span.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
    ) -> OSSignpostIntervalState {
        add(name, .begin, id, message)
        return OSSignpostIntervalState(id)
    }

    /// Ends a span.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = "") {
        add(name, .end, state.identifier, message)
    }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {
        add(name, .event, id, message)
    }

    /// Does something within a span.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "",
        around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }

    private func add(_ name: StaticString, _ type: OSSignpostType, _ id: OSSignpostID, _ message: OSLogMessage) {
        LogRecords.add(.init(name: "\(name)", type: type, identifier: id.rawValue), message.text, log)
    }
}

/// Marks a moment, or begins or ends a span.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    LogRecords.add(.init(name: "\(name)", type: type, identifier: signpostID.rawValue), "", log)
}

/// Marks a moment, or begins or ends a span, with a message: a format and its arguments.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    LogRecords.add(
        .init(name: "\(name)", type: type, identifier: signpostID.rawValue), LogFormat.text(format, arguments), log)
}
