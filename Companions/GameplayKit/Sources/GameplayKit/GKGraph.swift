import Foundation

/// Places and the ways between them.
open class GKGraph: NSObject {
    /// The places.
    open private(set) var nodes: [GKGraphNode]?

    /// Makes a graph of nodes.
    public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }

    /// Makes a graph without nodes.
    public override convenience init() { self.init([]) }

    /// Adds nodes.
    open func add(_ nodes: [GKGraphNode]) {
        for node in nodes where self.nodes?.contains(where: { $0 === node }) == false { self.nodes?.append(node) }
    }

    /// Takes nodes out, with the ways to them.
    open func remove(_ nodes: [GKGraphNode]) {
        self.nodes?.removeAll { node in nodes.contains { $0 === node } }
        for node in nodes {
            node.removeConnections(to: node.connectedNodes, bidirectional: true)
            for other in self.nodes ?? [] { other.removeConnections(to: [node], bidirectional: false) }
        }
    }

    /// The cheapest way between two nodes, both with it; empty where there is none.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}
