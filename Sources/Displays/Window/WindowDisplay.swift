import CSDL2
import DisplayProtocol
import Foundation

/// Shows an app in a window of the desktop.
@MainActor package final class WindowDisplay {
    private let host: AppHost

    package init(host: AppHost) { self.host = host }
}
