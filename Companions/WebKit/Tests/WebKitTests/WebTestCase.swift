import UIKitTesting
import XCTest

@testable import WebKit
@testable import WebKitEngine
@_spi(Framework) import UIKit

/// Tests of web views on the double, in virtual time.
@preconcurrency @MainActor class WebTestCase: XCTestCase {
    private(set) var screen: TestScreen!
    private(set) var pages: [StillPage] = []
    var events: [String] = []

    override func setUp() async throws {
        __introduce(__WebKit.self, elements: ["wkWebView": WKWebView.self])
        screen = TestScreen()
        pages = []
        events = []
        WebEngines.shared.maker = { [unowned self] _, _ in
            let page = WebEngines.shared.still(nil)
            pages.append(page)
            return page
        }
    }

    /// Compares what was noted since the last comparison.
    func expect(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(events, expected, file: file, line: line)
        events = []
    }

    /// A view with a delegate that notes what it hears.
    func view() -> (WKWebView, NavigationRecorder) {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let recorder = NavigationRecorder { [unowned self] in events.append($0) }
        view.navigationDelegate = recorder
        return (view, recorder)
    }
}

/// A delegate that notes what it hears.
@MainActor final class NavigationRecorder: NSObject, WKNavigationDelegate {
    private let note: (String) -> Void
    var action = WKNavigationActionPolicy.allow
    var response = WKNavigationResponsePolicy.allow
    var navigations: [WKNavigation?] = []
    var error: NSError?

    init(_ note: @escaping (String) -> Void) { self.note = note }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        note(
            "action \(navigationAction.navigationType.rawValue) \(navigationAction.request.url?.absoluteString ?? "-")")
        decisionHandler(action)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        note("response \(navigationResponse.response.mimeType ?? "-")")
        decisionHandler(response)
    }

    private func note(_ event: String, _ navigation: WKNavigation?) {
        note(event)
        navigations.append(navigation)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        note("start", navigation)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note("commit", navigation) }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { note("finish", navigation) }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        self.error = error as NSError
        note("no start \((error as NSError).domain) \((error as NSError).code)", navigation)
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        self.error = error as NSError
        note("fail \((error as NSError).domain) \((error as NSError).code)", navigation)
    }
}
