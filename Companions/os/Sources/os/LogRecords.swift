import Foundation
import Synchronization

/// What a process has logged: written to its console, and kept for whoever reads it.
@_spi(Framework) public enum LogRecords {
    /// A message or a signpost.
    public struct Record: Sendable {
        /// When it was logged.
        public let date: Date
        /// The subsystem that logged it.
        public let subsystem: String
        /// The category in the subsystem.
        public let category: String
        /// How much it matters.
        public let type: OSLogType
        /// What it says.
        public let message: String
        /// The name, kind and number of a signpost; nil for a message.
        public let signpost: Signpost?
    }

    /// What is known of a signpost besides its message.
    public struct Signpost: Sendable {
        /// The signpost's name.
        public let name: String
        /// Whether it is a moment, or begins or ends a span.
        public let type: OSSignpostType
        /// The number that tells spans of one name apart.
        public let identifier: UInt64
    }

    /// How many records are kept; the oldest go first.
    static let bound = 10_000

    private struct State {
        var records: [Record] = []
        var write: @Sendable (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    }

    private static let state = Mutex(State())

    /// The records, the oldest first.
    public static var all: [Record] { state.withLock { $0.records } }

    /// Has lines go elsewhere than to the standard error stream: for tests.
    public static func divert(to write: @escaping @Sendable (String) -> Void) { state.withLock { $0.write = write } }

    /// Forgets all records: for tests.
    public static func removeAll() { state.withLock { $0.records = [] } }

    static func add(_ message: String, _ log: OSLog, _ type: OSLogType) {
        guard log.isEnabled(type: type) else { return }
        keep(message, log, type, nil)
        let write = state.withLock { $0.write }
        write(line(message, log, type))
    }

    static func add(_ signpost: Signpost, _ message: String, _ log: OSLog) {
        if log.signpostsEnabled { keep(message, log, .default, signpost) }
    }

    private static func keep(_ message: String, _ log: OSLog, _ type: OSLogType, _ signpost: Signpost?) {
        let record = Record(
            date: Date(), subsystem: log.subsystem, category: log.category, type: type, message: message,
            signpost: signpost)
        state.withLock { state in
            state.records.append(record)
            if state.records.count > bound { state.records.removeFirst(state.records.count - bound) }
        }
    }

    // Choice (os): a line has the category and, for errors and faults, the type, but no time and no number of a process.
    private static func line(_ message: String, _ log: OSLog, _ type: OSLogType) -> String {
        let category = log.category.isEmpty ? "" : "[\(log.category)] "
        let kind = type == .fault ? "fault: " : type == .error ? "error: " : ""
        return "\(category)\(kind)\(message)\n"
    }
}
