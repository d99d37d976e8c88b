import Foundation

/// Two integers of 32 bits, as C has them.
public typealias vector_int2 = SIMD2<Int32>
/// Two numbers, as C has them.
public typealias vector_float2 = SIMD2<Float>

/// A graph of the crossings of a grid.
public final class GKGridGraph: GKGraph {
    /// The place of the first column and row.
    public let gridOrigin: vector_int2
    /// How many columns there are.
    public let gridWidth: Int
    /// How many rows there are.
    public let gridHeight: Int
    /// Whether one may go to the four places at the corners, too.
    public let diagonalsAllowed: Bool

    private var byPlace: [vector_int2: GKGridGraphNode] = [:]

    /// Makes a grid in which one may go from each place to its neighbours.
    public init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool) {
        gridOrigin = position
        (gridWidth, gridHeight, self.diagonalsAllowed) = (Int(width), Int(height), diagonalsAllowed)
        let places = (0..<height).flatMap { row in (0..<width).map { vector_int2(position.x + $0, position.y + row) } }
        let nodes = places.map { GKGridGraphNode(gridPosition: $0) }
        super.init(nodes)
        byPlace = Dictionary(uniqueKeysWithValues: nodes.map { ($0.gridPosition, $0) })
        for node in nodes { connectToAdjacentNodes(node) }
    }

    /// The node of a place; nil if it was taken out, or the grid does not reach there.
    public func node(atGridPosition position: vector_int2) -> GKGridGraphNode? { byPlace[position] }

    /// Lets one go from a node to its neighbours and back.
    public func connectToAdjacentNodes(_ node: GKGridGraphNode) {
        byPlace[node.gridPosition] = node
        add([node])
        for x in Int32(-1)...1 {
            for y in Int32(-1)...1 where (x, y) != (0, 0) && (diagonalsAllowed || x == 0 || y == 0) {
                let place = vector_int2(node.gridPosition.x + x, node.gridPosition.y + y)
                if let neighbour = byPlace[place] { node.addConnections(to: [neighbour], bidirectional: true) }
            }
        }
    }

    public override func remove(_ nodes: [GKGraphNode]) {
        for case let node as GKGridGraphNode in nodes { byPlace[node.gridPosition] = nil }
        super.remove(nodes)
    }
}
