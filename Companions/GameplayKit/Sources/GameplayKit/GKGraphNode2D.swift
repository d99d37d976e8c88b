import Foundation

/// A place in a plane.
open class GKGraphNode2D: GKGraphNode {
    /// Where it lies.
    open var position: vector_float2

    /// Makes a node at a point.
    public init(point: vector_float2) { position = point }

    private func distance(to node: GKGraphNode) -> Float? {
        guard let node = node as? GKGraphNode2D else { return nil }
        let way = node.position - position
        return (way.x * way.x + way.y * way.y).squareRoot()
    }

    /// The distance on a straight line.
    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }
    /// The distance on a straight line.
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }
}
