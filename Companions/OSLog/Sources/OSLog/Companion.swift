@_exported import os
@_spi(Framework) import UIKit

/// What OSLog brings into UIKit's registers.
public enum __OSLog: __Companion {
    /// Exposes what predicates ask entries of.
    @MainActor public static func introduce() {
        ExposedKeys.add("date", reading: \OSLogEntry.date)
        ExposedKeys.add("composedMessage", reading: \OSLogEntry.composedMessage)
        ExposedKeys.add("subsystem", reading: \OSLogEntry.subsystem)
        ExposedKeys.add("category", reading: \OSLogEntry.category)
        ExposedKeys.add("level", reading: \OSLogEntryLog.level.rawValue)
        ExposedKeys.add("signpostName", reading: \OSLogEntrySignpost.signpostName)
        ExposedKeys.add("signpostIdentifier", reading: \OSLogEntrySignpost.signpostIdentifier)
        ExposedKeys.add("signpostType", reading: \OSLogEntrySignpost.signpostType.rawValue)
    }
}
