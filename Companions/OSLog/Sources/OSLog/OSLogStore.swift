import Foundation
import UIKit
@_spi(Framework) import os

/// What was logged.
public final class OSLogStore: NSObject, Sendable {
    /// Whose messages are read.
    public enum Scope: Int, Sendable {
        case system, currentProcessIdentifier
    }

    /// Opens the messages of this process.
    ///
    /// - Throws: An error for those of the whole system, which are not there.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else {
            throw NSError(
                domain: "OSLogErrorDomain", code: -1,
                userInfo: [
                    NSLocalizedDescriptionKey: "An app can read its own messages only: use .currentProcessIdentifier."
                ])
        }
    }

    /// The messages from a position on that fit a predicate, the oldest first.
    ///
    /// - Throws: Nothing; the signature is the system's.
    public func getEntries(
        with options: [String] = [], at position: OSLogPosition? = nil, matching predicate: UIKit.NSPredicate? = nil
    ) throws -> [OSLogEntry] {
        LogRecords.all.filter { position == nil || $0.date >= position!.date }.map(OSLogEntry.make).filter {
            predicate?.evaluate(with: $0) != false
        }
    }

    /// The position of a date.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

    /// The position of a time that many seconds before now.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(date: Date(timeIntervalSinceNow: seconds))
    }

    /// The position of the first message.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(date: .distantPast)
    }
}
