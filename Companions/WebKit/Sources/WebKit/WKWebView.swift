import Foundation
import FoundationNetworking
import WebKitEngine
@_spi(Framework) import UIKit

/// A view that shows web pages, loads them and keeps their history.
open class WKWebView: UIView {
    /// The methods that apps name by selector, as in `#selector(WKWebView.reload)`.
    open class override var __objectiveC: ObjectiveCTable {
        func view(_ object: AnyObject) -> WKWebView { unsafeDowncast(object, to: WKWebView.self) }
        return ObjectiveCTable(
            super.__objectiveC, name: "WKWebView",
            methods: [
                "goBack": { object, _ in view(object).goBack() },
                "goForward": { object, _ in view(object).goForward() },
                "reload": { object, _ in view(object).reload() },
                "reloadFromOrigin": { object, _ in view(object).reloadFromOrigin() },
                "stopLoading": { object, _ in view(object).stopLoading() },
                "goBack:": { object, _ in view(object).goBack() },
                "goForward:": { object, _ in view(object).goForward() },
                "reload:": { object, _ in view(object).reload() },
                "reloadFromOrigin:": { object, _ in view(object).reloadFromOrigin() },
                "stopLoading:": { object, _ in view(object).stopLoading() },
            ])
    }

    // See PageClient.swift.
    let client: PageClient
    let pageView = PageView()
    let pageScrollView = PageScrollView()

    /// Makes a web view.
    ///
    /// - Parameters:
    ///   - frame: In the superview's coordinates, in points.
    ///   - configuration: How pages behave; the view keeps a copy.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        client = PageClient(configuration.duplicate())
        super.init(frame: frame)
        setUpPage()
    }

    /// Makes a web view with a frame in its superview's coordinates, in points, and the usual configuration.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// Makes a web view of no size and the usual configuration.
    public convenience init() { self.init(frame: .zero) }

    /// Makes a web view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        client = PageClient(WKWebViewConfiguration())
        super.init(coder: coder)
        setUpPage()
    }

    isolated deinit { client.close() }

    /// A copy of the configuration that the view was made with. What belongs to it and is an object, such as the scripts, is
    /// shared with other views.
    open var configuration: WKWebViewConfiguration { client.configuration.duplicate() }

    /// Whom the view asks where it may go, and tells how loading goes on; not kept alive.
    open weak var navigationDelegate: (any WKNavigationDelegate)?

    /// Whom the view asks for alerts and new windows; not kept alive.
    open weak var uiDelegate: (any WKUIDelegate)?

    /// The scroll view that the page is in.
    open var scrollView: UIScrollView { pageScrollView }

    /// The pages that were seen before and after this one.
    public let backForwardList = WKBackForwardList()

    // MARK: State

    /// The page's title; empty before the first page. Can be observed.
    open var title: String? { client.state.title }

    /// The page's address, and that of the next from when it is loaded on; nil before the first page. Can be observed.
    open var url: URL? { client.url }

    /// Whether a page is loaded. Can be observed.
    open var isLoading: Bool { client.isLoading }

    /// The part of the page that is loaded, from 0 to 1. Can be observed.
    open var estimatedProgress: Double { client.progress }

    /// Whether all of the page came over connections that nobody can read. Can be observed.
    open var hasOnlySecureContent: Bool { client.state.isSecure }

    /// Whether there is a page before this one. Can be observed.
    open var canGoBack: Bool { !client.state.back.isEmpty }

    /// Whether there is a page after this one. Can be observed.
    open var canGoForward: Bool { !client.state.forward.isEmpty }

    /// The colour that the page gives to what is around it, by its `theme-color`; nil where it gives none. Can be observed.
    open var themeColor: UIColor? { client.themeColor }

    /// The state of the page's sound and camera: there are none.
    open var microphoneCaptureState: WKMediaCaptureState { .none }

    /// The state of the page's camera: there is none.
    open var cameraCaptureState: WKMediaCaptureState { .none }

    // MARK: Behaviour

    /// Whether a swipe from the left edge goes back, and one from the right edge forward.
    open var allowsBackForwardNavigationGestures = false { didSet { updateEdgeSwipes() } }

    /// What pages are told that the browser is called; nil for the usual name.
    open var customUserAgent: String? { didSet { client.applySettings() } }

    /// Whether a long press on a link shows where the link leads; no press does here.
    open var allowsLinkPreview = true

    /// Whether a browser's tools may look into the page.
    open var isInspectable = false { didSet { client.applySettings() } }

    /// The size of the page's content, 1 for its own.
    open var pageZoom: CGFloat = 1 { didSet { client.applySettings() } }

    /// Whether the view's own search bar may look for text in the page.
    open var isFindInteractionEnabled = false {
        didSet {
            guard isFindInteractionEnabled else { return }
            Findings.report(
                limit: "webkit.find-interaction", "WKWebView has no search bar of its own.",
                advice: "Look for text with find(_:configuration:completionHandler:).")
        }
    }

    /// The kind of media that pages are shown for, such as "print"; nil for the screen's.
    open var mediaType: String? {
        didSet {
            guard mediaType != nil else { return }
            Findings.report(
                limit: "webkit.media-type", "WKWebView shows pages as for a screen: mediaType has no effect.",
                advice: "Leave mediaType nil.")
        }
    }

    /// The colour behind the page, where content that has been scrolled too far leaves a gap.
    open var underPageBackgroundColor: UIColor! {
        get { pageScrollView.backgroundColor ?? .systemBackground }
        set { pageScrollView.backgroundColor = newValue }
    }

    open override var isOpaque: Bool {
        didSet {
            pageView.isOpaque = isOpaque
            client.applySettings()
        }
    }

    open override var backgroundColor: UIColor? {
        didSet { pageScrollView.backgroundColor = backgroundColor }
    }

    /// Whether a scheme is the view's own, which no handler may take.
    ///
    /// - Parameter urlScheme: Without a colon: "https".
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "ws", "wss", "ftp", "javascript"]
            .contains(urlScheme.lowercased())
    }

    // MARK: The view

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutPage()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        client.visibilityMayHaveChanged()
    }

    open override var canBecomeFirstResponder: Bool { true }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        decodePage(nib)
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = client.state.title.isEmpty ? nil : client.state.title
    }
}

/// What a page does with the camera or the microphone.
@frozen public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }
