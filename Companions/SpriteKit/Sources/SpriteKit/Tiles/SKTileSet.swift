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

/// The look of a tile.
open class SKTileDefinition: NSObject, NSCopying, @unchecked Sendable {
    /// The pictures, shown one after the other.
    open var textures: [SKTexture]
    /// How long each picture is shown, in seconds.
    open var timePerFrame: CGFloat
    /// The size, in points.
    open var size: CGSize
    /// How often the look is taken among others.
    open var placementWeight = 1
    /// A name to find the look by.
    open var name: String?
    /// What the app keeps with the look.
    open var userData: NSMutableDictionary?
    /// Whether the picture is mirrored from left to right.
    open var flipHorizontally = false
    /// Whether the picture is mirrored from top to bottom.
    open var flipVertically = false

    /// Makes a look of several pictures.
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
    }

    /// Makes a look without a picture.
    public override convenience init() { self.init(textures: [], size: .zero, timePerFrame: 0) }
    /// Makes a look of a picture.
    public convenience init(texture: SKTexture) { self.init(texture: texture, size: texture.size()) }
    /// Makes a look of a picture at a size, in points.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(textures: [texture], size: size, timePerFrame: 0)
    }

    /// The picture at a time, in seconds.
    func texture(at time: TimeInterval) -> SKTexture? {
        guard textures.count > 1, timePerFrame > 0 else { return textures.first }
        return textures[Int(time / Double(timePerFrame)) % textures.count]
    }

    /// Makes a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SKTileDefinition(textures: textures, size: size, timePerFrame: timePerFrame)
        (other.placementWeight, other.name, other.userData) = (placementWeight, name, userData)
        (other.flipHorizontally, other.flipVertically) = (flipHorizontally, flipVertically)
        return other
    }
}

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
