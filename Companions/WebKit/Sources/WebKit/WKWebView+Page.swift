import Foundation
import WebKitEngine
@_spi(Framework) import UIKit

/// How the page lies in the view.
extension WKWebView {
    func setUpPage() {
        client.view = self
        pageScrollView.frame = bounds
        pageScrollView.backgroundColor = .white
        pageScrollView.alwaysBounceVertical = true
        addSubview(pageScrollView)
        pageScrollView.addSubview(pageView)
        pageScrollView.whenMoved = { [weak self] in self?.layOutPage() }
        pageView.whenTapped = { [weak self] in self?.tapPage(at: $0) }
        pageView.whenFollowed = { [weak self] in self?.client.engine.follow($0) }
        client.applySettings()
        client.applyContent()
    }

    /// Puts what is drawn where it is seen, and tells the engine.
    func layOutPage() {
        if pageScrollView.frame != bounds { pageScrollView.frame = bounds }
        if let height = pageView.textHeight(forWidth: bounds.width) {
            setContentSize(CGSize(width: bounds.width, height: height))
            pageView.frame = CGRect(origin: .zero, size: pageScrollView.contentSize)
            return
        }
        let size = bounds.size
        client.engine.resize(to: size, scale: traitCollection.displayScale)
        let limit = CGPoint(
            x: max(0, pageScrollView.contentSize.width - size.width),
            y: max(0, pageScrollView.contentSize.height - size.height))
        let offset = pageScrollView.contentOffset
        let shown = CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
        let frame = CGRect(origin: shown, size: size)
        if pageView.frame != frame { pageView.frame = frame }
        client.engine.scroll(to: shown)
    }

    func pageDidMeasure(_ layout: PageLayout) {
        setContentSize(layout.size)
        if layout.isOwnMove, !pageScrollView.isTracking, !pageScrollView.isDecelerating {
            let insets = pageScrollView.adjustedContentInset
            // A page at its top is one whose bar is all there.
            let y = layout.offset.y <= 0 ? -insets.top : layout.offset.y
            pageScrollView.setContentOffset(CGPoint(x: layout.offset.x, y: y), animated: false)
        }
        if layout.takesTyping, !isFirstResponder {
            becomeFirstResponder()
        } else if !layout.takesTyping, isFirstResponder {
            resignFirstResponder()
        }
        layOutPage()
    }

    private func setContentSize(_ size: CGSize) {
        let insets = pageScrollView.adjustedContentInset
        let least = CGSize(width: bounds.width, height: bounds.height - insets.top - insets.bottom)
        let size = CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
        if pageScrollView.contentSize != size { pageScrollView.contentSize = size }
    }

    func scrollToTop() {
        let insets = pageScrollView.adjustedContentInset
        pageScrollView.setContentOffset(CGPoint(x: -insets.left, y: -insets.top), animated: false)
    }

    private func tapPage(at point: CGPoint) { client.engine.tap(at: point) }

    // MARK: Swipes from the edges

    func updateEdgeSwipes() {
        for recognizer in gestureRecognizers ?? [] where recognizer is EdgeSwipe { removeGestureRecognizer(recognizer) }
        guard allowsBackForwardNavigationGestures else { return }
        for edge in [UIRectEdge.left, .right] {
            let swipe = EdgeSwipe(target: nil, action: nil)
            swipe.edges = edge
            swipe.addAction { [weak self] in
                if edge == .left { self?.goBack() } else { self?.goForward() }
            }
            addGestureRecognizer(swipe)
        }
    }

    // MARK: Interface Builder

    func decodePage(_ nib: NibDecoder) {
        if let allows = nib.bool("allowsBackForwardNavigationGestures") { allowsBackForwardNavigationGestures = allows }
        if let allows = nib.bool("allowsLinkPreview") { allowsLinkPreview = allows }
        if let name = nib["customUserAgent"] { customUserAgent = name }
        guard let nib = nib.child("configuration") else { return }
        let configuration = client.configuration
        if let name = nib["applicationNameForUserAgent"] { configuration.applicationNameForUserAgent = name }
        if let allows = nib.bool("allowsAirPlayForMediaPlayback") {
            configuration.allowsAirPlayForMediaPlayback = allows
        }
        if let allows = nib.bool("allowsInlineMediaPlayback") { configuration.allowsInlineMediaPlayback = allows }
        if let allows = nib.bool("allowsPictureInPictureMediaPlayback") {
            configuration.allowsPictureInPictureMediaPlayback = allows
        }
        if let suppresses = nib.bool("suppressesIncrementalRendering") {
            configuration.suppressesIncrementalRendering = suppresses
        }
        if let ignores = nib.bool("ignoresViewportScaleLimits") { configuration.ignoresViewportScaleLimits = ignores }
        if let granularity = nib.choice(
            "selectionGranularity", ["dynamic": WKSelectionGranularity.dynamic, "character": .character])
        {
            configuration.selectionGranularity = granularity
        }
        if let media = nib.child("mediaTypesRequiringUserActionForPlayback") {
            var types: WKAudiovisualMediaTypes = []
            if media.bool("audio") == true { types.insert(.audio) }
            if media.bool("video") == true { types.insert(.video) }
            _ = media.bool("none")
            configuration.mediaTypesRequiringUserActionForPlayback = media.bool("all") == true ? .all : types
        }
        if let preferences = nib.child("preferences") {
            if let size = preferences.number("minimumFontSize") { configuration.preferences.minimumFontSize = size }
            if let runs = preferences.bool("javaScriptEnabled") { configuration.preferences.javaScriptEnabled = runs }
            if let opens = preferences.bool("javaScriptCanOpenWindowsAutomatically") {
                configuration.preferences.javaScriptCanOpenWindowsAutomatically = opens
            }
        }
        client.applySettings()
    }
}

/// A swipe from an edge that goes through the history.
private final class EdgeSwipe: UIScreenEdgePanGestureRecognizer {
    private var action: (() -> Void)?

    func addAction(_ action: @escaping () -> Void) {
        self.action = action
        addTarget(self, action: Selector("swiped"))
    }

    override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "EdgeSwipe",
            methods: ["swiped": { object, _ in unsafeDowncast(object, to: EdgeSwipe.self).swiped() }])
    }

    /// A swipe that went a part of the way counts where it was not taken back.
    private func swiped() {
        if state == .ended, abs(translation(in: view).x) > 60 { action?() }
    }
}
