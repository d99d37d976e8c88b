import Foundation
import FoundationNetworking
import UIKitTesting
import XCTest

@testable import WebKit
@testable import WebKitEngine
@_spi(Framework) import UIKit

@preconcurrency @MainActor final class NavigationTests: WebTestCase {
    private let site = URL(string: "http://example.com/")!

    // MARK: The order

    func testAStringIsShown() {
        let (view, recorder) = view()
        let navigation = view.loadHTMLString("<title>One</title><p>Hello", baseURL: site)
        expect()
        screen.runUntilIdle()
        expect("action -1 http://example.com/", "start", "commit", "finish")
        XCTAssertEqual(view.title, "One")
        XCTAssertEqual(view.url, site)
        XCTAssertEqual(recorder.navigations.map { $0 === navigation }, [true, true, true])
    }

    func testAFileIsAskedForAndAnswered() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).html")
        try Data("<title>File</title>".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (view, recorder) = view()
        defer { withExtendedLifetime(recorder) {} }
        view.loadFileURL(file, allowingReadAccessTo: file.deletingLastPathComponent())
        screen.runUntilIdle()
        expect("action -1 \(file.absoluteString)", "start", "response text/html", "commit", "finish")
    }

    func testWhatTheDelegateDoesNotAllowIsNotLoaded() {
        let (view, recorder) = view()
        recorder.action = .cancel
        view.load(URLRequest(url: site))
        XCTAssertTrue(view.isLoading)
        XCTAssertEqual(view.url, site)
        screen.runUntilIdle()
        expect("action -1 http://example.com/")
        XCTAssertFalse(view.isLoading)
        XCTAssertNil(view.url)
    }

    func testWhatTheNetworkHasNotFails() {
        let (view, recorder) = view()
        view.load(URLRequest(url: site))
        screen.runUntilIdle()
        expect("action -1 http://example.com/", "start", "no start NSURLErrorDomain -1009")
        XCTAssertEqual(recorder.error?.localizedDescription, "The Internet connection appears to be offline.")
        XCTAssertEqual(recorder.error?.userInfo[NSURLErrorFailingURLErrorKey] as? URL, site)
        XCTAssertNil(view.url)
    }

    func testAMissingFileFails() {
        let (view, recorder) = view()
        defer { withExtendedLifetime(recorder) {} }
        view.load(URLRequest(url: URL(fileURLWithPath: "/missing.html")))
        screen.runUntilIdle()
        expect("action -1 file:///missing.html", "start", "no start NSURLErrorDomain -1100")
    }

    func testAnAnswerThatIsNotWantedInterruptsTheFrame() throws {
        let (view, recorder) = view()
        recorder.response = .cancel
        view.load(URLRequest(url: URL(fileURLWithPath: #filePath)))
        screen.runUntilIdle()
        let file = URL(fileURLWithPath: #filePath).absoluteString
        expect("action -1 \(file)", "start", "response text/plain", "no start WebKitErrorDomain 102")
    }

    func testStoppingCancels() {
        let (view, recorder) = view()
        defer { withExtendedLifetime(recorder) {} }
        view.loadHTMLString("Hello", baseURL: nil)
        view.stopLoading()
        screen.runUntilIdle()
        XCTAssertFalse(view.isLoading)
        expect()
    }

    // MARK: History

    func testGoingBackAndForward() {
        let (view, recorder) = view()
        for name in ["One", "Two", "Three"] {
            view.loadHTMLString("<title>\(name)</title>", baseURL: URL(string: "http://example.com/\(name)"))
            screen.runUntilIdle()
        }
        XCTAssertEqual(view.backForwardList.backList.map(\.title), ["One", "Two"])
        let first = view.backForwardList.backList[0]
        events = []
        recorder.navigations = []
        let navigation = view.go(to: first)
        screen.runUntilIdle()
        expect("action 2 http://example.com/One", "start", "commit", "finish")
        XCTAssertTrue(recorder.navigations.allSatisfy { $0 === navigation })
        XCTAssertTrue(view.backForwardList.currentItem === first)
        XCTAssertFalse(view.canGoBack)
        XCTAssertTrue(view.canGoForward)
        XCTAssertNil(view.goBack())
        XCTAssertNotNil(view.goForward())
        screen.runUntilIdle()
        XCTAssertEqual(view.title, "Two")
        XCTAssertEqual(view.backForwardList.forwardItem?.url.lastPathComponent, "Three")
    }

    // MARK: What outlives what

    func testCookiesOfAStoreThatIsGone() throws {
        let cookies = WKWebsiteDataStore.nonPersistent().httpCookieStore
        let cookie = try XCTUnwrap(
            HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.com", .path: "/"]))
        cookies.setCookie(cookie) { [unowned self] in events.append("set") }
        cookies.delete(cookie) { [unowned self] in events.append("deleted") }
        cookies.getAllCookies { [unowned self] in events.append("\($0.count)") }
        screen.runUntilIdle()
        expect("set", "deleted", "0")
    }

    func testRepliesThatJavaScriptHasNotFail() {
        final class Handler: NSObject, WKScriptMessageHandlerWithReply {
            var replies: [Any?] = []
            func userContentController(
                _ controller: WKUserContentController, didReceive message: WKScriptMessage,
                replyHandler: @escaping @MainActor (Any?, String?) -> Void
            ) { replyHandler(replies.removeFirst(), nil) }
        }
        let (view, recorder) = view()
        defer { withExtendedLifetime(recorder) {} }
        let handler = Handler()
        handler.replies = ["text", nil, NSObject()]
        view.client.configuration.userContentController.addScriptMessageHandler(
            handler, contentWorld: .page, name: "ask")
        let asked = PageHandler(name: "ask", world: WKContentWorld.page.engineName, replies: true)
        for _ in 0..<3 {
            view.client.page(
                posts: PageMessage(handler: asked, body: "1") { [unowned self] in
                    switch $0 {
                    case .success(let text): events.append(text)
                    case .failure: events.append("failure")
                    }
                })
        }
        expect("\"text\"", "null", "failure")
    }

    // MARK: Observing

    func testProgressAndTheRestCanBeObserved() {
        let (view, recorder) = view()
        defer { withExtendedLifetime(recorder) {} }
        let observations = [
            view.observe(\.estimatedProgress, options: .new) { [unowned self] _, change in
                events.append("progress \(change.newValue ?? -1)")
            },
            view.observe(\.isLoading) { [unowned self] view, _ in events.append("loading \(view.isLoading)") },
            view.observe(\.title) { [unowned self] view, _ in events.append("title \(view.title ?? "-")") },
            view.observe(\.url) { [unowned self] view, _ in events.append("url \(view.url?.path ?? "-")") },
            view.observe(\.canGoBack) { [unowned self] view, _ in events.append("back \(view.canGoBack)") },
        ]
        view.navigationDelegate = nil
        view.loadHTMLString("<title>One</title>", baseURL: site)
        expect("progress 0.1", "loading true", "url /")
        screen.runUntilIdle()
        expect("progress 0.5", "progress 1.0", "loading false", "title One")
        view.loadHTMLString("<title>Two</title>", baseURL: site)
        screen.runUntilIdle()
        XCTAssertTrue(events.contains("back true"))
        withExtendedLifetime(observations) {}
    }

    func testObserversByName() {
        final class Observer: NSObject, ObjectiveCExposed {
            var keys: [String] = []
            static var __objectiveC: ObjectiveCTable {
                ObjectiveCTable(
                    name: "Observer",
                    methods: [
                        "observeValueForKeyPath:ofObject:change:context:": { object, arguments in
                            let change = arguments[2] as? [NSKeyValueChangeKey: Any]
                            let value = change?[.newKey]
                            let new = (value as? URL)?.path ?? (value as? String) ?? value.map { "\($0)" } ?? "-"
                            unsafeDowncast(object, to: Observer.self).keys.append("\(arguments[0] ?? "-") \(new)")
                            return nil
                        }
                    ])
            }
        }
        let (view, recorder) = view()
        defer { withExtendedLifetime(recorder) {} }
        let observer = Observer()
        for key in ["estimatedProgress", "loading", "title", "URL"] {
            view.addObserver(observer, forKeyPath: key, options: .new, context: nil)
        }
        view.loadHTMLString("<title>One</title>", baseURL: site)
        screen.runUntilIdle()
        XCTAssertEqual(
            observer.keys,
            [
                "estimatedProgress 0.1", "loading 1", "URL /", "estimatedProgress 0.5",
                "estimatedProgress 1", "loading 0", "title One",
            ])
        for key in ["estimatedProgress", "loading", "title", "URL"] { view.removeObserver(observer, forKeyPath: key) }
    }
}
