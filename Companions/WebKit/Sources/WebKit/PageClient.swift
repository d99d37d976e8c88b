import Foundation
import FoundationNetworking
import WebKitEngine
@_spi(Framework) import UIKit

/// What a web view has to do with its page: what it asks of the engine, and what it makes of what the engine tells.
@MainActor final class PageClient {
    let configuration: WKWebViewConfiguration
    weak var view: WKWebView?
    let engine: any PageEngine

    private(set) var state = PageState()
    private(set) var layout: PageLayout?
    private(set) var themeColor: UIColor?
    /// The sites whose pages were seen.
    private(set) var seenSites: Set<URL> = []

    /// What the app has asked for and the engine has not begun.
    private enum Pending {
        case none
        case asked(WKNavigation, URL)
    }

    private var pending = Pending.none
    /// The loading that is under way, or was the last.
    private var navigation: WKNavigation?
    private var work: OutsideWork?
    private var hasCommitted = false

    init(_ configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        engine = WebEngines.shared.make(for: configuration.websiteDataStore)
        engine.audience = self
        configuration.websiteDataStore.add(self)
        configuration.userContentController.add(self)
        for (scheme, handler) in configuration.handlers {
            engine.serve(scheme: scheme) { [weak self, weak handler] request in
                guard let self, let view, let handler else {
                    return request.finish(.failure(PageFailure(code: NSURLErrorCancelled, text: "cancelled", url: nil)))
                }
                handler.webView(view, start: SchemeTask(request))
            }
        }
    }

    func close() {
        work?.finish()
        engine.close()
    }

    var mainFrame: WKFrameInfo { WKFrameInfo(self, request: URLRequest(url: state.url ?? .blankPage)) }

    // MARK: State

    var url: URL? { if case .asked(_, let url) = pending { url } else { state.url } }
    var isLoading: Bool { if case .asked = pending { true } else { state.isLoading } }
    var progress: Double { if case .asked = pending { Self.firstProgress } else { state.progress } }

    /// What is loaded as soon as a page is asked for.
    private static let firstProgress = 0.1

    /// What observers can see, under Objective-C's names.
    private var observed: [(key: String, value: AnyHashable?)] {
        [
            ("title", state.title), ("URL", url), ("loading", isLoading), ("estimatedProgress", progress),
            ("canGoBack", !state.back.isEmpty), ("canGoForward", !state.forward.isEmpty),
            ("hasOnlySecureContent", state.isSecure),
        ]
    }

    /// Makes a change and tells those who observe the view's properties.
    private func change(_ make: () -> Void) {
        guard let view else { return make() }
        // Observers are told the values before and after: so the change is made between the two.
        let before = (pending, state)
        let old = observed
        make()
        let after = (pending, state)
        let keys = zip(old, observed).filter { $0.value != $1.value }.flatMap { old, _ in
            old.key == "URL" ? ["URL", "url"] : [old.key]
        }
        (pending, state) = before
        for key in keys { view.willChangeValue(forKey: key) }
        (pending, state) = after
        view.backForwardList.update(state)
        for key in keys.reversed() { view.didChangeValue(forKey: key) }
    }

    // MARK: Loading

    func load(_ content: PageContent) -> WKNavigation {
        let navigation = expect(content.url)
        engine.load(content)
        return navigation
    }

    func reload(fromOrigin: Bool) -> WKNavigation? {
        guard let url else { return nil }
        let navigation = expect(url)
        engine.reload(fromOrigin: fromOrigin)
        return navigation
    }

    func go(by offset: Int) -> WKNavigation? {
        let entries = offset < 0 ? state.back.reversed() : state.forward
        guard offset != 0, entries.indices.contains(abs(offset) - 1) else { return nil }
        let navigation = expect(entries[abs(offset) - 1].url)
        engine.go(by: offset)
        return navigation
    }

    func stop() {
        change { pending = .none }
        engine.stop()
    }

    private func expect(_ url: URL) -> WKNavigation {
        // The app may have changed the preferences since.
        applySettings()
        let navigation = WKNavigation()
        change { pending = .asked(navigation, url) }
        return navigation
    }

    /// The navigation of what is decided or has begun: the one that the app has asked for, or a new one.
    private func begin() {
        if case .asked(let asked, _) = pending { navigation = asked } else { navigation = WKNavigation() }
        hasCommitted = false
        change { pending = .none }
    }

    /// Drops what the app has asked for: its delegate does not allow it.
    func giveUp() { change { pending = .none } }

    // MARK: What the app wants of pages

