import Foundation

extension UIScene {
    /// The options of a request to open a URL outside of the app.
    @preconcurrency @MainActor public final class OpenExternalURLOptions: NSObject {
        /// Whether only an app may open the URL that says the URL is its own: false unless set.
        public var universalLinksOnly = false

        public override init() { super.init() }
    }

    /// Opens a URL outside of the app. The handler, on the main queue, is told whether that was done.
    public func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(
            url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false], completionHandler: completion)
    }
}
