import Foundation
import WebKitEngine

/// A message from a script of a page.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
    /// What was posted: a number, text, list, dictionary or `NSNull`.
    public let body: Any
    /// The view that the page is in; nil when it is gone.
    public private(set) weak var webView: WKWebView?
    /// The frame that the script is in: the main one.
    public let frameInfo: WKFrameInfo
    /// The name that the message was posted under.
    public let name: String
    /// The world of the script's objects.
    public let world: WKContentWorld

    init(_ body: Any, _ handler: PageHandler, _ client: PageClient) {
        self.body = body
        name = handler.name
        webView = client.view
        frameInfo = client.mainFrame
        world = handler.world.map { $0 == "app" ? .defaultClient : .world(name: String($0.dropFirst(4))) } ?? .page
    }
}

/// An object that gets the messages of scripts.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called with each message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// An object that gets the messages of scripts and answers them.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// Called with each message.
    ///
    /// - Parameter replyHandler: Takes the answer, or the message of an error; to be called once.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void)

    /// Called with each message, for objects without the other method; returns the answer and the message of an error.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    /// Asks the asynchronous method.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void
    ) {
        Task { @MainActor in
            let (value, error) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(value, error)
        }
    }

    /// Answers nothing.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}
