import Foundation
import WebKitEngine
@_spi(Framework) import UIKit

/// The app's own scripts in the pages of views, and who gets the messages of pages.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
    /// Makes a controller with no scripts.
    nonisolated public override init() { super.init() }

    /// The scripts that run in every page, in this order.
    public private(set) var userScripts: [WKUserScript] = [] { didSet { tell() } }

    enum Handler {
        case plain(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)
    }

    private(set) var handlers: [PageHandler: Handler] = [:]
    private struct WeakClient { weak var client: PageClient? }
    private var clients: [WeakClient] = []

    /// Adds a script, which runs in all pages from the next on.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }

    /// Has an object get the messages that the page's scripts post to `window.webkit.messageHandlers` under a name. The
    /// object is kept alive.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    /// Has an object get the messages of scripts in a world of objects.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
    {
        add(.plain(scriptMessageHandler), PageHandler(name: name, world: world.engineName, replies: false))
    }

    /// Has an object get, and answer, the messages of scripts in a world of objects.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        add(
            .replying(scriptMessageHandlerWithReply),
            PageHandler(name: name, world: contentWorld.engineName, replies: true))
    }

    private func add(_ handler: Handler, _ place: PageHandler) {
        precondition(
            !handlers.keys.contains { $0.name == place.name && $0.world == place.world },
            "Attempt to add script message handler with name '\(place.name)' when one already exists.")
        handlers[place] = handler
        tell()
    }

    /// Removes who gets the messages of the page's scripts under a name.
    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }

    /// Removes who gets messages under a name in a world of objects.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        handlers = handlers.filter { $0.key.name != name || $0.key.world != contentWorld.engineName }
        tell()
    }

    /// Removes all who get messages in a world of objects.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        handlers = handlers.filter { $0.key.world != contentWorld.engineName }
        tell()
    }

    /// Removes all who get messages.
    open func removeAllScriptMessageHandlers() {
        handlers = [:]
        tell()
    }

    /// Adds rules of what pages may load: there are none that could be added.
    open func add(_ contentRuleList: WKContentRuleList) {}

    /// Removes rules: there are none.
    open func remove(_ contentRuleList: WKContentRuleList) {}

    /// Removes all rules: there are none.
    open func removeAllContentRuleLists() {}

    // MARK: Pages

    func add(_ client: PageClient) {
        clients.removeAll { $0.client == nil }
        clients.append(WeakClient(client: client))
    }

    private func tell() { for client in clients { client.client?.applyContent() } }
}
