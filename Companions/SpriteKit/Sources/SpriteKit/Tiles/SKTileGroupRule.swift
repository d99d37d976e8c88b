import CoreGraphics
import Foundation
import UIKit

/// Looks of which one is taken for a tile.
open class SKTileGroupRule: NSObject, @unchecked Sendable {
    /// The looks.
    open var tileDefinitions: [SKTileDefinition]
    /// A name to find the rule by.
    open var name: String?

    /// Makes a rule of looks.
    public init(tileDefinitions: [SKTileDefinition]) { self.tileDefinitions = tileDefinitions }
    /// Makes a rule without looks.
    public override convenience init() { self.init(tileDefinitions: []) }
}
