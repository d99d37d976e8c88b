import Foundation
import FoundationNetworking
import UIKitTesting
import XCTest

@testable import WebKit
@testable import WebKitEngine
@_spi(Framework) import UIKit

/// Pages in WPE WebKit; skipped where it is not installed.
@preconcurrency @MainActor final class RealPageTests: WebTestCase {
    override func setUp() async throws {
        try await super.setUp()
        WebEngines.shared.maker = nil
        for name in ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"] { unsetenv(name) }
        try XCTSkipIf(WebEngines.shared.make(for: .default()) is StillPage, "WPE WebKit is not installed")
    }

    private func shownView(_ configuration: WKWebViewConfiguration = WKWebViewConfiguration()) -> (
        WKWebView, NavigationRecorder
    ) {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), configuration: configuration)
        let recorder = NavigationRecorder { [unowned self] in events.append($0) }
        view.navigationDelegate = recorder
        let controller = UIViewController()
        screen.show(controller)
        controller.view.addSubview(view)
        return (view, recorder)
    }

    private static let page = """
        <html><head><title>One</title><meta name="viewport" content="width=device-width"></head>
        <body style="margin: 0; background: #00ff00"><a href="about:blank#two" style="display: block; height: 100px">Next</a>
        <input id="field" style="display: block; height: 40px; width: 200px"><div style="height: 3000px"></div></body></html>
        """

    /// The colour of a point of the view, as red, green and blue.
    private func colour(_ view: WKWebView, at point: CGPoint) throws -> [UInt8] {
        let image = try XCTUnwrap(view.pageView.layer.contents as! CGImage?)
        let scale = CGFloat(image.width) / view.bounds.width
        var pixel = [UInt8](repeating: 0, count: 4)
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        let part = try XCTUnwrap(
            image.cropping(to: CGRect(x: point.x * scale, y: point.y * scale, width: 1, height: 1)))
        context?.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context?.flush()
        return Array(pixel.prefix(3))
    }

    /// The older view's scripts answer before they return, also where its delegate is told something.
    func testTheOlderViewWaitsForItsScripts() throws {
        final class Asker: NSObject, UIWebViewDelegate {
            var title: String?
            func webViewDidFinishLoad(_ webView: UIWebView) {
                title = webView.stringByEvaluatingJavaScript(from: "document.title")
            }
        }
        let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let asker = Asker()
        view.delegate = asker
        let controller = UIViewController()
        screen.show(controller)
        controller.view.addSubview(view)
        view.loadHTMLString("<html><head><title>Old</title></head><body>Hello</body></html>", baseURL: nil)
        screen.runUntilIdle()
        XCTAssertEqual(asker.title, "Old")
        XCTAssertEqual(view.stringByEvaluatingJavaScript(from: "6 * 7"), "42")
        XCTAssertEqual(view.stringByEvaluatingJavaScript(from: "window.innerWidth"), "300")
        XCTAssertEqual(view.stringByEvaluatingJavaScript(from: "undefined"), "")
        XCTAssertNil(view.stringByEvaluatingJavaScript(from: "missing()"))
    }

    func testAPageIsLoadedAndDrawn() throws {
        let (view, recorder) = shownView()
        let navigation = view.loadHTMLString(Self.page, baseURL: nil)
        screen.runUntilIdle()
        expect("action -1 about:blank", "start", "commit", "finish")
        XCTAssertEqual(recorder.navigations.map { $0 === navigation }, [true, true, true])
        XCTAssertEqual(view.title, "One")
        XCTAssertEqual(view.estimatedProgress, 1)
        XCTAssertFalse(view.isLoading)
        XCTAssertEqual(view.scrollView.contentSize, CGSize(width: 300, height: 3140))
        XCTAssertEqual(try colour(view, at: CGPoint(x: 250, y: 300)), [0, 255, 0])
    }

    func testScriptsHaveValues() {
        let (view, recorder) = shownView()
        defer { withExtendedLifetime(recorder) {} }
        view.loadHTMLString(Self.page, baseURL: nil)
        screen.runUntilIdle()
        var values: [Any?] = []
        for script in ["1 + 1", "'a'", "[1, 'b']", "({a: true})", "null", "undefined", "document.title"] {
            view.evaluateJavaScript(script) { value, _ in values.append(value) }
        }
        var code: WKError.Code?
        view.evaluateJavaScript("missing.value") { _, error in code = (error as? WKError)?.code }
        screen.runUntilIdle()
        XCTAssertEqual(values.count, 7)
        XCTAssertEqual(values[0] as? Int, 2)
        XCTAssertEqual(values[1] as? String, "a")
        XCTAssertEqual((values[2] as? [Any])?.count, 2)
        XCTAssertEqual((values[3] as? [String: Any])?["a"] as? Bool, true)
        XCTAssertTrue(values[4] is NSNull)
        XCTAssertNil(values[5])
        XCTAssertEqual(values[6] as? String, "One")
        XCTAssertEqual(code, .javaScriptExceptionOccurred)
    }

    func testFunctionsGetArgumentsAndAreWaitedFor() {
        let (view, recorder) = shownView()
        defer { withExtendedLifetime(recorder) {} }
        var sum: Int?
        view.callAsyncJavaScript("return a + await Promise.resolve(2)", arguments: ["a": 40], in: nil, in: .page) {
            sum = try? $0.get() as? Int
        }
        screen.runUntilIdle()
        XCTAssertEqual(sum, 42)
    }

    func testMessagesAndAnswers() {
        final class Handler: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
            var bodies: [String] = []
            func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
                bodies.append("\(message.name) \(message.body)")
            }
            func userContentController(
                _ controller: WKUserContentController, didReceive message: WKScriptMessage,
                replyHandler: @escaping @MainActor (Any?, String?) -> Void
            ) { replyHandler("\(message.body)!", nil) }
        }
        let handler = Handler()
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(handler, name: "app")
        configuration.userContentController.addScriptMessageHandler(handler, contentWorld: .page, name: "ask")
        configuration.userContentController.addUserScript(
            WKUserScript(
                source: "webkit.messageHandlers.app.postMessage(document.title)", injectionTime: .atDocumentEnd,
                forMainFrameOnly: true))
        let (view, recorder) = shownView(configuration)
        defer { withExtendedLifetime(recorder) {} }
        view.loadHTMLString(Self.page, baseURL: nil)
        screen.runUntilIdle()
        XCTAssertEqual(handler.bodies, ["app One"])
        var answer: String?
        view.callAsyncJavaScript("return await webkit.messageHandlers.ask.postMessage('Hello')", in: nil, in: .page) {
            answer = try? $0.get() as? String
        }
        screen.runUntilIdle()
        XCTAssertEqual(answer, "Hello!")
    }

    func testAlerts() {
        final class Delegate: NSObject, WKUIDelegate {
            func webView(
                _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
                initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
            ) { completionHandler("\(prompt) \(defaultText ?? "-")") }
            func webView(
                _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
                initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
            ) { completionHandler(message == "Sure?") }
        }
        let (view, recorder) = shownView()
        let delegate = Delegate()
        defer { withExtendedLifetime((recorder, delegate)) {} }
        view.uiDelegate = delegate
        var answers: [Any] = []
        view.evaluateJavaScript("alert('Hi'); [prompt('Name', 'me'), confirm('Sure?'), confirm('No?')]") { value, _ in
            answers = value as? [Any] ?? []
        }
        screen.runUntilIdle()
        XCTAssertEqual(answers.first as? String, "Name me")
        XCTAssertEqual(answers.dropFirst().map { $0 as? Bool }, [true, false])
    }

    func testATapFollowsALink() {
        let (view, recorder) = shownView()
        view.loadHTMLString(Self.page.replacing("about:blank#two", with: "http://example.com/two"), baseURL: nil)
        screen.runUntilIdle()
        events = []
        recorder.action = .cancel
        view.pageView.whenTapped?(CGPoint(x: 20, y: 20))
        screen.runUntilIdle()
        expect("action 0 http://example.com/two")
    }

    func testTypingIntoAField() {
        let (view, recorder) = shownView()
        defer { withExtendedLifetime(recorder) {} }
        view.loadHTMLString(Self.page, baseURL: nil)
        screen.runUntilIdle()
        view.pageView.whenTapped?(CGPoint(x: 100, y: 120))
        screen.runUntilIdle()
        XCTAssertTrue(view.isFirstResponder)
        view.insertText("Añb")
        view.deleteBackward()
        screen.runUntilIdle()
        var text: String?
        view.evaluateJavaScript("document.getElementById('field').value") { value, _ in text = value as? String }
        screen.runUntilIdle()
        XCTAssertEqual(text, "Añ")
    }

    func testScrollingGoesBothWays() {
        let (view, recorder) = shownView()
        defer { withExtendedLifetime(recorder) {} }
        view.loadHTMLString(Self.page, baseURL: nil)
        screen.runUntilIdle()
        view.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        screen.runUntilIdle()
        var offset: Double?
        view.evaluateJavaScript("scrollY") { value, _ in offset = value as? Double }
        screen.runUntilIdle()
        XCTAssertEqual(offset, 500)
        view.evaluateJavaScript("scrollTo(0, 900)")
        screen.runUntilIdle()
        XCTAssertEqual(view.scrollView.contentOffset.y, 900)
    }

    func testSchemesOfTheApp() {
        final class Handler: NSObject, WKURLSchemeHandler {
            func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
                let data = Data("<title>\(task.request.url?.host ?? "-")</title>".utf8)
                task.didReceive(
                    URLResponse(
                        url: task.request.url!, mimeType: "text/html", expectedContentLength: data.count,
                        textEncodingName: "utf-8"))
                task.didReceive(data)
                task.didFinish()
            }
            func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {}
        }
        let configuration = WKWebViewConfiguration()
        let handler = Handler()
        configuration.setURLSchemeHandler(handler, forURLScheme: "house")
        let (view, recorder) = shownView(configuration)
        defer { withExtendedLifetime((recorder, handler)) {} }
        view.load(URLRequest(url: URL(string: "house://kitchen/")!))
        screen.runUntilIdle()
        XCTAssertEqual(view.title, "kitchen")
    }

    func testAPageThatIsClosedLeavesNothingToDrawInto() throws {
        for scheme in [nil, "house"] {
            let page = try XCTUnwrap(WebEngines.shared.make(for: .nonPersistent()) as? WPEPage)
            if let scheme { page.serve(scheme: scheme) { _ in } }
            func waitForTheLibrary() {
                let done = DispatchSemaphore(value: 0)
                page.library.call { done.signal() }
                done.wait()
            }
            page.show(true)
            waitForTheLibrary()
            XCTAssertNotNil(page.native?.surface)
            page.close()
            waitForTheLibrary()
            XCTAssertNil(page.native?.surface)
        }
    }

    func testCookies() {
        let cookie = HTTPCookie(properties: [.name: "a", .value: "b", .domain: "example.com", .path: "/"])!
        let data = WKWebsiteDataStore.nonPersistent()
        var found: [String] = []
        data.httpCookieStore.setCookie(cookie) {
            data.httpCookieStore.getAllCookies { found = $0.map { "\($0.name)=\($0.value)" } }
        }
        screen.runUntilIdle()
        XCTAssertEqual(found, ["a=b"])
    }

    func testFailures() {
        let (view, recorder) = shownView()
        defer { withExtendedLifetime(recorder) {} }
        view.load(URLRequest(url: URL(string: "http://127.0.0.1:47651/")!))
        screen.runUntilIdle()
        expect("action -1 http://127.0.0.1:47651/", "start", "no start NSURLErrorDomain -1004")
        view.load(URLRequest(url: URL(fileURLWithPath: "/missing.html")))
        screen.runUntilIdle()
        expect("action -1 file:///missing.html", "start", "no start NSURLErrorDomain -1100")
        view.load(URLRequest(url: URL(string: "http://missing.invalid/")!))
        screen.runUntilIdle()
        expect("action -1 http://missing.invalid/", "start", "no start NSURLErrorDomain -1003")
        view.load(URLRequest(url: URL(string: "nobody://example.com/")!))
        screen.runUntilIdle()
        expect("action -1 nobody://example.com/", "start", "no start NSURLErrorDomain -1002")
        XCTAssertNil(view.url)
    }
}
