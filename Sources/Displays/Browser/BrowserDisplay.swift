import DisplayProtocol
import FlyingFox
import Foundation

/// Shows an app in browser pages.
@MainActor package final class BrowserDisplay {
    private let host: AppHost

    package init(host: AppHost) { self.host = host }
}
