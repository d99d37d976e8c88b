import CoreGraphics
import Foundation
import UIKit

/// How tiles are laid out.
public enum SKTileSetType: UInt, Sendable {
    /// In rows and columns.
    case grid
    /// As a diamond.
    case isometric
    /// As hexagons with flat tops.
    case hexagonalFlat
    /// As hexagons with pointed tops.
    case hexagonalPointy
}

/// Kinds of tiles for a map.
open class SKTileSet: NSObject, @unchecked Sendable {
    /// The kinds.
    open var tileGroups: [SKTileGroup]
    /// How tiles are laid out; only grids are.
    open var type: SKTileSetType
    /// A name to find the set by.
    open var name: String?
    /// The size of tiles, in points.
    open var defaultTileSize: CGSize
    /// The kind of tiles that were given none.
    open var defaultTileGroup: SKTileGroup?

    /// Makes a set of kinds, laid out in a way.
    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
        (self.tileGroups, type) = (tileGroups, tileSetType)
        defaultTileSize = tileGroups.first?.rules.first?.tileDefinitions.first?.size ?? .zero
    }

    /// Makes a set of kinds in rows and columns.
    public convenience init(tileGroups: [SKTileGroup]) { self.init(tileGroups: tileGroups, tileSetType: .grid) }
    /// Makes a set without kinds.
    public override convenience init() { self.init(tileGroups: []) }
}
