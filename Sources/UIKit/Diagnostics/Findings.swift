import DisplayProtocol

/// Where frameworks beside UIKit report what an app does wrong with them, and what they cannot do.
///
/// A code is the framework's own: its family, a dot and a name, such as `location.missing-purpose`. The same finding is
/// reported once in a session.
@_spi(Framework) @MainActor public enum Findings {
    /// Reports a mistake of the app's.
    public static func report(mistake code: String, _ message: String, advice: String) {
        DiagnosticsChannel.shared.report(code, message, advice: advice)
    }

    /// Reports what the framework does not do and the app asks for all the same.
    public static func report(limit code: String, _ message: String, advice: String) {
        DiagnosticsChannel.shared.report(limit: code, message, advice: advice)
    }
}
