import Foundation

/// The output for the framework's words when no display listens.
enum StandardError {
    /// Writes text as it is. `FileHandle.write(_:)` would trap where standard error is closed; nobody is left to tell then.
    static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
