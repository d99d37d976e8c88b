import CoreGraphics
import Foundation

/// Something that a dynamic animator moves and turns: a view, the attributes of a collection's cell, or an app's own object.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
    /// The middle of the item, in points of the reference view.
    var center: CGPoint { get set }
    /// The item's size, in points; the origin does not count.
    var bounds: CGRect { get }
    /// The item's rotation; the animator changes it and keeps what else is in it.
    var transform: CGAffineTransform { get set }
    /// The shape that stands for the item in collisions.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex outline around the item's middle, in points, for items whose shape is a path.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The item's bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
