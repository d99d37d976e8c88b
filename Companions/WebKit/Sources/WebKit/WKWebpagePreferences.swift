import Foundation

/// How one page behaves.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
    /// The kind of pages that sites are asked for.
    @frozen public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

    /// Makes the usual preferences.
    nonisolated public override init() { super.init() }

    /// The kind of pages that sites are asked for; it has no effect, they are told of an iPhone or an iPad.
    open var preferredContentMode = ContentMode.recommended
    /// Whether the page runs scripts of its own.
    open var allowsContentJavaScript = true
    /// Whether the page does without what attackers like to use; it has no effect.
    open var isLockdownModeEnabled = false
    /// Whether plain connections are replaced by secure ones; they are not.
    open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested

    /// What becomes of requests over plain connections.
    @frozen public enum UpgradeToHTTPSPolicy: Int, Sendable {
        case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }
}
