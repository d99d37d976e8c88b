import Foundation
import WebKitEngine

/// A page of a view's history.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
    let entry: PageEntry

    /// The page's address.
    public var url: URL { entry.url }
    /// The page's title; nil where it has none.
    public var title: String? { entry.title }
    /// The address that was asked for.
    public var initialURL: URL { entry.firstURL }

    init(_ entry: PageEntry) { self.entry = entry }
}
