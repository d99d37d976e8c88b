import Foundation
import WebKitEngine

/// When a script runs.
@frozen public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script of the app's that runs in every page.
@MainActor @preconcurrency open class WKUserScript: NSObject, @preconcurrency NSCopying {
    /// The script's text.
    public let source: String
    /// When the script runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether the script runs in the page itself alone, and not in the frames in it.
    public let isForMainFrameOnly: Bool
    let world: WKContentWorld

    /// Makes a script that runs among the page's own.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
    }

    /// Makes a script that runs in a world of objects.
    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = contentWorld
    }

    /// The same script.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    var page: PageUserScript {
        PageUserScript(
            source: source, atEnd: injectionTime == .atDocumentEnd, onlyMain: isForMainFrameOnly,
            world: world.engineName)
    }
}
