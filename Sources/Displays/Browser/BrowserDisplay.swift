import DisplayProtocol
import FlyingFox
import Foundation

/// Shows an app in browser pages.
@MainActor package final class BrowserDisplay {
    private let host: AppHost

    package init(host: AppHost, port: Int?) { self.host = host }
    package func start() async throws {}
    package var address: String { "" }
    package func stop() async {}
}
