import DisplayProtocol

/// The reports of frameworks beside UIKit on an app's mistakes with them, and on their own limits.
///
/// A code is the framework's own: its family, a dot and a name, such as `location.missing-purpose`. The same finding is
/// reported once in a session.
@_spi(Framework) @MainActor public enum Findings {
    /// Reports a mistake of the app's.
    public static func report(mistake code: String, _ message: String, advice: String) {
        DiagnosticsChannel.shared.report(code, message, advice: advice)
    }

    /// Reports a limit of the framework that the app meets.
    public static func report(limit code: String, _ message: String, advice: String) {
        DiagnosticsChannel.shared.report(limit: code, message, advice: advice)
    }
}
