@_spi(Framework) import UIKit

/// What WebKit brings into UIKit's registers.
public enum __WebKit: __Companion {
    /// Lets apps observe and name the properties of web views.
    @MainActor public static func introduce() {
        ExposedKeys.add("title", observing: \WKWebView.title)
        ExposedKeys.add("URL", observing: \WKWebView.url)
        ExposedKeys.add("url", observing: \WKWebView.url)
        ExposedKeys.add("loading", observing: \WKWebView.isLoading)
        ExposedKeys.add("estimatedProgress", observing: \WKWebView.estimatedProgress)
        ExposedKeys.add("canGoBack", observing: \WKWebView.canGoBack)
        ExposedKeys.add("canGoForward", observing: \WKWebView.canGoForward)
        ExposedKeys.add("hasOnlySecureContent", observing: \WKWebView.hasOnlySecureContent)
        ExposedKeys.add("themeColor", observing: \WKWebView.themeColor)
        ExposedKeys.add("underPageBackgroundColor", \WKWebView.underPageBackgroundColor)
        ExposedKeys.add("customUserAgent", \WKWebView.customUserAgent)
        ExposedKeys.add("allowsBackForwardNavigationGestures", \WKWebView.allowsBackForwardNavigationGestures)
        ExposedKeys.add("allowsLinkPreview", \WKWebView.allowsLinkPreview)
        ExposedKeys.add("pageZoom", \WKWebView.pageZoom)
        ExposedKeys.add("navigationDelegate", \WKWebView.navigationDelegate)
        ExposedKeys.add("UIDelegate", \WKWebView.uiDelegate)
        ExposedKeys.add("uiDelegate", \WKWebView.uiDelegate)
        ExposedKeys.add("scrollView", reading: \WKWebView.scrollView)
        addUnpublishedKeys()
    }

    /// What apps set by name, since WebKit has no public property for it.
    @MainActor private static func addUnpublishedKeys() {
        ExposedKeys.add("allowFileAccessFromFileURLs", \WKPreferences.allowsFilesFromFiles)
        ExposedKeys.add("allowUniversalAccessFromFileURLs", \WKWebViewConfiguration.allowsFilesToReadAll)
        ExposedKeys.add("javaScriptEnabled", \WKPreferences.javaScriptEnabled)
        ExposedKeys.add("developerExtrasEnabled", on: WKPreferences.self) { (_, _: Bool) in }
        ExposedKeys.add("drawsBackground", on: WKWebView.self) { (view, draws: Bool) in view.isOpaque = draws }
    }
}
