import Foundation
@_spi(Framework) import UIKit

/// The domain of the reading list's errors.
public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// Pages that the person wants to read later. There is no Safari here that would keep them.
@MainActor @preconcurrency open class SSReadingList: NSObject {
    nonisolated override init() { super.init() }

    /// The list; nil, as where the person does not allow it.
    public class func `default`() -> SSReadingList? {
        Findings.report(
            limit: "safari.reading-list", "There is no reading list: SSReadingList.default() is nil.",
            advice: "Keep addresses in the app.")
        return nil
    }

    /// Whether the list takes an address: those of the web.
    public class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }

    /// Adds a page; it fails, since there is no list.
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        throw NSError(domain: SSReadingListErrorDomain, code: 1)
    }
}
