import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// A node that draws a picture or a coloured rectangle.
open class SKSpriteNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKSpriteNode") }

    /// Makes a sprite of a picture; without one it is a rectangle of the colour.
    ///
    /// - Parameter size: In points.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        self.texture = texture
        self.color = color
        self.size = size
        super.init()
    }

    /// Makes a sprite of no size.
    public convenience override init() { self.init(texture: nil, color: Self.noColor, size: .zero) }

    /// Makes a sprite of a picture's size.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: Self.noColor, size: texture?.size() ?? .zero)
    }

    /// Makes a sprite of a picture, stretched to a size in points.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: Self.noColor, size: size)
    }

    /// Makes a sprite of the picture of a name, of its size.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

    /// Makes a sprite of the picture of a name; a normal map would be for lights, which are not supported.
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
        self.init(imageNamed: name)
    }

    /// Makes a rectangle of a colour.
    ///
    /// - Parameter size: In points.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    /// Makes a sprite from an archive.
    public required init?(coder aDecoder: NSCoder) {
        color = Self.noColor
        size = .zero
        super.init(coder: aDecoder)
    }

    /// The colour of a sprite that was given none: white that is not seen.
    private static let noColor = UIColor(white: 1, alpha: 0)

    /// The picture; nil for a rectangle of the colour.
    open var texture: SKTexture?

    /// A picture of directions for lights, which are not supported.
    open var normalTexture: SKTexture?

    /// Which lights shine on the sprite; there are none.
    open var lightingBitMask: UInt32 = 0
    /// Of which lights the sprite casts shadows; there are none.
    open var shadowCastBitMask: UInt32 = 0
    /// Of which lights shadows fall on the sprite; there are none.
    open var shadowedBitMask: UInt32 = 0

    /// The colour of a sprite without picture, and the one that is mixed into its picture.
    open var color: UIColor

    /// How much of the colour is mixed into the picture, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0

    /// How the sprite is put over what is behind.
    open var blendMode = SKBlendMode.alpha

    /// The size, in points, scales left out.
    open var size: CGSize

    /// Makes the sprite so large that its node's scales bring it to a size, in points of its parent.
    open func scale(to size: CGSize) {
        if self.size.width != 0 { xScale = size.width / self.size.width }
        if self.size.height != 0 { yScale = size.height / self.size.height }
    }

    /// Where the node's origin is in the sprite, as parts of its size from the lower left corner.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    /// The part of the picture that is stretched, from 0 to 1; what is around it keeps its size.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// A shader, which is not run.
    open var shader: SKShader? { didSet { shader?.reportIgnored(by: self) } }

    override var contentRect: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    override var isDrawn: Bool { size.width != 0 && size.height != 0 }

    override func paint(_ painter: NodePainter) {
        SpritePicture(painter).draw(self)
    }

    override func takeOver(_ other: SKNode) {
        super.takeOver(other)
        guard let other = other as? SKSpriteNode else { return }
        (texture, normalTexture, color, size) = (other.texture, other.normalTexture, other.color, other.size)
        (colorBlendFactor, blendMode) = (other.colorBlendFactor, other.blendMode)
        (anchorPoint, centerRect) = (other.anchorPoint, other.centerRect)
    }

    override func decode(_ archive: NodeArchive) {
        super.decode(archive)
        decodeSprite(archive)
    }
}
