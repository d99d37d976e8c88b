import Foundation
@_spi(Framework) import os

/// A message that was logged.
public final class OSLogEntryLog: OSLogEntry {
    /// How much a message matters.
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }

    /// How much the message matters.
    public let level: Level

    override init(_ record: LogRecords.Record) {
        level =
            switch record.type {
            case .debug: .debug
            case .info: .info
            case .error: .error
            case .fault: .fault
            default: .notice
            }
        super.init(record)
    }
}
