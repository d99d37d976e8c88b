/// The children of a node that a pass down the tree has work for, so that it need not ask all the others.
package struct WaitingChildren<Node: AnyObject> {
    private var nodes: [Node] = []

    /// Up to how many are looked up among the children, one by one; where more wait, all children are asked.
    private static var few: Int { 8 }

    package init() {}

    package mutating func add(_ node: Node) { nodes.append(node) }

    package mutating func remove(_ node: Node) { nodes.removeObject(node) }

    /// The index of the first child from an index on that the pass has work for.
    ///
    /// The order is that of the children, also for those that began to wait while the pass is on its way.
    package func next(in children: [Node], from start: Int, where waits: (Node) -> Bool) -> Int? {
        guard nodes.count <= Self.few else { return children[start...].firstIndex(where: waits) }
        var next: Int?
        for node in nodes where waits(node) {
            guard let place = children.place(of: node), place >= start, place < next ?? .max else { continue }
            next = place
        }
        return next
    }

    /// Takes out those that the closure says wait no longer.
    package mutating func removeAll(where isDone: (Node) -> Bool) { nodes.removeAll(where: isDone) }
}
