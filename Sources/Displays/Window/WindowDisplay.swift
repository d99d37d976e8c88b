import CSDL2
import DisplayProtocol
import Foundation

/// Shows an app in a window of the desktop.
@MainActor package final class WindowDisplay {
    private let host: AppHost

    package var onClose: (() -> Void)?
    package init(host: AppHost) throws { self.host = host }
    package func start() throws {}
    package func stop() {}
}
