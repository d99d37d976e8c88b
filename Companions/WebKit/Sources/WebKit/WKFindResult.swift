import Foundation

/// What a search in a page has found.
@MainActor @preconcurrency open class WKFindResult: NSObject {
    /// Whether the text is in the page.
    public let matchFound: Bool

    init(_ matchFound: Bool) { self.matchFound = matchFound }
}
