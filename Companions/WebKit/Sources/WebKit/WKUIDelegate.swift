import Foundation
import UIKit

/// Whom a web view asks for what stands around a page: alerts and new windows. All of it is optional.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    /// Asked for a view that shows what a new window would; nil, as without the method, for none.
    ///
    /// - Parameter configuration: What the view has to be made with.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?

    /// Called when a script has closed the page.
    func webViewDidClose(_ webView: WKWebView)

    /// Called when a script tells the person something; the handler is to be called when that was read.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)

    /// Called when a script asks the person whether to do something.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void)

    /// Called when a script asks the person for a text; nil is the answer of somebody who gives none.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
}

extension WKUIDelegate {
    /// Makes no view.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }

    /// Does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}

    /// Goes on at once, as WebKit does for delegates without the method.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }

    /// Answers no, as WebKit does for delegates without the method.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
    ) { completionHandler(false) }

    /// Gives no text, as WebKit does for delegates without the method.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
    ) { completionHandler(nil) }
}
