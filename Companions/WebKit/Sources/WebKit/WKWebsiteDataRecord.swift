import Foundation

/// What a site has left in a store.
@MainActor @preconcurrency open class WKWebsiteDataRecord: NSObject {
    /// The name of the site.
    public let displayName = "All sites"
    /// The kinds of what was left.
    public let dataTypes: Set<String>

    init(types: Set<String>) { dataTypes = types }
}
