import Foundation
@_spi(Framework) import UIKit
import WebKitEngine

/// What a web view is made with.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
    /// Makes the usual configuration.
    nonisolated public override init() { super.init() }

    /// The processes that pages live in.
    open lazy var processPool = WKProcessPool()
    /// How pages behave.
    open lazy var preferences = WKPreferences()
    /// The scripts of the app's, and who gets the messages of pages.
    open lazy var userContentController = WKUserContentController()
    /// Where cookies and the like are kept.
    open lazy var websiteDataStore = WKWebsiteDataStore.default()
    /// How pages behave, unless the delegate says otherwise for one.
    open lazy var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

    /// Whether a page is shown only when all of it is there; it has no effect.
    open var suppressesIncrementalRendering = false
    /// What is added to the name by which pages know the browser; nil for nothing.
    open var applicationNameForUserAgent: String?
    /// Whether films may be shown on another screen; there is none.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether pages ask for secure connections where they can; they do not.
    open var upgradeKnownHostsToHTTPS = true
    /// Whether films play where they are in the page.
    open var allowsInlineMediaPlayback = false
    /// The media that play only when the person asks for it.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// What is made a link by what it looks like: nothing is.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Whether all pages can be zoomed; none can.
    open var ignoresViewportScaleLimits = false
    /// How finely text is selected; no text of a page is.
    open var selectionGranularity = WKSelectionGranularity.dynamic
    /// Whether films may play over other apps; none does.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether only the app's own domains can be shown, as its Info.plist lists them.
    open var limitsNavigationsToAppBoundDomains = false {
        didSet {
            guard limitsNavigationsToAppBoundDomains else { return }
            Findings.report(
                limit: "webkit.app-bound", "WKWebViewConfiguration does not limit pages to the app's own domains.",
                advice: "Decide in webView(_:decidePolicyFor:decisionHandler:) where the view may go.")
        }
    }
    /// Whether pages may load what Web Inspector adds.
    open var allowsInlinePredictions = false

    var handlers: [String: any WKURLSchemeHandler] = [:]
    /// Whether pages of files may read all addresses. Apps set it by name.
    var allowsFilesToReadAll = false

    /// Has the app answer requests of a scheme of its own.
    ///
    /// - Parameter urlScheme: Without a colon; one that the view answers itself, such as "https", is a mistake.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        precondition(
            !WKWebView.handlesURLScheme(urlScheme), "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
        handlers[urlScheme.lowercased()] = urlSchemeHandler
    }

    /// Who answers requests of a scheme; nil where nobody does.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        handlers[urlScheme.lowercased()]
    }

    func duplicate() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.processPool = processPool
        copy.preferences = preferences
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.dataDetectorTypes = dataDetectorTypes
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.selectionGranularity = selectionGranularity
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        copy.allowsInlinePredictions = allowsInlinePredictions
        copy.handlers = handlers
        copy.allowsFilesToReadAll = allowsFilesToReadAll
        return copy
    }

    /// A configuration with the same values. The objects in it are the same ones.
    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }
}

/// Kinds of sound and film.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Makes kinds of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What has sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
    /// What has pictures.
    public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
    /// All of them.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Kinds of text that can be made links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Makes kinds of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers of telephones.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of pages.
    public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
    /// Streets and cities.
    public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels.
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
    /// What can be looked up.
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
    /// All of them.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// How finely text is selected.
@frozen public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
