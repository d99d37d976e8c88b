import CoreGraphics
import Foundation
import UIKit

extension SKAction {
    // MARK: Place

    /// Moves by an offset, in points.
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        change(.adding([(.x, delta.dx), (.y, delta.dy)]), duration)
    }

    /// Moves by an offset, in points.
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
    }

    /// Moves to a point of the parent's space.
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        change(.moving([(.x, location.x), (.y, location.y)]), duration)
    }

    /// Moves to a place along the x axis of the parent's space.
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
        change(.moving([(.x, x)]), duration)
    }

    /// Moves to a place along the y axis of the parent's space.
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
        change(.moving([(.y, y)]), duration)
    }

    // MARK: Turn

    /// Turns by an angle, in radians.
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        change(.adding([(.turn, radians)]), duration)
    }

    /// Turns to an angle, in radians.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        change(.moving([(.turn, radians)]), duration)
    }

    /// Turns to an angle, in radians, on the shorter way where `shortestUnitArc` says so.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return change(
            ActionChange { node in
                let start = node.zRotation
                let way = (radians - start).remainder(dividingBy: 2 * .pi)
                return { node.zRotation = start + way * $0 }
            }, duration)
    }

    // MARK: Scale

    /// Makes the node larger by a factor.
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(by: scale, y: scale, duration: duration)
    }

    /// Makes the node wider and higher by factors.
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        change(scaling(xScale, yScale), duration)
    }

    private static func scaling(_ x: CGFloat, _ y: CGFloat) -> ActionChange {
        // Choice (SpriteKit): scaling is undone by the inverse factors.
        ActionChange(reverse: { scaling(x == 0 ? 1 : 1 / x, y == 0 ? 1 : 1 / y) }) { node in
            let amounts = (node.xScale * (x - 1), node.yScale * (y - 1))
            var last: CGFloat = 0
            return { progress in
                node.xScale += amounts.0 * (progress - last)
                node.yScale += amounts.1 * (progress - last)
                last = progress
            }
        }
    }

    /// Makes the node as large as a factor says.
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(to: scale, y: scale, duration: duration)
    }

    /// Makes the node as wide and high as factors say.
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        change(.moving([(.xScale, xScale), (.yScale, yScale)]), duration)
    }

    /// Makes the node as wide as a factor says.
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        change(.moving([(.xScale, scale)]), duration)
    }

    /// Makes the node as high as a factor says.
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        change(.moving([(.yScale, scale)]), duration)
    }

    /// Scales a sprite to a size in points of its parent.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        change(
            ActionChange { node in
                guard let sprite = node as? SKSpriteNode, sprite.size.width != 0, sprite.size.height != 0 else {
                    return { _ in }
                }
                let end = (size.width / sprite.size.width, size.height / sprite.size.height)
                let start = (sprite.xScale, sprite.yScale)
                return { progress in
                    sprite.xScale = start.0 + (end.0 - start.0) * progress
                    sprite.yScale = start.1 + (end.1 - start.1) * progress
                }
            }, duration)
    }

    // MARK: Size

    /// Makes a sprite larger by a width and a height, in points.
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        change(resizing(width, height), duration)
    }

    private static func resizing(_ width: CGFloat, _ height: CGFloat) -> ActionChange {
        ActionChange(reverse: { resizing(-width, -height) }) { node in
            var last: CGFloat = 0
            return { progress in
                guard let sprite = node as? SKSpriteNode else { return }
                sprite.size.width += width * (progress - last)
                sprite.size.height += height * (progress - last)
                last = progress
            }
        }
    }

    /// Makes a sprite as large as a width and a height say, in points.
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        resizing(toWidth: width, toHeight: height, duration)
    }

    /// Makes a sprite as wide as a width says, in points.
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        resizing(toWidth: width, toHeight: nil, duration)
    }

    /// Makes a sprite as high as a height says, in points.
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        resizing(toWidth: nil, toHeight: height, duration)
    }

    private static func resizing(toWidth width: CGFloat?, toHeight height: CGFloat?, _ duration: TimeInterval)
        -> SKAction
    {
        change(
            ActionChange { node in
                guard let sprite = node as? SKSpriteNode else { return { _ in } }
                let start = sprite.size
                return { progress in
                    if let width { sprite.size.width = start.width + (width - start.width) * progress }
                    if let height { sprite.size.height = start.height + (height - start.height) * progress }
                }
            }, duration)
    }

    // MARK: Paths

    /// Moves along a path that begins where the node is, turned along it.
    public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: duration)
    }

    /// Moves along a path that begins where the node is, turned along it, with a speed in points a second.
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }

    /// Moves along a path with a speed in points a second.
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat)
        -> SKAction
    {
        let duration = speed > 0 ? TimeInterval(FlatPath(path).length / speed) : 0
        return follow(path, asOffset: offset, orientToPath: orient, duration: duration)
    }

    /// Moves along a path.
    ///
    /// - Parameters:
    ///   - path: In the parent's space, or from where the node is.
    ///   - offset: Whether the path's points are counted from where the node is.
    ///   - orient: Whether the node is turned along the path.
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction {
        change(following(FlatPath(path), offset, orient, isBackwards: false), duration)
    }

    private static func following(_ path: FlatPath, _ isOffset: Bool, _ turns: Bool, isBackwards: Bool) -> ActionChange
    {
        ActionChange(reverse: { following(path, isOffset, turns, isBackwards: !isBackwards) }) { node in
            var last: CGPoint?
            return { progress in
                guard let place = path.place(at: isBackwards ? 1 - progress : progress) else { return }
                if isOffset {
                    // Where the path itself begins does not matter backwards: the node goes back by what it went.
                    let before = last ?? (isBackwards ? path.place(at: 1)?.point : nil) ?? .zero
                    node.position.x += place.point.x - before.x
                    node.position.y += place.point.y - before.y
                    last = place.point
                } else {
                    node.position = place.point
                }
                if turns { node.zRotation = place.direction }
            }
        }
    }

    // MARK: Speed

    /// Makes the node's actions faster by an amount.
    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        change(.adding([(.speed, speed)]), duration)
    }

    /// Makes the node's actions as fast as a factor says.
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        change(.moving([(.speed, speed)]), duration)
    }
}
