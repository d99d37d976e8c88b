/// What a node of a tree knows of its own work and that below it for one pass down the tree.
package struct PassMarks<Node: AnyObject> {
    /// Whether the pass has something to do with the node itself.
    package var isNeeded = false
    /// Whether the pass has something to do below the node; set on every ancestor of a node that needs it, so that a clean tree
    /// is not walked.
    package var subtreeIsMarked = false
    /// Whether the parent has the node in its list.
    var isListed = false
    /// The children that the pass has work for, so that clean ones beside them are not asked.
    var waiting = WaitingChildren<Node>()

    package init() {}

    package var isAwaited: Bool { isNeeded || subtreeIsMarked }
}

/// A node of a tree that passes go down, from parents to those of their children that have something to do.
@MainActor package protocol PassNode: AnyObject {
    /// The node's class: `Self` cannot stand for that of a class with subclasses.
    associatedtype Node: AnyObject
    /// The passes that there are.
    associatedtype Pass: CaseIterable

    /// The parent.
    var nodeAbove: Node? { get }
    /// The children, in their order.
    var nodesBelow: [Node] { get }
    /// The marks for a pass.
    subscript(pass: Pass) -> PassMarks<Node> { get set }
}

extension PassNode where Node == Self {
    /// Leads the next pass to this node. Ancestors that it comes to anyway are left as they are.
    package func mark(for pass: Pass) {
        var node = self
        while let parent = node.nodeAbove {
            if !node[pass].isListed {
                node[pass].isListed = true
                parent[pass].waiting.add(node)
            }
            guard !parent[pass].subtreeIsMarked else { return }
            parent[pass].subtreeIsMarked = true
            node = parent
        }
    }

    /// Leads the passes to a node that came into the tree with work for them.
    package func resumeMarks() {
        resetMarks()
        for pass in Pass.allCases where self[pass].isAwaited { mark(for: pass) }
    }

    /// The node is in no list of a parent's: it may have outlived the one that had it in its lists.
    func resetMarks() {
        for pass in Pass.allCases where self[pass].isListed { self[pass].isListed = false }
    }

    /// A child is about to leave.
    package func forgetMarks(of child: Node) {
        for pass in Pass.allCases where child[pass].isListed { self[pass].waiting.remove(child) }
        child.resetMarks()
    }

    /// Visits the children, in their order, that the pass has something to do with when it is their turn.
    package func visitChildren(for pass: Pass, _ visit: (Node) -> Void) {
        // Those that come in meanwhile are for the next round, and those that have left are passed over.
        let children = nodesBelow
        var start = 0
        while let place = self[pass].waiting.next(in: children, from: start, where: { $0[pass].isAwaited }) {
            let child = children[place]
            if child.nodeAbove === self { visit(child) }
            start = place + 1
        }
        self[pass].waiting.removeAll { child in
            child[pass].isListed = child[pass].isAwaited
            return !child[pass].isListed
        }
    }
}
