import CoreGraphics
import Foundation
import UIKit

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
