import Foundation
import FoundationNetworking
import UIKitTesting
import XCTest

@testable import WebKit
@testable import WebKitEngine
@_spi(Framework) import UIKit

/// The older web view, which a newer one does the work of.
@preconcurrency @MainActor final class OldWebViewTests: WebTestCase {
    private let site = URL(string: "http://example.com/")!

    private func oldView() -> (UIWebView, OldRecorder) {
        let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let recorder = OldRecorder { [unowned self] in events.append($0) }
        view.delegate = recorder
        return (view, recorder)
    }

    func testAStringIsShown() {
        let (view, recorder) = oldView()
        defer { withExtendedLifetime(recorder) {} }
        view.loadHTMLString("<title>One</title><p>Hello", baseURL: site)
        XCTAssertTrue(view.isLoading)
        screen.runUntilIdle()
        expect("may 5 http://example.com/", "start", "finish")
        XCTAssertFalse(view.isLoading)
        XCTAssertEqual(view.request?.url, site)
        XCTAssertFalse(view.canGoBack)
    }

    func testWhatTheDelegateRefusesIsNotLoaded() {
        let (view, recorder) = oldView()
        recorder.allows = false
        view.loadRequest(URLRequest(url: site))
        screen.runUntilIdle()
        expect("may 5 http://example.com/")
        XCTAssertNil(view.request)
    }

    func testWhatTheNetworkHasNotFails() {
        let (view, recorder) = oldView()
        defer { withExtendedLifetime(recorder) {} }
        view.loadRequest(URLRequest(url: site))
        screen.runUntilIdle()
        expect("may 5 http://example.com/", "start", "fail NSURLErrorDomain -1009")
    }

    /// A delegate need have none of the methods.
    func testADelegateWithoutMethods() {
        final class Silent: NSObject, UIWebViewDelegate {}
        let view = UIWebView()
        let delegate = Silent()
        view.delegate = delegate
        view.loadHTMLString("<p>Hello", baseURL: site)
        screen.runUntilIdle()
        XCTAssertEqual(view.request?.url, site)
    }

    func testScriptsGiveTheirValueAtOnce() {
        let (view, recorder) = oldView()
        defer { withExtendedLifetime(recorder) {} }
        XCTAssertNil(view.stringByEvaluatingJavaScript(from: "1"))
        var sources: [String] = []
        pages[0].answer = {
            sources.append($0.source)
            return .success(.json("\"Title\""))
        }
        XCTAssertEqual(view.stringByEvaluatingJavaScript(from: "document.title"), "Title")
        XCTAssertEqual(
            sources, ["(v => v === undefined || v === null ? '' : String(v))(eval(\"document.title\"))"])
    }

    func testThePageFillsTheView() {
        let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.frame.size = CGSize(width: 200, height: 100)
        view.layoutIfNeeded()
        XCTAssertEqual(view.scrollView.superview?.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    }
}

@MainActor private final class OldRecorder: NSObject, UIWebViewDelegate {
    private let note: (String) -> Void
    var allows = true

    init(_ note: @escaping (String) -> Void) { self.note = note }

    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
        note("may \(navigationType.rawValue) \(request.url?.absoluteString ?? "-")")
        return allows
    }

    func webViewDidStartLoad(_ webView: UIWebView) { note("start") }

    func webViewDidFinishLoad(_ webView: UIWebView) { note("finish") }

    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
        note("fail \((error as NSError).domain) \((error as NSError).code)")
    }
}
