import Foundation

/// Logs a format with its arguments: `os_log("%{public}@ has %d", log: log, type: .info, name, count)`.
///
/// - Parameter dso: Where the call stands in memory, which is not looked at.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    LogRecords.add(LogFormat.text(message, args), log, type)
}

/// Logs a format with its arguments, the type first: `os_log(.error, log: log, "%d", count)`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    LogRecords.add(LogFormat.text(message, args), log, type)
}

/// Logs an interpolated message: `os_log(.error, log: log, "\(count) left")`.
@_disfavoredOverload public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    LogRecords.add(message.text, log, type)
}

/// Logs an interpolated message: `os_log("\(count) left")`.
@_disfavoredOverload public func os_log(_ message: OSLogMessage) { LogRecords.add(message.text, .default, .default) }

/// Logs an interpolated message under a name: `os_log("\(count) left", log: log, type: .info)`.
@_disfavoredOverload public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
    LogRecords.add(message.text, log, type)
}
