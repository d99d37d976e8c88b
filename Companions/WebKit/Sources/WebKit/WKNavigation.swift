import Foundation

/// One loading of a page, by which a delegate knows what it hears of.
@MainActor @preconcurrency open class WKNavigation: NSObject {
    /// What kind of content the page may show; that which is asked for at the beginning.
    public internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended

    nonisolated override init() { super.init() }
}
