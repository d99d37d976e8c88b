import Foundation

/// How text is looked for in a page.
@MainActor @preconcurrency open class WKFindConfiguration: NSObject {
    /// Makes the usual configuration: forward, and on from the beginning.
    nonisolated public override init() { super.init() }

    /// Whether the search goes up the page.
    open var backwards = false
    /// Whether capitals matter.
    open var caseSensitive = false
    /// Whether the search goes on at the other end of the page.
    open var wraps = true
}
