import Foundation
@_spi(Framework) import UIKit

/// A world of objects that scripts share: those of one cannot touch those of another.
@MainActor @preconcurrency open class WKContentWorld: NSObject {
    private enum Kind { case page, app, named(String) }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The world of the page's own scripts.
    public static var page: WKContentWorld { ContentWorlds.shared.world(named: nil) { WKContentWorld(.page) } }
    /// The world of the app's scripts that have no other.
    public static var defaultClient: WKContentWorld {
        ContentWorlds.shared.world(named: "") { WKContentWorld(.app) }
    }

    /// The world of a name.
    public class func world(name: String) -> WKContentWorld {
        ContentWorlds.shared.world(named: "." + name) { WKContentWorld(.named(name)) }
    }

    /// The world's name; nil for the page's and the app's usual one.
    public var name: String? { if case .named(let name) = kind { name } else { nil } }

    /// What the engine calls the world; nil for the page's.
    var engineName: String? {
        switch kind {
        case .page: nil
        case .app: "app"
        case .named(let name): "app." + name
        }
    }
}
