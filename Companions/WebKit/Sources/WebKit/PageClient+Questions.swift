import Foundation
import FoundationNetworking
import WebKitEngine
@_spi(Framework) import UIKit

/// What the page asks, and what becomes of it.
extension PageClient {
    func page(decides action: PageAction, then: @escaping @MainActor (PageVerdict) -> Void) {
        guard let view, let delegate = view.navigationDelegate else { return then(.allow) }
        let asked = WKNavigationAction(action, in: self)
        let decide: @MainActor (WKNavigationActionPolicy) -> Void = { policy in
            switch policy {
            case .allow: then(.allow)
            case .cancel:
                self.giveUp()
                then(.cancel)
            case .download:
                self.refuseDownload()
                then(.cancel)
            }
        }
        let once = Once("webView(_:decidePolicyFor:decisionHandler:)", decide)
        if Self.has(delegate, "decidePolicyFor: WebKit.WKNavigationAction", "preferences") {
            let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
            return delegate.webView(view, decidePolicyFor: asked, preferences: preferences) { policy, _ in
                once.call(policy)
            }
        }
        guard Self.has(delegate, "decidePolicyFor") else { return then(.allow) }
        delegate.webView(view, decidePolicyFor: asked) { once.call($0) }
    }

    func page(decides response: PageResponse, then: @escaping @MainActor (PageVerdict) -> Void) {
        let usual: PageVerdict = response.canShow ? .allow : .cancel
        guard let view, let delegate = view.navigationDelegate,
            Self.has(delegate, "decidePolicyFor: WebKit.WKNavigationResponse") || Self.has(delegate, "decidePolicyFor")
        else { return then(usual) }
        let once = Once<WKNavigationResponsePolicy>("webView(_:decidePolicyFor:decisionHandler:)") { policy in
            if policy == .download { self.refuseDownload() }
            then(policy == .allow ? .allow : .cancel)
        }
        delegate.webView(view, decidePolicyFor: WKNavigationResponse(response)) { once.call($0) }
    }

    /// Whether a delegate has a method of its own.
    private static func has(_ delegate: any WKNavigationDelegate, _ labels: String...) -> Bool {
        DelegateMethods.has(delegate, "webView", labels)
    }

    private func refuseDownload() {
        Findings.report(
            limit: "webkit.download", "WKWebView downloads nothing: the page was not left.",
            advice: "Answer .cancel and fetch the file with URLSession.")
    }

    func page(opens action: PageAction) {
        guard let view, let delegate = view.uiDelegate else { return }
        let other = delegate.webView(
            view, createWebViewWith: configuration.duplicate(), for: WKNavigationAction(action, in: self),
            windowFeatures: WKWindowFeatures())
        other?.load(action.request)
    }

    func page(asks dialog: PageDialog, then: @escaping @MainActor (PageDialogAnswer) -> Void) {
        guard let view, let delegate = view.uiDelegate else {
            switch dialog {
            case .alert: return then(.done)
            case .confirm: return then(.confirmed(false))
            case .prompt: return then(.entered(nil))
            case .leave: return then(.confirmed(true))
            }
        }
        switch dialog {
        case .alert(let message):
            let once = Once<Void>("webView(_:runJavaScriptAlertPanelWithMessage:…)") { then(.done) }
            delegate.webView(view, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: mainFrame) {
                once.call(())
            }
        case .confirm(let message):
            let once = Once<Bool>("webView(_:runJavaScriptConfirmPanelWithMessage:…)") { then(.confirmed($0)) }
            delegate.webView(view, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: mainFrame) {
                once.call($0)
            }
        case .prompt(let message, let text):
            let once = Once<String?>("webView(_:runJavaScriptTextInputPanelWithPrompt:…)") { then(.entered($0)) }
            delegate.webView(
                view, runJavaScriptTextInputPanelWithPrompt: message, defaultText: text, initiatedByFrame: mainFrame
            ) { once.call($0) }
        // iOS asks nobody either.
        case .leave: then(.confirmed(true))
        }
    }

    func page(challenges challenge: PageChallenge, then: @escaping @MainActor (URLCredential?) -> Void) {
        guard let view, let delegate = view.navigationDelegate else { return then(nil) }
        let space = URLProtectionSpace(
            host: challenge.host, port: challenge.port, protocol: "http", realm: challenge.realm,
            authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
        let asked = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: challenge.isRetry ? 1 : 0,
            failureResponse: nil, error: nil, sender: NobodysSender())
        let once = Once<URLCredential?>("webView(_:didReceive:completionHandler:)", then)
        delegate.webView(view, didReceive: asked) { disposition, credential in
            once.call(disposition == .useCredential ? credential : nil)
        }
    }
}

/// A handler that an app has to call once.
@MainActor private final class Once<Value> {
    private var handler: (@MainActor (Value) -> Void)?
    private let method: String

    init(_ method: String, _ handler: @escaping @MainActor (Value) -> Void) {
        self.method = method
        self.handler = handler
    }

    func call(_ value: Value) {
        guard let handler else {
            return Findings.report(
                mistake: "webkit.second-answer",
                "The completion handler passed to \(method) was called more than once.",
                advice: "Call it once, on every path.")
        }
        self.handler = nil
        handler(value)
    }

    isolated deinit {
        guard handler != nil else { return }
        Findings.report(
            mistake: "webkit.no-answer", "The completion handler passed to \(method) was not called.",
            advice: "Call it once, on every path.")
    }
}

/// The sender of challenges, whom nobody answers: the delegate's handler takes the answer.
private final class NobodysSender: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
