import CoreGraphics
import Foundation
import UIKit

/// A kind of tiles.
open class SKTileGroup: NSObject, @unchecked Sendable {
    /// What looks the tiles have.
    open var rules: [SKTileGroupRule]
    /// A name to find the kind by.
    open var name: String?

    /// Makes a kind of rules.
    public init(rules: [SKTileGroupRule]) { self.rules = rules }
    /// Makes a kind without looks.
    public override convenience init() { self.init(rules: []) }
    /// Makes a kind of one look.
    public convenience init(tileDefinition: SKTileDefinition) {
        self.init(rules: [SKTileGroupRule(tileDefinitions: [tileDefinition])])
    }
    /// Makes a kind without looks.
    open class func empty() -> SKTileGroup { SKTileGroup(rules: []) }
}