    func applySettings() {
        guard let view else { return }
        var settings = PageSettings()
        let preferences = configuration.preferences
        settings.runsScripts =
            preferences.javaScriptEnabled && configuration.defaultWebpagePreferences?.allowsContentJavaScript != false
        settings.opensWindows = preferences.javaScriptCanOpenWindowsAutomatically
        settings.minimumFontSize = preferences.minimumFontSize
        settings.userAgent = view.customUserAgent ?? Self.userAgent(configuration.applicationNameForUserAgent)
        settings.zoom = view.pageZoom
        settings.isInspectable = view.isInspectable
        settings.isTransparent = !view.isOpaque
        settings.allowsFilesFromFiles = preferences.allowsFilesFromFiles
        settings.allowsFilesToReadAll = configuration.allowsFilesToReadAll
        engine.set(settings)
    }

    /// What pages are told: the names of iOS and of WebKit, and the app's own addition.
    private static func userAgent(_ addition: String?) -> String {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let version = UIDevice.current.systemVersion.replacing(".", with: "_")
        let device = isPad ? "iPad; CPU OS \(version)" : "iPhone; CPU iPhone OS \(version)"
        return "Mozilla/5.0 (\(device) like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            + (addition ?? "Mobile/15E148")
    }

    func applyContent() {
        let controller = configuration.userContentController
        engine.setContent(
            scripts: controller.userScripts.map(\.page),
            handlers: controller.handlers.keys.sorted { ($0.name, $0.world ?? "") < ($1.name, $1.world ?? "") })
    }

    func visibilityMayHaveChanged() { engine.show(view?.window != nil) }

    func run(_ script: PageScript, then: @escaping @MainActor (ScriptOutcome) -> Void) {
        engine.run(script) { then(ScriptOutcome($0)) }
    }
}

// MARK: What the page tells

extension PageClient: PageAudience {
    func page(did event: PageEvent) {
        guard let view else { return }
        let delegate = view.navigationDelegate
        switch event {
        case .started:
            begin()
            delegate?.webView(view, didStartProvisionalNavigation: navigation)
        case .redirected:
            delegate?.webView(view, didReceiveServerRedirectForProvisionalNavigation: navigation)
        case .committed:
            hasCommitted = true
            if let url = state.url, let host = url.host, let site = URL(string: "\(url.scheme ?? "http")://\(host)/") {
                seenSites.insert(site)
            }
            view.scrollToTop()
            delegate?.webView(view, didCommit: navigation)
        case .finished:
            delegate?.webView(view, didFinish: navigation)
        case .failed(let failure, let isProvisional):
            change { pending = .none }
            if isProvisional && !hasCommitted {
                delegate?.webView(view, didFailProvisionalNavigation: navigation, withError: failure.error)
            } else {
                delegate?.webView(view, didFail: navigation, withError: failure.error)
            }
        }
    }

    func page(isNow state: PageState) { change { self.state = state } }

    func page(draws picture: PagePicture) {
        guard let view else { return }
        view.pageView.show(picture)
        view.layOutPage()
    }

    func page(measures layout: PageLayout) {
        self.layout = layout
        view?.pageDidMeasure(layout)
    }

    func page(isBusy: Bool) {
        work?.finish()
        work = isBusy ? OutsideWork(patience: Self.patience) : nil
    }

    /// How many seconds of real time somebody who waits for the app waits for its page.
    private static let patience = 20.0

    func pageDidClose() { if let view { view.uiDelegate?.webViewDidClose(view) } }

    func pageProcessDidEnd() {
        if let view { view.navigationDelegate?.webViewWebContentProcessDidTerminate(view) }
    }

    func page(posts message: PageMessage) {
        let controller = configuration.userContentController
        guard let handler = controller.handlers[message.handler] else { return }
        let posted = WKScriptMessage(JSONText.value(message.body) ?? NSNull(), message.handler, self)
        switch handler {
        case .plain(let handler): handler.userContentController(controller, didReceive: posted)
        case .replying(let handler):
            handler.userContentController(controller, didReceive: posted) { value, error in
                if let error { return message.reply?(.failure(PageScriptFailure(message: error))) ?? () }
                guard let text = JSONText.text(value) else {
                    let problem = "The reply has a type that JavaScript has not"
                    return message.reply?(.failure(PageScriptFailure(message: problem))) ?? ()
                }
                message.reply?(.success(text))
            }
        }
    }
}

extension PageFailure {
    /// The error that apps get.
    var error: NSError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        if let url {
            info[NSURLErrorFailingURLErrorKey] = url
            info["NSErrorFailingURLStringKey"] = url.absoluteString
        }
        return NSError(domain: domain, code: code, userInfo: info)
    }
}
