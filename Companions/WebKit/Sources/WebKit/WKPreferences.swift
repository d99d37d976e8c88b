import Foundation
@_spi(Framework) import UIKit

/// How the pages of a view behave.
@MainActor @preconcurrency open class WKPreferences: NSObject {
    /// Makes the usual preferences.
    nonisolated public override init() { super.init() }

    /// The size below which no text is shown, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether pages run scripts; `WKWebpagePreferences.allowsContentJavaScript` says it since iOS 14.
    open var javaScriptEnabled = true
    /// Whether scripts may open windows that nobody has asked for.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether the person is warned of sites that are known to be fraudulent; no list of those is here.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether pages are printed with their backgrounds; none is printed.
    open var shouldPrintBackgrounds = false
    /// Whether links can be chosen with the tabulator key; it has no effect.
    open var tabFocusesLinks = false
    /// Whether a page may fill the screen: none can.
    open var isElementFullscreenEnabled = false {
        didSet {
            guard isElementFullscreenEnabled else { return }
            Findings.report(
                limit: "webkit.fullscreen", "WKPreferences: no element of a page can fill the screen.",
                advice: "Leave isElementFullscreenEnabled false.")
        }
    }
    /// Whether quirks for single sites are on; those of the engine are.
    open var isSiteSpecificQuirksModeEnabled = true
    /// Whether text can be selected and copied; no text of a page can.
    open var isTextInteractionEnabled = true
    /// What happens to pages that nobody sees.
    open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

    /// What happens to pages that nobody sees.
    public enum InactiveSchedulingPolicy: Int, Sendable { case suspend, throttle, none }

    /// Whether pages of files may read other files. Apps set it by name: WebKit has no public property for it.
    var allowsFilesFromFiles = false
}
