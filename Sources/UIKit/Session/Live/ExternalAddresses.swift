import DisplayProtocol
import Foundation

/// Addresses that an app wants somebody else to open.
@MainActor enum ExternalAddresses {
    /// What every device has an app for.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    static func areOpened(_ url: URL) -> Bool { url.scheme.map { schemes.contains($0.lowercased()) } ?? false }

    /// Hands an address to the display; false where nobody looks at the app, or no app would take it.
    static func open(_ url: URL, _ options: [UIApplication.OpenExternalURLOptionsKey: Any]) -> Bool {
        if options[.universalLinksOnly] as? Bool == true { return false }
        guard areOpened(url), let display = DisplayClient.current, display.isLive else { return false }
        display.send(AppMessage.OpenURL(url: url.absoluteString))
        return true
    }
}
