import Foundation
@_spi(Framework) import os

/// Something that was logged.
public class OSLogEntry: NSObject {
    /// When it was logged.
    public let date: Date
    /// What it says.
    public let composedMessage: String
    /// The subsystem that logged it.
    public let subsystem: String
    /// The category in the subsystem.
    public let category: String

    init(_ record: LogRecords.Record) {
        (date, composedMessage) = (record.date, record.message)
        (subsystem, category) = (record.subsystem, record.category)
    }

    static func make(_ record: LogRecords.Record) -> OSLogEntry {
        if let signpost = record.signpost { return OSLogEntrySignpost(record, signpost) }
        return OSLogEntryLog(record)
    }
}
