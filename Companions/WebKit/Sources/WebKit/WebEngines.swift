import Foundation
import WebKitEngine
@_spi(Framework) import UIKit

/// Which engine a session's pages have.
@MainActor final class WebEngines: SessionState {
    /// Makes the engine of a page; tests put the double here.
    var maker: (@MainActor (WKWebsiteDataStore, _ isTransparent: Bool) -> any PageEngine)?

    init() {}

    static let libraries = (web: "libWPEWebKit-1.1.so.0", backend: "libWPEBackend-fdo-1.0.so.1")
    static let packages = "libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1"

    func make(for store: WKWebsiteDataStore) -> any PageEngine {
        if let maker { return maker(store, false) }
        return still(
            "This page is shown as text: WPE WebKit is not installed. Install it: sudo apt-get install \(Self.packages)"
        )
    }

    /// The double, which says what it is not.
    func still(_ limit: String?) -> StillPage { StillPage(limit: limit, later: Turns.next) }
}
