import Foundation
import FoundationNetworking
import WebKitEngine
import UIKit

/// Why a page is about to go elsewhere.
@frozen public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0, formSubmitted, backForward, reload, formResubmitted
    case other = -1

    init(_ kind: PageAction.Kind) { self = WKNavigationType(rawValue: kind.rawValue) ?? .other }
}

/// What becomes of a step that a page is about to take.
@frozen public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// What becomes of an answer that has come.
@frozen public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A step that a page is about to take.
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
    /// The frame that the step comes from.
    public let sourceFrame: WKFrameInfo
    /// The frame that shows what the step leads to; nil for a new window.
    public let targetFrame: WKFrameInfo?
    /// Why the page goes elsewhere.
    public let navigationType: WKNavigationType
    /// What is asked for.
    public let request: URLRequest
    /// Whether the page asks for a file to be kept; none is.
    public let shouldPerformDownload: Bool
    /// The keys that were held.
    public let modifierFlags: UIKeyModifierFlags
    /// The number of the mouse's button; 0 for a finger.
    public let buttonNumber: Int

    init(_ action: PageAction, in client: PageClient) {
        sourceFrame = WKFrameInfo(client, request: URLRequest(url: client.state.url ?? .blankPage))
        targetFrame =
            action.opensWindow ? nil : WKFrameInfo(client, isMain: action.isMain, request: action.request)
        navigationType = WKNavigationType(action.kind)
        request = action.request
        shouldPerformDownload = false
        modifierFlags = []
        buttonNumber = 0
    }
}
