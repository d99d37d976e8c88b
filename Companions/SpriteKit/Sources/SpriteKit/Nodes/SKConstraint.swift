import CoreGraphics
import Foundation
import UIKit

/// A limit that a node is kept to after each step of its scene.
open class SKConstraint: NSObject, NSCopying, @unchecked Sendable {
    private let keep: @MainActor (SKNode, SKNode?) -> Void

    private init(_ keep: @escaping @MainActor (SKNode, SKNode?) -> Void) { self.keep = keep }

    /// Makes a constraint without a limit.
    public override convenience init() { self.init { _, _ in } }

    /// Whether the constraint has an effect.
    open var enabled = true

    /// The node in whose space places count; nil for the node's parent.
    open weak var referenceNode: SKNode?

    @MainActor func apply(to node: SKNode) { keep(node, referenceNode) }

    /// Makes a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SKConstraint(keep)
        (other.enabled, other.referenceNode) = (enabled, referenceNode)
        return other
    }

    @MainActor private static func place(
        _ node: SKNode, _ reference: SKNode?, _ change: (CGPoint) -> CGPoint
    ) {
        guard let parent = node.parent else { return }
        guard let reference else {
            node.position = change(node.position)
            return
        }
        node.position = parent.convert(change(reference.convert(node.position, from: parent)), from: reference)
    }

    /// Keeps the node's place along the x axis in a range.
    open class func positionX(_ range: SKRange) -> SKConstraint { positionX(range, y: SKRange()) }
    /// Keeps the node's place along the y axis in a range.
    open class func positionY(_ range: SKRange) -> SKConstraint { positionX(SKRange(), y: range) }
    /// Keeps the node's place in ranges.
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        SKConstraint { node, reference in
            place(node, reference) { CGPoint(x: xRange.nearest(to: $0.x), y: yRange.nearest(to: $0.y)) }
        }
    }

    /// Keeps the node as far from another as a range says.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        distance(range, to: .zero, in: node)
    }
    /// Keeps the node as far from a point of its reference's space as a range says.
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        SKConstraint { node, reference in place(node, reference) { kept($0, range, to: point) } }
    }
    /// Keeps the node as far from a point of another node's space as a range says.
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        SKConstraint { [weak node] kept, _ in
            guard let node, let parent = kept.parent, node.root === kept.root else { return }
            kept.position = Self.kept(kept.position, range, to: parent.convert(point, from: node))
        }
    }

    private static func kept(_ place: CGPoint, _ range: SKRange, to point: CGPoint) -> CGPoint {
        let (x, y) = (place.x - point.x, place.y - point.y)
        let distance = hypot(x, y)
        let wanted = range.nearest(to: distance)
        guard distance > 0, wanted != distance else { return place }
        return CGPoint(x: point.x + x * wanted / distance, y: point.y + y * wanted / distance)
    }

    /// Keeps the node's turn in a range, in radians.
    open class func zRotation(_ range: SKRange) -> SKConstraint {
        SKConstraint { node, _ in node.zRotation = range.nearest(to: node.zRotation) }
    }

    /// Turns the node to another, but for an angle in a range.
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        orient(to: .zero, in: node, offset: radians)
    }
    /// Turns the node to a point of its parent's space, but for an angle in a range.
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        SKConstraint { node, reference in
            guard let parent = node.parent else { return }
            turn(node, to: reference.map { parent.convert(point, from: $0) } ?? point, radians)
        }
    }
    /// Turns the node to a point of another node's space, but for an angle in a range.
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint { [weak node] turned, _ in
            guard let node, let parent = turned.parent, node.root === turned.root else { return }
            turn(turned, to: parent.convert(point, from: node), radians)
        }
    }

    @MainActor private static func turn(_ node: SKNode, to point: CGPoint, _ offset: SKRange) {
        let direction = atan2(point.y - node.position.y, point.x - node.position.x)
        let away = (node.zRotation - direction).remainder(dividingBy: 2 * .pi)
        node.zRotation = direction + offset.nearest(to: away)
    }
}
