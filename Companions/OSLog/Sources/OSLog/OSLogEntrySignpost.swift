import Foundation
@_spi(Framework) import os

/// A signpost that was set.
public final class OSLogEntrySignpost: OSLogEntry {
    /// What a signpost stands for.
    public enum SignpostType: Int, Sendable {
        case undefined, intervalBegin, intervalEnd, event
    }

    /// The signpost's name.
    public let signpostName: String
    /// The number that tells spans of one name apart.
    public let signpostIdentifier: UInt64
    /// Whether it is a moment, or begins or ends a span.
    public let signpostType: SignpostType

    init(_ record: LogRecords.Record, _ signpost: LogRecords.Signpost) {
        (signpostName, signpostIdentifier) = (signpost.name, signpost.identifier)
        signpostType =
            switch signpost.type {
            case .begin: .intervalBegin
            case .end: .intervalEnd
            default: .event
            }
        super.init(record)
    }
}
