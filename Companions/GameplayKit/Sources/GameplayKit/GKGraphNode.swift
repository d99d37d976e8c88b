import Foundation

/// A place of a graph, from which one may go to others.
open class GKGraphNode: NSObject {
    /// The nodes that one may go to.
    open private(set) var connectedNodes: [GKGraphNode] = []

    /// Makes a node without connections.
    public override init() {}

    /// Lets one go from here to other nodes, and back if the connections are for both directions.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional, !node.connectedNodes.contains(where: { $0 === self }) { node.connectedNodes.append(self) }
        }
    }

    /// Lets one go no longer from here to other nodes, nor back if the connections are for both directions.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.connectedNodes.removeAll { $0 === self } }
        }
    }

    /// What it costs at least to go to a node: nothing is known unless overridden.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

    /// What it costs to go to a connected node: 1 unless overridden.
    open func cost(to node: GKGraphNode) -> Float { 1 }

    /// The cheapest way to a node, both ends with it; empty where there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
        var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(self): 0]
        var before: [ObjectIdentifier: GKGraphNode] = [:]
        var done: Set<ObjectIdentifier> = []
        var open: [(node: GKGraphNode, guess: Float)] = [(self, estimatedCost(to: goalNode))]
        while let place = open.indices.min(by: { open[$0].guess < open[$1].guess }) {
            let node = open.remove(at: place).node
            if node === goalNode { break }
            guard done.insert(ObjectIdentifier(node)).inserted else { continue }
            for next in node.connectedNodes {
                let cost = costs[ObjectIdentifier(node)]! + node.cost(to: next)
                if let known = costs[ObjectIdentifier(next)], known <= cost { continue }
                costs[ObjectIdentifier(next)] = cost
                before[ObjectIdentifier(next)] = node
                open.append((next, cost + next.estimatedCost(to: goalNode)))
            }
        }
        guard costs[ObjectIdentifier(goalNode)] != nil else { return [] }
        var path = [goalNode]
        while let node = before[ObjectIdentifier(path[0])] { path.insert(node, at: 0) }
        return path
    }

    /// The cheapest way from a node, both ends with it; empty where there is none.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}
