import Foundation

/// A crossing of a grid.
open class GKGridGraphNode: GKGraphNode {
    /// The column and the row.
    open var gridPosition: vector_int2

    /// Makes a node at a column and a row.
    public init(gridPosition: vector_int2) { self.gridPosition = gridPosition }

    private func distance(to node: GKGraphNode) -> Float? {
        guard let node = node as? GKGridGraphNode else { return nil }
        let (x, y) = (Float(node.gridPosition.x - gridPosition.x), Float(node.gridPosition.y - gridPosition.y))
        return (x * x + y * y).squareRoot()
    }

    /// The distance on a straight line.
    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }
    /// The distance on a straight line.
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }
}
