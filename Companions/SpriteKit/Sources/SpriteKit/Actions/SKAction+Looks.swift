import CoreGraphics
import Foundation
import UIKit

extension SKAction {
    // MARK: Opacity

    /// Makes the node opaque.
    public class func fadeIn(withDuration sec: TimeInterval) -> SKAction { change(fading(to: 1), sec) }

    /// Makes the node transparent.
    public class func fadeOut(withDuration sec: TimeInterval) -> SKAction { change(fading(to: 0), sec) }

    private static func fading(to alpha: CGFloat) -> ActionChange {
        var change = ActionChange.moving([(.alpha, alpha)])
        change.reverse = { fading(to: 1 - alpha) }
        return change
    }

    /// Changes the opacity by an amount.
    public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        change(.adding([(.alpha, factor)]), duration)
    }

    /// Changes the opacity to a value from 0 to 1.
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        change(.moving([(.alpha, alpha)]), duration)
    }

    /// Hides the node.
    public class func hide() -> SKAction {
        now({ $0.isHidden = true }, reverse: .other { $0.isHidden = false })
    }

    /// Shows the node.
    public class func unhide() -> SKAction {
        now({ $0.isHidden = false }, reverse: .other { $0.isHidden = true })
    }

    // MARK: Colour

    /// Changes the colour of a sprite or a label, and how much of it is mixed in.
    public class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction {
        colorizing(color, colorBlendFactor, duration)
    }

    /// Changes how much of a sprite's or a label's colour is mixed in.
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        colorizing(nil, colorBlendFactor, duration)
    }

    private static func colorizing(_ color: UIColor?, _ factor: CGFloat, _ duration: TimeInterval) -> SKAction {
        change(
            ActionChange { node in
                switch node {
                case let sprite as SKSpriteNode:
                    let (from, start) = (sprite.color, sprite.colorBlendFactor)
                    return { progress in
                        if let color { sprite.color = from.mixed(with: color, progress) }
                        sprite.colorBlendFactor = start + (factor - start) * progress
                    }
                case let label as SKLabelNode:
                    let (from, start) = (label.color ?? color ?? .white, label.colorBlendFactor)
                    return { progress in
                        if let color { label.color = from.mixed(with: color, progress) }
                        label.colorBlendFactor = start + (factor - start) * progress
                    }
                default: return { _ in }
                }
            }, duration)
    }

    // MARK: Pictures

    /// Gives a sprite a picture, its size left as it is.
    public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }

    /// Gives a sprite a picture.
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        now(
            { node in
                guard let sprite = node as? SKSpriteNode else { return }
                sprite.texture = texture
                if resize { sprite.size = texture.size() }
            }, reverse: .nothing)
    }

    /// Gives a sprite a picture of directions for lights, which are not supported.
    public class func setNormalTexture(_ texture: SKTexture) -> SKAction {
        now({ ($0 as? SKSpriteNode)?.normalTexture = texture }, reverse: .nothing)
    }

    /// Shows one picture after the other, each for some seconds.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: false)
    }

    /// Shows one picture after the other, each for some seconds.
    ///
    /// - Parameters:
    ///   - resize: Whether the sprite takes the pictures' sizes.
    ///   - restore: Whether the sprite gets its own picture back at the end.
    public class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        change(showing(textures, resize, restore), sec * Double(textures.count))
    }

    private static func showing(_ textures: [SKTexture], _ resizes: Bool, _ restores: Bool) -> ActionChange {
        ActionChange(reverse: { showing(textures.reversed(), resizes, restores) }) { node in
            guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
            let before = (sprite.texture, sprite.size)
            return { progress in
                let index = min(Int(progress * CGFloat(textures.count) + 1e-6), textures.count - 1)
                sprite.texture = textures[max(index, 0)]
                if resizes { sprite.size = textures[max(index, 0)].size() }
                guard progress >= 1, restores else { return }
                sprite.texture = before.0
                if resizes { sprite.size = before.1 }
            }
        }
    }
}
