import Foundation
import FoundationNetworking
import WebKitEngine
@_spi(Framework) import UIKit

/// A view that shows web pages: the older form of `WKWebView`, which does its work.
///
/// Apps get it with `import UIKit`, as on iOS.
open class UIWebView: UIView {
    /// Why a page is about to go elsewhere.
    @frozen public enum NavigationType: Int, Sendable {
        case linkClicked = 0, formSubmitted, backForward, reload, formResubmitted, other
    }

    /// The methods that apps name by selector, as in `#selector(UIWebView.goBack)`.
    open class override var __objectiveC: ObjectiveCTable {
        func view(_ object: AnyObject) -> UIWebView { unsafeDowncast(object, to: UIWebView.self) }
        return ObjectiveCTable(
            super.__objectiveC, name: "UIWebView",
            methods: [
                "goBack": { object, _ in view(object).goBack() },
                "goForward": { object, _ in view(object).goForward() },
                "reload": { object, _ in view(object).reload() },
                "stopLoading": { object, _ in view(object).stopLoading() },
                // The control that sends the action comes along.
                "goBack:": { object, _ in view(object).goBack() },
                "goForward:": { object, _ in view(object).goForward() },
                "reload:": { object, _ in view(object).reload() },
                "stopLoading:": { object, _ in view(object).stopLoading() },
            ])
    }

    private lazy var listener = WebViewListener(self)
    let page: WKWebView

    /// Makes a web view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        page = WKWebView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        setUp()
    }

    /// Makes a web view of no size.
    public convenience init() { self.init(frame: .zero) }

    /// Makes a web view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        page = WKWebView(frame: .zero)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        page.frame = bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.navigationDelegate = listener
        page.uiDelegate = listener
        super.addSubview(page)
        setContentWidth()
    }

    /// Whom the view asks where it may go, and tells how loading goes on; not kept alive.
    open weak var delegate: (any UIWebViewDelegate)?

    /// The scroll view that the page is in.
    open var scrollView: UIScrollView { page.scrollView }

    // MARK: Loading

    /// Loads what a request leads to.
    open func loadRequest(_ request: URLRequest) { page.load(request) }

    /// Shows an HTML text.
    ///
    /// - Parameter baseURL: What the text's links and pictures are relative to.
    open func loadHTMLString(_ string: String, baseURL: URL?) { page.loadHTMLString(string, baseURL: baseURL) }

    /// Shows data.
    ///
    /// - Parameters:
    ///   - MIMEType: What the data are: "text/html".
    ///   - textEncodingName: "utf-8".
    ///   - baseURL: What links and pictures are relative to.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        page.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL)
    }

    /// What the page that is shown, or loaded, was asked for with; nil before the first.
    open var request: URLRequest? { listener.request }

    /// Loads the page again.
    open func reload() { page.reload() }

    /// Ends loading.
    open func stopLoading() { page.stopLoading() }

    /// Goes to the page before this one.
    open func goBack() { page.goBack() }

    /// Goes to the page after this one.
    open func goForward() { page.goForward() }

    /// Whether there is a page before this one.
    open var canGoBack: Bool { page.canGoBack }

    /// Whether there is a page after this one.
    open var canGoForward: Bool { page.canGoForward }

    /// Whether a page is loaded.
    open var isLoading: Bool { page.isLoading }

    /// Runs a script in the page and waits for the value of its last expression, ten seconds at most.
    ///
    /// - Returns: The value as text; nil where the script fails or takes longer.
    open func stringByEvaluatingJavaScript(from script: String) -> String? {
        // Scripts make the text themselves: theirs is that of a number or a list in JavaScript.
        let source = JSONText.text(script).map { "(v => v === undefined || v === null ? '' : String(v))(eval(\($0)))" }
        guard let source, case .success(.json(let text)) = page.client.engine.runNow(PageScript(source: source)) else {
            return nil
        }
        return JSONText.value(text) as? String
    }

    // MARK: Behaviour

    /// Whether a page that was made for a wider screen is made smaller until it fits; else it is as wide as the view.
    open var scalesPageToFit = false { didSet { setContentWidth() } }

    /// What is made a link by what it looks like: nothing is.
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber

    /// Whether films play where they are in the page.
    open var allowsInlineMediaPlayback: Bool {
        get { page.client.configuration.allowsInlineMediaPlayback }
        set { page.client.configuration.allowsInlineMediaPlayback = newValue }
    }

    /// Whether films and sounds play only when the person asks for it.
    open var mediaPlaybackRequiresUserAction: Bool {
        get { page.client.configuration.mediaTypesRequiringUserActionForPlayback != [] }
        set { page.client.configuration.mediaTypesRequiringUserActionForPlayback = newValue ? .all : [] }
    }

    /// Whether films may be shown on another screen; there is none.
    open var mediaPlaybackAllowsAirPlay: Bool {
        get { page.client.configuration.allowsAirPlayForMediaPlayback }
        set { page.client.configuration.allowsAirPlayForMediaPlayback = newValue }
    }

    /// Whether films may play over other apps; none does.
    open var allowsPictureInPictureMediaPlayback: Bool {
        get { page.client.configuration.allowsPictureInPictureMediaPlayback }
        set { page.client.configuration.allowsPictureInPictureMediaPlayback = newValue }
    }

    /// Whether a page is shown only when all of it is there; it has no effect.
    open var suppressesIncrementalRendering: Bool {
        get { page.client.configuration.suppressesIncrementalRendering }
        set { page.client.configuration.suppressesIncrementalRendering = newValue }
    }

    /// Whether the keyboard comes only when the person taps what takes text; scripts bring it, too.
    open var keyboardDisplayRequiresUserAction = true

    /// Whether a long press on a link shows where the link leads; no press does here.
    open var allowsLinkPreview: Bool {
        get { page.allowsLinkPreview }
        set { page.allowsLinkPreview = newValue }
    }

    /// Gives pages the view's own width, where they are not to be made smaller.
    private func setContentWidth() {
        let content = page.client.configuration.userContentController
        content.removeAllUserScripts()
        guard !scalesPageToFit else { return }
        let source = """
            if (!document.querySelector("meta[name=viewport]")) {
                const viewport = document.createElement("meta");
                viewport.name = "viewport";
                viewport.content = "width=device-width";
                (document.head || document.documentElement).appendChild(viewport);
            }
            """
        content.addUserScript(WKUserScript(source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    }

    // MARK: The view

    open override var isOpaque: Bool { didSet { page.isOpaque = isOpaque } }

    open override var backgroundColor: UIColor? { didSet { page.backgroundColor = backgroundColor } }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        if let scales = nib.bool("scalesPageToFit") { scalesPageToFit = scales }
        if let allows = nib.bool("allowsInlineMediaPlayback") { allowsInlineMediaPlayback = allows }
        if let requires = nib.bool("mediaPlaybackRequiresUserAction") { mediaPlaybackRequiresUserAction = requires }
        if let allows = nib.bool("mediaPlaybackAllowsAirPlay") { mediaPlaybackAllowsAirPlay = allows }
        if let requires = nib.bool("keyboardDisplayRequiresUserAction") { keyboardDisplayRequiresUserAction = requires }
        if let suppresses = nib.bool("suppressesIncrementalRendering") { suppressesIncrementalRendering = suppresses }
        if let allows = nib.bool("allowsLinkPreview") { allowsLinkPreview = allows }
        // What is made a link in a page is the engine's to know, and it makes none.
        _ = nib.child("dataDetectorType")
    }
}

