import Foundation
import FoundationNetworking

/// An object that answers the requests of a scheme of the app's own.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Called for each request; the answer goes to the task, at once or later.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Called when nobody needs the answer any more.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request that the app answers.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    /// What is asked for.
    var request: URLRequest { get }
    /// Takes the answer's head.
    func didReceive(_ response: URLResponse)
    /// Takes a part of the answer.
    func didReceive(_ data: Data)
    /// Ends the answer.
    func didFinish()
    /// Says that there is no answer.
    func didFailWithError(_ error: any Error)
}
