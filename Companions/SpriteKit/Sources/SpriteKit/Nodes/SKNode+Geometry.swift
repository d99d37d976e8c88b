import CoreGraphics
import Foundation
import UIKit

extension SKNode {
    /// From the node's space to its parent's.
    var localTransform: CGAffineTransform {
        if zRotation == 0 {
            return CGAffineTransform(a: xScale, b: 0, c: 0, d: yScale, tx: position.x, ty: position.y)
        }
        let (sine, cosine) = (sin(zRotation), cos(zRotation))
        return CGAffineTransform(
            a: cosine * xScale, b: sine * xScale, c: -sine * yScale, d: cosine * yScale, tx: position.x, ty: position.y)
    }

    /// From the node's space to that of the node at the top, a scene mostly.
    var worldTransform: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var node = self
        while let parent = node.storedParent {
            transform = transform.concatenating(node.localTransform)
            node = parent
        }
        return transform
    }

    var accumulatedFrame: CGRect {
        var frame = frame
        // A node without content has a place, and counts only where there is nothing else.
        var isKnown = !frame.isEmpty
        for child in storedChildren {
            let other = child.calculateAccumulatedFrame()
            if other.isEmpty { continue }
            let moved = other.applying(localTransform)
            frame = isKnown ? frame.union(moved) : moved
            isKnown = true
        }
        return frame
    }

    /// A point of another node's space in this node's, in points.
    public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.worldTransform).applying(worldTransform.inverted())
    }

    /// A point of this node's space in another node's, in points.
    public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        point.applying(worldTransform).applying(node.worldTransform.inverted())
    }

    /// Whether a point of the parent's space lies in the rectangle of the node and all below it.
    public func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

    /// Whether the rectangles of two nodes, each with all below it, have a point in common.
    public func intersects(_ node: SKNode) -> Bool {
        func rect(_ node: SKNode) -> CGRect {
            guard let parent = node.parent else { return node.calculateAccumulatedFrame() }
            return node.calculateAccumulatedFrame().applying(parent.worldTransform)
        }
        return rect(self).intersects(rect(node))
    }

    // MARK: Points

    /// The nodes below this one that are seen at a point of its space, those in front first.
    public func nodes(at p: CGPoint) -> [SKNode] {
        var found: [(node: SKNode, height: CGFloat)] = []
        for child in storedChildren { child.collect(at: p, height: 0, into: &found) }
        return found.enumerated().sorted {
            ($0.element.height, $0.offset) > ($1.element.height, $1.offset)
        }.map(\.element.node)
    }

    /// The node in front of all others at a point of this node's space; this node where there is none.
    public func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    private func collect(at point: CGPoint, height: CGFloat, into found: inout [(node: SKNode, height: CGFloat)]) {
        guard !isHidden else { return }
        let height = height + zPosition
        if touches(point) { found.append((self, height)) }
        guard !storedChildren.isEmpty else { return }
        let transform = localTransform
        guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
        let inner = point.applying(transform.inverted())
        for child in storedChildren { child.collect(at: inner, height: height, into: &found) }
    }

    /// Whether a point of the parent's space lies in the node's own content, or, in a node without any, between its children.
    private func touches(_ point: CGPoint) -> Bool {
        let rect = contentRect
        if rect.isEmpty { return storedChildren.isEmpty ? false : accumulatedFrame.contains(point) }
        let transform = localTransform
        guard transform.a * transform.d - transform.b * transform.c != 0 else { return false }
        return rect.contains(point.applying(transform.inverted()))
    }
}