/// Whom a web view asks where it may go, and tells how loading goes on. All of it is optional.
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Asked before a page goes anywhere; without the method it may.
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool

    /// Called when a page is asked for.
    func webViewDidStartLoad(_ webView: UIWebView)

    /// Called when all of a page is there.
    func webViewDidFinishLoad(_ webView: UIWebView)

    /// Called when a page, or a part of it, has not come.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    /// Lets it.
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool { true }

    /// Does nothing.
    public func webViewDidStartLoad(_ webView: UIWebView) {}

    /// Does nothing.
    public func webViewDidFinishLoad(_ webView: UIWebView) {}

    /// Does nothing.
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// Hears of a page for the older view.
@MainActor private final class WebViewListener: NSObject, WKNavigationDelegate, WKUIDelegate {
    private weak var view: UIWebView?
    private(set) var request: URLRequest?

    init(_ view: UIWebView) { self.view = view }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        guard let view else { return decisionHandler(.cancel) }
        let kind = UIWebView.NavigationType(navigationAction.navigationType)
        let isAllowed =
            view.delegate?.webView(view, shouldStartLoadWith: navigationAction.request, navigationType: kind) ?? true
        if isAllowed, navigationAction.targetFrame?.isMainFrame != false { request = navigationAction.request }
        decisionHandler(isAllowed ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        view.map { $0.delegate?.webViewDidStartLoad($0) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        view.map { $0.delegate?.webViewDidFinishLoad($0) }
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        view.map { $0.delegate?.webView($0, didFailLoadWithError: error) }
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        view.map { $0.delegate?.webView($0, didFailLoadWithError: error) }
    }

    /// What would be in a new window comes in this one.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        webView.load(navigationAction.request)
        return nil
    }

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
    ) {
        ask(message, in: webView, answers: [("Close", .cancel)]) { _ in completionHandler() }
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        ask(message, in: webView, answers: [("Cancel", .cancel), ("OK", .default)]) { completionHandler($0 == 1) }
    }

    /// Shows an alert of the page's; without a controller that could show it the first answer counts.
    private func ask(
        _ message: String, in webView: WKWebView, answers: [(String, UIAlertAction.Style)],
        then: @escaping @MainActor (Int) -> Void
    ) {
        var presenter = webView.window?.rootViewController
        while let next = presenter?.presentedViewController { presenter = next }
        guard let presenter else { return then(0) }
        let alert = UIAlertController(title: webView.url?.host, message: message, preferredStyle: .alert)
        for (index, (title, style)) in answers.enumerated() {
            alert.addAction(UIAlertAction(title: title, style: style) { _ in then(index) })
        }
        presenter.present(alert, animated: true)
    }
}

extension UIWebView.NavigationType {
    fileprivate init(_ type: WKNavigationType) {
        self =
            switch type {
            case .linkActivated: .linkClicked
            case .formSubmitted: .formSubmitted
            case .backForward: .backForward
            case .reload: .reload
            case .formResubmitted: .formResubmitted
            case .other: .other
            }
    }
}
