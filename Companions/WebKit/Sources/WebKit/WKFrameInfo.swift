import Foundation
import FoundationNetworking
import WebKitEngine

/// A frame of a page.
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
    /// Whether the frame is the page itself.
    public let isMainFrame: Bool
    /// What the frame shows.
    public let request: URLRequest
    /// Where the frame's content comes from.
    public let securityOrigin: WKSecurityOrigin
    /// The view that the frame is in; nil when it is gone.
    public private(set) weak var webView: WKWebView?

    init(_ client: PageClient, isMain: Bool = true, request: URLRequest) {
        isMainFrame = isMain
        self.request = request
        securityOrigin = WKSecurityOrigin(request.url)
        webView = client.view
    }
}
