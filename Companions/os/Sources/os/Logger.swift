/// A log of a category in a subsystem.
public struct Logger: Sendable {
    let name: OSLog

    /// Makes a log without a name.
    public init() { name = .default }

    /// Makes a log of a category in a subsystem.
    public init(subsystem: String, category: String) { name = OSLog(subsystem: subsystem, category: category) }

    /// Makes a log under a name.
    public init(_ logObj: OSLog) { name = logObj }

    /// Logs something worth knowing.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Logs a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { LogRecords.add(message.text, name, level) }
    /// Logs something for who follows every step.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Logs something for who looks for a mistake.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Logs something that may help.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Logs something worth knowing.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Logs something that may become a failure.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Logs a failure.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Logs a failure that the program does not survive.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Logs that something is wrong with the program.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
