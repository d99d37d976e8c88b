import Foundation
import FoundationNetworking
import WebKitEngine
@_spi(Framework) import UIKit

extension WKWebView {
    /// Loads what a request leads to.
    ///
    /// - Returns: The navigation, which the delegate's methods get, too.
    @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
        if request.httpBody != nil || request.httpBodyStream != nil {
            Findings.report(
                limit: "webkit.body", "WKWebView sends requests without their bodies.",
                advice:
                    "Fetch the answer with URLSession and show it with load(_:mimeType:characterEncodingName:baseURL:)."
            )
        }
        return client.load(.request(request))
    }

    /// Shows an HTML text.
    ///
    /// - Parameter baseURL: What the text's links and pictures are relative to.
    @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        client.load(.html(string, base: baseURL))
    }

    /// Shows a file.
    ///
    /// - Parameter readAccessURL: What the page may read beside the file; all files that the app can read, here.
    @discardableResult public func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        client.load(.request(URLRequest(url: url)))
    }

    /// Shows the file that a request leads to.
    @discardableResult public func loadFileRequest(
        _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
    ) -> WKNavigation { client.load(.request(request)) }

    /// Shows data.
    ///
    /// - Parameters:
    ///   - MIMEType: What the data are: "text/html".
    ///   - characterEncodingName: "utf-8".
    ///   - baseURL: What links and pictures are relative to.
    @discardableResult public func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        client.load(.data(data, mimeType: MIMEType, encoding: characterEncodingName, base: baseURL))
    }

    /// Shows an HTML text as if a request had led to it.
    @discardableResult public func loadSimulatedRequest(
        _ request: URLRequest, responseHTML string: String
    ) -> WKNavigation { client.load(.html(string, base: request.url)) }

    /// Shows data as if a request had led to them.
    @discardableResult public func loadSimulatedRequest(
        _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation {
        client.load(
            .data(
                data, mimeType: response.mimeType ?? "text/html", encoding: response.textEncodingName ?? "utf-8",
                base: request.url ?? .blankPage))
    }

    /// Loads the page again; nil where there is none.
    @discardableResult public func reload() -> WKNavigation? { client.reload(fromOrigin: false) }

    /// Loads the page again and nothing from a cache; nil where there is none.
    @discardableResult public func reloadFromOrigin() -> WKNavigation? { client.reload(fromOrigin: true) }

    /// Ends loading.
    public func stopLoading() { client.stop() }

    /// Goes to the page before this one; nil where there is none.
    @discardableResult public func goBack() -> WKNavigation? { client.go(by: -1) }

    /// Goes to the page after this one; nil where there is none.
    @discardableResult public func goForward() -> WKNavigation? { client.go(by: 1) }

    /// Goes to a page of the history; nil for one that is not in it.
    @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? {
        backForwardList.offset(of: item).flatMap(client.go(by:))
    }
}
