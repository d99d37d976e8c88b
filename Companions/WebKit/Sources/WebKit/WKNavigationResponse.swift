import Foundation
import FoundationNetworking
import WebKitEngine

/// An answer to a request, before it is shown.
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
    /// Whether the frame that shows the answer is the main one.
    public let isForMainFrame: Bool
    /// The answer's head.
    public let response: URLResponse
    /// Whether the view can show the answer.
    public let canShowMIMEType: Bool

    init(_ response: PageResponse) {
        isForMainFrame = response.isMain
        canShowMIMEType = response.canShow
        let type = ["Content-Type": response.mimeType]
        self.response =
            response.status > 0
            ? HTTPURLResponse(
                url: response.url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: type)!
            : URLResponse(
                url: response.url, mimeType: response.mimeType, expectedContentLength: response.length,
                textEncodingName: nil)
    }
}
